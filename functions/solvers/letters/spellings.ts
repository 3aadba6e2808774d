import { WORD_CLASSES, type WordClass } from './languages.ts';
import { TILES } from './tiles.ts';
import {
  CLASS_MASK,
  CLASS_SHIFT,
  DISTANCE_SHIFT,
  LAST_EDGE,
  LETTER_MASK,
  MARKS,
  NO_TILE,
  NODE_MASK,
  type WordGraph,
} from './word-graph.ts';

/** A word of the dictionary as it is written, and its class. */
export interface Spelling {
  readonly word: string;
  readonly class: WordClass;
}

/**
 * All words that take just these tiles in this order: for "comia" it is "comía", for "coeur" it is "cœur"; for "mas" in Spanish
 * "mas" and "más". Empty where the dictionary has none.
 *
 * @param tiles as `tilesOfWord` gives them.
 */
export function spellingsOf(tiles: string, graph: WordGraph): Spelling[] {
  const { edges, characters, secondTiles, root, language } = graph;
  const { names } = WORD_CLASSES[language];
  const places = [...tiles].map((tile) => TILES[language].indexOf(tile));
  const spellings: Spelling[] = [];
  if (places.length > 0) follow(root, 0, '');
  return spellings;

  function follow(node: number, from: number, prefix: string): void {
    let at = node;
    let edge: number;
    do {
      edge = edges[at]!;
      const letter = edge & LETTER_MASK;
      const second = secondTiles[letter]!;
      const to = from + (second === NO_TILE ? 1 : 2);
      if (Math.floor(letter / MARKS) === places[from] && (second === NO_TILE || second === places[from + 1])) {
        arrive(at, to, prefix + characters[letter]!);
      }
      at++;
    } while ((edge & LAST_EDGE) === 0);
  }

  function arrive(at: number, to: number, word: string): void {
    const edge = edges[at]!;
    const wordClass = (edge >>> CLASS_SHIFT) & CLASS_MASK;
    const distance = edge >>> DISTANCE_SHIFT;
    if (to < places.length) {
      if (distance !== 0) follow((at + distance) & NODE_MASK, to, word);
    } else if (wordClass > 0) spellings.push({ word, class: names[wordClass - 1]! });
  }
}
