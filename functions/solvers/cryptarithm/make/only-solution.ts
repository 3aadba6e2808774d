import { Budget } from '../../budget.ts';
import type { Cryptarithm, Digits } from '../puzzle.ts';
import { SolutionStore } from '../solution-store.ts';
import { searchCryptarithm } from '../solve.ts';

/** Keeps two solutions, and uses up the budget of the search that finds them: nothing more is to be learnt from it. */
class FirstTwo extends SolutionStore {
  private readonly budget: Budget;
  private met = 0n;

  constructor(budget: Budget) {
    super(2);
    this.budget = budget;
  }

  override count(count: number | bigint): void {
    super.count(count);
    this.met += BigInt(count);
    if (this.isFull) this.budget.exhausted = true;
  }

  get isFull(): boolean {
    return this.met > 1n;
  }
}

/**
 * The solution of a puzzle that has exactly one, and null where it has none or more than one: the search ends at the second.
 * Null proves nothing where it leaves the budget exhausted.
 */
export function onlySolution(puzzle: Cryptarithm, budget: Budget): Digits | null {
  const loan = new Budget(budget.limit - budget.spent);
  const store = new FirstTwo(loan);
  searchCryptarithm(puzzle, store, loan);
  budget.spend(loan.spent);
  if (loan.exhausted && !store.isFull) budget.exhausted = true;
  const { solutions } = store.found(loan);
  return loan.exhausted || solutions.length !== 1 ? null : solutions[0]!;
}
