import type { Budget } from '../budget.ts';
import { solveGeneral } from './general/general.ts';
import { solveLinear } from './linear/linear.ts';
import { linearForm } from './linear/linear-form.ts';
import type { Cryptarithm } from './puzzle.ts';
import { type Found, SolutionStore } from './solution-store.ts';

/**
 * All solutions of a puzzle, counted exactly, and the first of them in the order of their digits.
 *
 * @param limit how many solutions to tell, 0 or more.
 * @param budget when it is spent, what was found until then is told, and `search.complete` is false: there are at least so
 * many solutions. The same budget gives the same answer always and everywhere.
 */
export function solveCryptarithm(puzzle: Cryptarithm, limit: number, budget: Budget): Found {
  const store = new SolutionStore(limit);
  searchCryptarithm(puzzle, store, budget);
  return store.found(budget);
}

/** The same with a store of the caller's, which may end the search by using up its budget. */
export function searchCryptarithm(puzzle: Cryptarithm, store: SolutionStore, budget: Budget): void {
  if (puzzle.impossible) return;
  const form = linearForm(puzzle);
  if (form !== null) solveLinear(puzzle, form, store, budget);
  else solveGeneral(puzzle, store, budget);
}
