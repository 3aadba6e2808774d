import type { Budget } from '../../budget.ts';
import { FreeVariables } from '../free-variables.ts';
import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import { isCancelled, type LinearForm } from './linear-form.ts';
import { LARGEST_MASKED_BASE } from './masked-bounds.ts';
import { searchMasked } from './masked-search.ts';
import { searchWide } from './wide-search.ts';

/**
 * Puts all solutions of a linear puzzle into the store: one coefficient for each variable, depth first, by proven bounds.
 *
 * @param form that of the puzzle.
 * @param budget when it is spent, the store has what was found until then.
 */
export function solveLinear(puzzle: Cryptarithm, form: LinearForm, store: SolutionStore, budget: Budget): void {
  const { base, letters, wildcards } = puzzle;
  const isMasked = base <= LARGEST_MASKED_BASE && wildcards === 0 && letters.length <= base && !form.exact;
  const search = isMasked ? searchMasked : searchWide;
  search(puzzle, form, new FreeVariables(puzzle, cancelled(form)), store, budget);
}

function cancelled(form: LinearForm): number[] {
  const free: number[] = [];
  for (let variable = 0; variable < form.coefficients.length; variable++) {
    if (isCancelled(form, variable)) free.push(variable);
  }
  return free;
}
