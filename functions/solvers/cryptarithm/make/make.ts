import type { Budget, Search } from '../../budget.ts';
import { compareMade, type MadePuzzle } from './made-puzzle.ts';
import { type MakeOptions, puzzlesFrom } from './puzzles-from.ts';
import type { Words } from './read-words.ts';

/** What came of a list of words. */
export interface Made {
  /** The nicest in the order of `compareMade`, as many as were asked for. */
  readonly puzzles: readonly MadePuzzle[];
  /** How many were found in all. */
  readonly puzzleCount: number;
  /** Complete when every sum and product was looked at: there are no others with exactly one solution. */
  readonly search: Search;
}

/**
 * The sums and products of words of a list that have exactly one solution: `SEND+MORE=MONEY` of *send, more, money*. The
 * result is never one of the words it is made of, and no word stands more than twice.
 *
 * @param options what is to be made, and how many puzzles are told, 0 or more.
 * @param budget when it is spent, what was found until then is told; the same budget gives the same answer always.
 */
export function makePuzzles(words: Words, options: MakeOptions & { readonly limit: number }, budget: Budget): Made {
  const puzzles: MadePuzzle[] = [];
  let puzzleCount = 0;
  for (const made of puzzlesFrom(words, options, budget)) {
    puzzleCount++;
    insert(puzzles, made, options.limit);
  }
  const search = { complete: !budget.exhausted, work: budget.spent, budget: budget.limit };
  return { puzzles, puzzleCount, search };
}

/** Puts a puzzle where it belongs in a list of so many at most. @returns its place, or −1 where the list has no room for it */
export function insert(puzzles: MadePuzzle[], made: MadePuzzle, limit: number): number {
  let low = 0;
  for (let high = puzzles.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (compareMade(made, puzzles[middle]!) < 0) high = middle;
    else low = middle + 1;
  }
  if (low >= limit) return -1;
  puzzles.splice(low, 0, made);
  if (puzzles.length > limit) puzzles.pop();
  return low;
}
