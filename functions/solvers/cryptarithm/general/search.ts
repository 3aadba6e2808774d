import type { Budget } from '../../budget.ts';
import type { SolutionStore } from '../solution-store.ts';
import { columnOrder } from './column-order.ts';
import { compile } from './compile.ts';
import type { Conditions } from './conditions.ts';
import { Descent } from './descent.ts';
import { bitsOf } from './exact.ts';
import { expectedOrder } from './expected-order.ts';
import { type Polynomial, polynomialAt } from './polynomial.ts';
import { weightOrder } from './weight-order.ts';

/** Units for a first try from the left: most puzzles are solved before a better order would be found. */
const FIRST_TRY = 6000;
/** Units that a search may take at least, and for each node that was expected, before another order is tried. */
const SECOND_TRY = 1_000_000;
const UNITS_FOR_NODE = 1000;
/** Units that it takes to compile a monomial, and to weigh it once for the expected order. */
const COMPILING = 20;
const WEIGHING = 2;
/** How many squared bits of a long coefficient are compiled for a unit. */
const BITS_SQUARED_OF_UNIT = 1000;
/** Units that it takes for each monomial of the divisors to see that none is 0. */
const DIVIDING = 8;

/**
 * Puts all digits that meet the conditions into a store: with the letters from the left; where that takes too long in the
 * order that is expected to be best; where it is not, column by column for as long; and else to the end in the one before.
 *
 * @param letters how many of the variables, the first ones, are letters.
 * @throws Obstacle where an equation is too large.
 */
export function search(
  conditions: Conditions,
  base: number,
  letters: number,
  store: SolutionStore,
  budget: Budget,
): void {
  const { allowed, known, zeros, divisors, active, free } = conditions;
  const monomials = monomialsOf(zeros);
  const compiling = COMPILING * monomials + longUnitsOf(zeros);
  const dividing = DIVIDING * monomialsOf(divisors);
  const descend = (order: readonly number[], store: SolutionStore, budget: Budget): void => {
    if (!budget.spend(compiling)) return;
    const digits = Array.from(known, (digit) => Math.max(0, digit));
    const used = usedBy(known, letters, base);
    new Descent(compile(zeros, order, allowed, base), { allowed, letters, digits, used }, budget, (found) => {
      if (dividing > 0 && !budget.spend(dividing)) return;
      if (divisors.some((divisor) => polynomialAt(divisor, found) === 0)) return;
      if (free.isEmpty) store.add(found);
      else free.complete(found, store, budget);
    }).run();
  };
  /** Whether an order comes to its end within so many units; what it found is put into the store only then. */
  const comesToEnd = (order: readonly number[], units: number): boolean => {
    const found = store.fresh();
    const isDone = budget.lend(units, (loan) => {
      descend(order, found, loan);
      return !loan.exhausted;
    });
    // When the budget itself is spent, what was found so far is all there will be.
    if (isDone || budget.exhausted) store.absorb(found);
    return isDone || budget.exhausted;
  };

  if (active.length === 0) {
    descend([], store, budget);
    return;
  }
  if (comesToEnd(weightOrder(zeros, active, base), FIRST_TRY + compiling)) return;
  const weighing = WEIGHING * active.length ** 2 * (monomials + 10);
  // Where there is not enough left for a good order and its search, a quick one finds more.
  if (4 * weighing > budget.limit - budget.spent) {
    descend(columnOrder(zeros, active, base), store, budget);
    return;
  }
  budget.spend(weighing);
  const { order, nodes } = expectedOrder(zeros, active, base, letters);
  const units = SECOND_TRY + UNITS_FOR_NODE * nodes;
  if (comesToEnd(order, units)) return;
  if (comesToEnd(columnOrder(zeros, active, base), units)) return;
  descend(order, store, budget);
}

function monomialsOf(polynomials: readonly Polynomial[]): number {
  return polynomials.reduce((count, { coefficients }) => count + coefficients.size, 0);
}

/** What it takes to cut coefficients into limbs that doubles do not hold: the square of their bits. */
function longUnitsOf(polynomials: readonly Polynomial[]): number {
  let units = 0;
  for (const { coefficients } of polynomials) {
    for (const coefficient of coefficients.values()) {
      if (typeof coefficient === 'bigint') units += Math.ceil(bitsOf(coefficient) ** 2 / BITS_SQUARED_OF_UNIT);
    }
  }
  return units;
}

function usedBy(known: Int8Array, letters: number, base: number): Uint8Array {
  const used = new Uint8Array(base);
  for (let letter = 0; letter < letters; letter++) if (known[letter]! >= 0) used[known[letter]!] = 1;
  return used;
}
