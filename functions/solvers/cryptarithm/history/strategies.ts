/** The searches of the lecture note behind one door: each counts the assignments that it tries, and answers in one shape. */

import type { Budget } from '../../budget.ts';
import type { Cryptarithm, Puzzle } from '../puzzle.ts';
import type { HistoryFound, HistorySearch } from './assignments.ts';
import { columns } from './columns.ts';
import { exhaustive } from './exhaustive.ts';
import { isWithinReach } from './full-check.ts';
import { sumOf } from './sum.ts';

export const CRYPTARITHM_STRATEGY_NAMES = ['exhaustive', 'columns'] as const;
export type CryptarithmStrategy = (typeof CRYPTARITHM_STRATEGY_NAMES)[number];

/** What a strategy plays, and how fast. */
export interface CryptarithmStrategyRules {
  /** Units of budget that a millisecond of CPU buys, as `test/bench/history.ts` measures it, rounded down. */
  readonly workPerMillisecond: number;
  /** Whether it plays a puzzle that has no wildcards. */
  readonly plays: (puzzle: Puzzle) => boolean;
  readonly search: (puzzle: Cryptarithm, limit: number) => HistorySearch;
}

export const CRYPTARITHM_STRATEGIES: Readonly<Record<CryptarithmStrategy, CryptarithmStrategyRules>> = {
  exhaustive: { workPerMillisecond: 10_000, plays: isWithinReach, search: exhaustive },
  columns: { workPerMillisecond: 10_000, plays: (puzzle) => sumOf(puzzle) !== undefined, search: columns },
};

/**
 * Whether a strategy plays a puzzle: neither has wildcards; columns are those of one sum, words added up to a word; the values of
 * an exhaustive search have to be of a size that can be looked at (`isWithinReach`).
 */
export function playsCryptarithm(strategy: CryptarithmStrategy, puzzle: Puzzle): boolean {
  return puzzle.wildcards === 0 && CRYPTARITHM_STRATEGIES[strategy].plays(puzzle);
}

/**
 * A strategy's search at its beginning, to be run as far and as often as is wanted.
 *
 * @param limit how many solutions to keep, 0 or more.
 * @throws RangeError when the strategy does not play the puzzle (`playsCryptarithm`).
 */
export function cryptarithmSearch(strategy: CryptarithmStrategy, puzzle: Cryptarithm, limit: number): HistorySearch {
  if (!playsCryptarithm(strategy, puzzle)) throw new RangeError(`${strategy} does not play this puzzle`);
  return CRYPTARITHM_STRATEGIES[strategy].search(puzzle, limit);
}

/**
 * All solutions of a puzzle, as a strategy finds them.
 *
 * @param limit how many solutions to keep, 0 or more: the first in the order of their digits.
 * @param budget one unit an assignment, more only where a puzzle is long.
 * @throws RangeError when the strategy does not play the puzzle (`playsCryptarithm`).
 */
export function runCryptarithmStrategy(
  strategy: CryptarithmStrategy,
  puzzle: Cryptarithm,
  limit: number,
  budget: Budget,
): HistoryFound {
  const search = cryptarithmSearch(strategy, puzzle, limit);
  search.run(budget);
  return search.found(budget);
}
