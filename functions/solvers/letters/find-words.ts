import type { Budget, Search } from '../budget.ts';
import { FoundWords } from './found-words.ts';
import { highestClass, type WordRules } from './languages.ts';
import type { Rack } from './rack.ts';
import {
  CLASS_MASK,
  CLASS_SHIFT,
  DISTANCE_SHIFT,
  LAST_EDGE,
  LETTER_MASK,
  MARKS,
  NO_TILE,
  NODE_MASK,
  TILE_SHIFT,
  type WordGraph,
} from './word-graph.ts';

/** Units of work a millisecond of CPU buys in the letters round; a unit is an edge looked at. */
export const LETTERS_WORK_PER_MILLISECOND = 30_000;

export interface WordsOfRack {
  readonly words: FoundWords;
  readonly search: Search;
}

/**
 * All words that a rack can be laid out to, each once.
 *
 * The graph is walked from its root along every edge for which there is a tile, which is taken off the rack meanwhile. A blank is
 * used only where the tile itself has run out: a word takes as many blanks as it takes tiles more than there are, whichever
 * of its letters they stand for, so that no other choice finds more, and each word is met by one path only.
 *
 * @param graph of the language of the rack.
 * @param budget in edges; when it ends, the words so far are told, with `complete: false`.
 */
export function findWords(graph: WordGraph, rack: Rack, rules: WordRules, budget: Budget): WordsOfRack {
  const { edges, characters, secondTiles, root } = graph;
  const left = Uint8Array.from(rack.counts);
  const highest = highestClass(rack.language, rules);
  const words = new FoundWords(rack.language);
  let blanks = rack.blanks;
  let size = left.reduce((sum, count) => sum + count, blanks);
  walk(root, '', 0, false);
  return { words, search: { complete: !budget.exhausted, work: budget.spent, budget: budget.limit } };

  function walk(node: number, prefix: string, length: number, isAccented: boolean): void {
    let at = node;
    let edge: number;
    do {
      edge = edges[at]!;
      const tile = (edge & LETTER_MASK) >>> TILE_SHIFT;
      const isTile = left[tile]! > 0;
      if (isTile || blanks > 0) follow(at, tile, isTile, prefix, length, isAccented);
      at++;
    } while ((edge & LAST_EDGE) === 0);
    budget.spend(at - node);
  }

  /** Along an edge, with a tile off the rack or a blank in its place. */
  function follow(at: number, tile: number, isTile: boolean, prefix: string, length: number, isAccented: boolean) {
    if (isTile) left[tile]!--;
    else blanks--;
    size--;
    const letter = edges[at]! & LETTER_MASK;
    const second = secondTiles[letter]!;
    if (second === NO_TILE) arrive(at, prefix + characters[letter]!, length + 1, isAccented || letter % MARKS !== 0);
    else if (left[second]! > 0 || blanks > 0) followToSecond(at, letter, second, prefix, length + 2);
    size++;
    if (isTile) left[tile]!++;
    else blanks++;
  }

  /** The second tile of a ligature. */
  function followToSecond(at: number, letter: number, second: number, prefix: string, length: number): void {
    const isTile = left[second]! > 0;
    if (isTile) left[second]!--;
    else blanks--;
    size--;
    arrive(at, prefix + characters[letter]!, length, true);
    size++;
    if (isTile) left[second]!++;
    else blanks++;
  }

  /** At the far end of an edge. */
  function arrive(at: number, word: string, length: number, isAccented: boolean): void {
    const edge = edges[at]!;
    const wordClass = (edge >>> CLASS_SHIFT) & CLASS_MASK;
    if (wordClass > 0 && wordClass <= highest) words.add(word, length, wordClass, isAccented);
    const distance = edge >>> DISTANCE_SHIFT;
    if (distance !== 0 && size > 0 && !budget.exhausted) walk((at + distance) & NODE_MASK, word, length, isAccented);
  }
}
