import type { Budget } from '../../budget.ts';
import { FreeVariables } from '../free-variables.ts';
import { type Cryptarithm, variableCount } from '../puzzle.ts';
import { cleared } from './fraction.ts';
import type { Domains } from './known-digits.ts';
import { constantOf, type Polynomial, variablesOf } from './polynomial.ts';

/** What a puzzle asks of its digits, cleared of divisions. */
export interface Conditions {
  readonly allowed: Domains['allowed'];
  /** The digits that are known from the start, otherwise −1. */
  readonly known: Int8Array;
  /** To be 0. */
  readonly zeros: readonly Polynomial[];
  /** Not to be 0. */
  readonly divisors: readonly Polynomial[];
  /** The variables that have to be chosen. */
  readonly active: readonly number[];
  /** Those that stand in no condition, and are only counted. */
  readonly free: FreeVariables;
}

/**
 * The conditions of a puzzle for what its variables are allowed; `undefined` where no digits meet them.
 *
 * @throws Obstacle where an equation is no polynomial, or too large a one; NoValue where a side has no value; OutOfBudget.
 */
export function conditionsOf(puzzle: Cryptarithm, { allowed, known }: Domains, budget: Budget): Conditions | undefined {
  const digital = { base: puzzle.base, radix: variableCount(puzzle) + 1, known };
  const zeros: Polynomial[] = [];
  const divisors: Polynomial[] = [];
  for (const equation of puzzle.equations) {
    const { zero, divisors: its } = cleared(equation, digital, budget);
    divisors.push(...its);
    const value = constantOf(zero);
    if (value === undefined) zeros.push(zero);
    else if (value !== 0) return undefined;
  }
  const watched = divisors.filter((divisor) => !isPositive(divisor, allowed));
  const bound = new Set<number>();
  for (const { coefficients, radix } of [...zeros, ...watched]) {
    for (const monomial of coefficients.keys())
      for (const variable of variablesOf(monomial, radix)) bound.add(variable);
  }
  const open = [...known.keys()].filter((variable) => known[variable]! < 0);
  const free = open.filter((variable) => !bound.has(variable));
  return {
    allowed,
    known,
    zeros,
    divisors: watched,
    active: open.filter((variable) => bound.has(variable)),
    free: new FreeVariables({ ...puzzle, allowed }, free),
  };
}

/** Whether a polynomial is above 0 for all digits, as that of a word is that may not start with zero. */
function isPositive({ coefficients, radix }: Polynomial, allowed: Domains['allowed']): boolean {
  let isAbove = false;
  for (const [monomial, coefficient] of coefficients) {
    if (coefficient < 0) return false;
    isAbove ||= variablesOf(monomial, radix).every((variable) => allowed[variable]![0]! > 0);
  }
  return isAbove;
}
