import { LANGUAGES, type Language } from './languages.ts';
import { TILES, tilesOf } from './tiles.ts';

/**
 * A word graph: all words of a language in the smallest directed graph without cycles whose paths from the root spell them,
 * beginnings and endings shared ("The world's fastest Scrabble program", 1988; made minimal as the words come, after "Incremental
 * Construction of Minimal Acyclic Finite-State Automata", 2000). Here the letters wear their accents, and an edge tells the class
 * of the word that ends with it.
 *
 * A *node* is the index of the first of its edges, which lie one after another in alphabetical order. An *edge* is 32 bits, from
 * the highest:
 *
 * | bits | what |
 * |---|---|
 * | 19 | how far on the node lies that it leads to, round the end of the numbers; 0 where nothing follows |
 * | 4 | the class of the word that ends here, 0 where none does |
 * | 1 | the last edge of its node |
 * | 5 | the tile: its place in the alphabet of the language |
 * | 3 | the mark: which of the letters of that tile, 0 for the bare one |
 *
 * Tile and mark together are the *letter*, 8 bits. A ligature has the tile that comes first in it. Distances in place of places
 * compress by a tenth better: what the graph has in many places is then written in the same way.
 *
 * The file is these numbers as they are, so that reading it is no more than laying an array over it: `HEADER_LENGTH` of them,
 * then a code point for each of the 256 letters, then the edges.
 */
export interface WordGraph {
  readonly language: Language;
  readonly wordCount: number;
  readonly root: number;
  readonly edges: Uint32Array;
  /** The character of each letter; empty for those that the language does not have. */
  readonly characters: readonly string[];
  /** The second tile of each letter that is a ligature, as its place in the alphabet; `NO_TILE` for the others. */
  readonly secondTiles: Uint8Array;
}

export const NO_TILE = 255;
/** Letters that one tile may have. */
export const MARKS = 8;
export const TILE_SHIFT = 3;
export const LETTER_MASK = 0xff;
export const LETTERS = 256;
export const LAST_EDGE = 1 << 8;
export const CLASS_SHIFT = 9;
export const CLASS_MASK = 0xf;
export const DISTANCE_SHIFT = 13;
export const NODE_MASK = (1 << 19) - 1;

/** What the file begins with, in numbers of 32 bits: these signs, the place of its language, how many words, and the root. */
export const SIGNATURE = 0x31475743; // "CWG1" in the order of the bytes
export const HEADER_LENGTH = 4;

/**
 * The graph in a file that `packGraph` wrote.
 *
 * @throws {Error} where the file is no word graph or is cut off.
 */
export function readWordGraph(file: ArrayBuffer): WordGraph {
  if (file.byteLength % 4 !== 0 || file.byteLength < 4 * (HEADER_LENGTH + LETTERS)) throw new Error('no word graph');
  const [signature, place = -1, wordCount = 0, root = 0] = new Uint32Array(file, 0, HEADER_LENGTH);
  const language = LANGUAGES[place];
  if (signature !== SIGNATURE || !language) throw new Error('no word graph');
  const edges = new Uint32Array(file, 4 * (HEADER_LENGTH + LETTERS));
  if (root >= edges.length) throw new Error('a word graph that is cut off');
  const codePoints = new Uint32Array(file, 4 * HEADER_LENGTH, LETTERS);
  const characters = Array.from(codePoints, (code) => (code === 0 ? '' : String.fromCodePoint(code)));
  return { language, wordCount, root, edges, characters, secondTiles: secondTilesOf(characters, language) };
}

function secondTilesOf(characters: readonly string[], language: Language): Uint8Array {
  const second = (character: string) => TILES[language].indexOf(tilesOf(character, language)?.[1] ?? '?');
  return Uint8Array.from(characters, (character) => (character === '' ? NO_TILE : second(character)));
}
