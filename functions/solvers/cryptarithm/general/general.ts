import type { Budget } from '../../budget.ts';
import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import { conditionsOf } from './conditions.ts';
import { domainsOf } from './known-digits.ts';
import { NoValue, Obstacle, OutOfBudget } from './obstacle.ts';
import { search } from './search.ts';
import { mayBeEqual } from './value-range.ts';

/** Units of work that it takes to read a puzzle's equations, for each equation. */
const READING = 600;
/** The same for finding the ranges of its sides. */
const RANGING = 150;

/**
 * Solves a puzzle of any operations and any number of equations: counts all its solutions exactly, and keeps the first. Its
 * equations become polynomials that are to be 0. Where one does not, because it has letters in an exponent or would grow too
 * large, the letters that make it so are tried digit by digit. It ends early when the budget is spent, and marks it so where
 * equal numbers cannot be told from others because they are too large to be written down.
 */
export function solveGeneral(puzzle: Cryptarithm, store: SolutionStore, budget: Budget): void {
  if (puzzle.impossible) return;
  const isProven = solveWithin(puzzle, puzzle.allowed, store, budget);
  if (!isProven) budget.exhausted = true;
}

/** The same with fewer digits allowed; false where it was too much to tell. */
function solveWithin(
  puzzle: Cryptarithm,
  allowed: Cryptarithm['allowed'],
  store: SolutionStore,
  budget: Budget,
): boolean {
  const { base, letters, equations } = puzzle;
  if (!budget.spend(READING * equations.length)) return false;
  const domains = domainsOf(allowed, letters.length);
  if (domains === undefined) return true;
  try {
    const conditions = conditionsOf(puzzle, domains, budget);
    if (conditions !== undefined) search(conditions, base, letters.length, store, budget);
    return !budget.exhausted;
  } catch (error) {
    if (error instanceof NoValue) return true;
    if (error instanceof OutOfBudget) return false;
    if (!(error instanceof Obstacle)) throw error;
    const { variable } = error;
    if (variable === undefined) return !equations.every((equation) => mayBeEqual(equation, domains.allowed, base));
    let isProven = true;
    for (const digit of domains.allowed[variable]!) {
      const narrower = domains.allowed.map((digits, at) => (at === variable ? [digit] : digits));
      if (!budget.spend(RANGING * equations.length)) return false;
      if (!equations.every((equation) => mayBeEqual(equation, narrower, base))) continue;
      isProven = solveWithin(puzzle, narrower, store, budget) && isProven;
      if (budget.exhausted) return false;
    }
    return isProven;
  }
}
