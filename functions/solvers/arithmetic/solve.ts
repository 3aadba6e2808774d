import type { Budget } from '../budget.ts';
import type { BestAnswer } from './answer.ts';
import { render } from './expression.ts';
import { Nearest } from './nearest.ts';
import type { NumbersPuzzle } from './puzzle.ts';
import { ceiling, mayPassSafe } from './subsets/ceiling.ts';
import { searchSafe } from './subsets/search.ts';
import { type Subsets, subsetsOf } from './subsets/subsets.ts';
import { searchWide } from './subsets/wide.ts';

/** Up to as many tiles, a search in integers of any length needs no other before it. */
const FEW_WIDE_TILES = 6;
/** What a search in doubles may take before one in integers of any length: of the budget, and in units of work. */
const DOUBLES_SHARE = 0.9;
const DOUBLES_WORK = 50_000_000;

/**
 * The nearest value to the target, with the fewest numbers, and one way to make it: both values when two are equally
 * near.
 *
 * Values of subsets from below, met in the middle with the target from above.
 *
 * @param puzzle in its canonical form (`canonicalPuzzle`): the answer does not depend on the order of the numbers.
 * @param budget when it is spent, the answer is the best so far and `search.complete` is false. The same budget gives
 * the same answer always and everywhere.
 */
export function solveNumbers(puzzle: NumbersPuzzle, budget: Budget): BestAnswer {
  const subsets = subsetsOf(puzzle.numbers);
  const nearest = new Nearest(puzzle.target);
  for (const tile of subsets.kinds) nearest.offer({ value: tile, tiles: 1, expression: tile });
  const complete = nearest.distance === 0 || search(subsets, puzzle, nearest, budget);
  const solutions = nearest.candidates.map(({ expression }) => render(expression, puzzle.target, puzzle.operations));
  const best = solutions.reduce((best, solution) => (solution.numbersUsed < best.numbersUsed ? solution : best));
  return { best, nearest: solutions, search: { complete, work: budget.spent, budget: budget.limit } };
}

/** Returns whether the search came to its end, so that `nearest` is proven. */
function search(subsets: Subsets, puzzle: NumbersPuzzle, nearest: Nearest, budget: Budget): boolean {
  if (!mayPassSafe(subsets, nearest)) return searchSafe(subsets, puzzle, nearest, budget);
  if (subsets.shape.tileCount > FEW_WIDE_TILES) {
    const units = Math.min(DOUBLES_WORK, Math.floor(budget.limit * DOUBLES_SHARE));
    nearest.hint(() => budget.lend(units, (loan) => searchSafe(subsets, puzzle, nearest, loan)));
  }
  return searchWide(subsets, puzzle.operations, nearest, (subset) => ceiling(subsets, nearest, subset), budget);
}
