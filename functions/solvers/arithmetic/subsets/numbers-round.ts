import type { Budget } from '../../budget.ts';
import type { RoundAnswer } from '../answer.ts';
import { render } from '../expression.ts';
import { Nearest } from '../nearest.ts';
import type { NaturalPuzzle } from '../puzzle.ts';
import { ceiling, mayPassSafe } from './ceiling.ts';
import { searchSafe } from './search.ts';
import { type Subsets, subsetsOf } from './subsets.ts';
import type { Watch } from './watch.ts';
import { searchWide } from './wide.ts';

/** Up to as many tiles, a search in integers of any length needs no other before it. */
const FEW_WIDE_TILES = 6;
/** What a search in doubles may take before one in integers of any length: of the budget, and in units of work. */
const DOUBLES_SHARE = 0.9;
const DOUBLES_WORK = 50_000_000;

/**
 * The best answer to a numbers round, where steps are natural and any of the numbers may be used: values of subsets from
 * below, met in the middle with the target from above.
 *
 * @param watch is told of the search, where values stay below 2^53.
 */
export function solveNumbersRound(puzzle: NaturalPuzzle, budget: Budget, watch?: Watch): RoundAnswer {
  const subsets = subsetsOf(puzzle.numbers);
  const nearest = new Nearest(puzzle.target);
  for (const tile of subsets.kinds) nearest.offer({ value: tile, tiles: 1, expression: tile });
  const complete = nearest.distance === 0 || search(subsets, puzzle, nearest, budget, watch);
  const solutions = nearest.candidates.map(({ expression }) => render(expression, puzzle));
  const best = solutions.reduce((best, solution) => (solution.numbersUsed < best.numbersUsed ? solution : best));
  return { best, nearest: solutions, search: { complete, work: budget.spent, budget: budget.limit } };
}

/** Returns whether the search came to its end, so that `nearest` is proven. */
function search(subsets: Subsets, puzzle: NaturalPuzzle, nearest: Nearest, budget: Budget, watch?: Watch): boolean {
  if (!mayPassSafe(subsets, nearest)) return searchSafe(subsets, puzzle, nearest, budget, watch);
  if (subsets.shape.tileCount > FEW_WIDE_TILES) {
    const units = Math.min(DOUBLES_WORK, Math.floor(budget.limit * DOUBLES_SHARE));
    nearest.hint(() => budget.lend(units, (loan) => searchSafe(subsets, puzzle, nearest, loan)));
  }
  return searchWide(subsets, puzzle.operations, nearest, (subset) => ceiling(subsets, nearest, subset), budget);
}
