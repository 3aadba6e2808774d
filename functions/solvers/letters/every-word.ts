import { TILES } from './tiles.ts';
import {
  CLASS_MASK,
  CLASS_SHIFT,
  DISTANCE_SHIFT,
  LAST_EDGE,
  LETTER_MASK,
  NO_TILE,
  NODE_MASK,
  TILE_SHIFT,
  type WordGraph,
} from './word-graph.ts';

/** A word as a graph has it. */
export interface GraphWord {
  readonly word: string;
  /** What it takes of the rack, in its order: "coeur" for "cœur". */
  readonly tiles: string;
  /** 1 or more: its place in the classes of the language, counted from 1. */
  readonly wordClass: number;
}

/**
 * All words of a graph, each once, in the order of the graph: by their letters from the first on, a letter before the same one
 * with an accent.
 */
export function* everyWord({ edges, characters, secondTiles, root, language }: WordGraph): Generator<GraphWord> {
  const alphabet = TILES[language];
  /** The edge that is next at each depth, −1 behind the last of a node, and what is spelt before it. */
  const path = [{ at: root, word: '', tiles: '' }];
  for (let here = path.at(-1); here; here = path.at(-1)) {
    const { at } = here;
    if (at < 0) {
      path.pop();
      continue;
    }
    const edge = edges[at]!;
    here.at = edge & LAST_EDGE ? -1 : at + 1;
    const letter = edge & LETTER_MASK;
    const second = secondTiles[letter]!;
    const word = here.word + characters[letter]!;
    const tiles = here.tiles + alphabet[letter >>> TILE_SHIFT]! + (second === NO_TILE ? '' : alphabet[second]!);
    const wordClass = (edge >>> CLASS_SHIFT) & CLASS_MASK;
    if (wordClass > 0) yield { word, tiles, wordClass };
    const distance = edge >>> DISTANCE_SHIFT;
    if (distance !== 0) path.push({ at: (at + distance) & NODE_MASK, word, tiles });
  }
}
