import { canonicalPuzzle, isNatural } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbersRound } from '../../../functions/solvers/arithmetic/subsets/numbers-round.ts';
import { Budget } from '../../../functions/solvers/budget.ts';
import type { SmallGame } from '../small-game/read-game.ts';
import type { Asked } from './question.ts';

/** Budgets in units of work, each ten times the one before. The largest is below two seconds of computing. */
export const BUDGETS: readonly number[] = [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/** The solver's own answer to one question under one budget after the other, until one of them proves it. */
export function* askWithGrowingBudgets({ numbers, target }: SmallGame): Generator<Asked> {
  const puzzle = canonicalPuzzle(numbers, target);
  if (!isNatural(puzzle)) throw new Error('a numbers round has natural steps');
  for (const budget of BUDGETS) {
    const { best, nearest, search } = solveNumbersRound(puzzle, new Budget(budget));
    const values = nearest.map(({ value }) => value);
    const { distance, numbersUsed } = best;
    yield { budget, work: search.work, proven: search.complete, values, distance, numbersUsed };
    if (search.complete) return;
  }
}
