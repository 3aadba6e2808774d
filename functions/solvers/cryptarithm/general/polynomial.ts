import type { Budget } from '../../budget.ts';
import { bitsOf, type Exact, plus, times } from './exact.ts';
import { Obstacle, OutOfBudget } from './obstacle.ts';

/**
 * A polynomial in the variables of a puzzle, with integer coefficients, none of them 0: the coefficient of each *monomial*. The
 * monomial of the variables v ≤ w ≤ … is the number with the digits …, w + 1, v + 1 in the base `radix`, and 0 is the constant.
 */
export interface Polynomial {
  /** One more than there are variables in the puzzle. */
  readonly radix: number;
  readonly coefficients: ReadonlyMap<number, Exact>;
}

/** More monomials, or a coefficient of more bits, than a search does well with. */
const MOST_MONOMIALS = 1500;
const MOST_BITS = 1 << 16;
/** Single products that may be worked out for one, and bits by bits that may be multiplied for it. */
const MOST_PRODUCTS = 20 * MOST_MONOMIALS;
const MOST_BIT_PRODUCTS = 2 ** 34;
/** Units of work of an operation, and of a monomial that is entered; and how many bits by bits are multiplied for one. */
const OPERATING = 60;
const ENTERING = 16;
const BIT_PRODUCTS_OF_UNIT = 20_000;

export function constant(value: Exact, radix: number): Polynomial {
  return { radix, coefficients: new Map(value === 0 ? [] : [[0, value]]) };
}

/** The value of a polynomial without variables, otherwise `undefined`. */
export function constantOf({ coefficients }: Polynomial): Exact | undefined {
  if (coefficients.size === 0) return 0;
  return coefficients.size === 1 ? coefficients.get(0) : undefined;
}

/** `left + factor · right`. @throws OutOfBudget */
export function sum(left: Polynomial, right: Polynomial, factor: Exact, budget: Budget): Polynomial {
  pay(budget, OPERATING + ENTERING * right.coefficients.size + 4 * left.coefficients.size);
  const coefficients = new Map(left.coefficients);
  for (const [monomial, coefficient] of right.coefficients) {
    addTo(coefficients, monomial, factor === 1 ? coefficient : times(factor, coefficient));
  }
  return { radix: left.radix, coefficients };
}

/** @throws Obstacle when the product is too large; OutOfBudget. */
export function product(left: Polynomial, right: Polynomial, budget: Budget): Polynomial {
  const { radix } = left;
  const products = left.coefficients.size * right.coefficients.size;
  const [leftBits, rightBits] = [mostBitsOf(left), mostBitsOf(right)];
  if (
    products > MOST_PRODUCTS ||
    leftBits + rightBits > MOST_BITS ||
    products * leftBits * rightBits > MOST_BIT_PRODUCTS
  ) {
    throw new Obstacle(frequent(left) ?? frequent(right));
  }
  pay(budget, OPERATING + products * (ENTERING + Math.floor((leftBits * rightBits) / BIT_PRODUCTS_OF_UNIT)));
  const coefficients = new Map<number, Exact>();
  for (const [one, coefficient] of left.coefficients) {
    for (const [other, factor] of right.coefficients) {
      const monomial = joined(one, other, radix);
      if (monomial > Number.MAX_SAFE_INTEGER) throw new Obstacle(frequent(left));
      addTo(coefficients, monomial, times(coefficient, factor));
    }
  }
  if (coefficients.size > MOST_MONOMIALS) throw new Obstacle(frequent(left));
  return { radix, coefficients };
}

/**
 * The power with an exponent of 0 or more; 0^0 is 1.
 *
 * @throws Obstacle when it is too large; OutOfBudget.
 */
export function power(base: Polynomial, exponent: Exact, budget: Budget): Polynomial {
  const value = constantOf(base);
  if (exponent === 0 || value === 1) return constant(1, base.radix);
  if (exponent === 1 || value === 0) return base;
  if (value === -1) return constant(BigInt(exponent) % 2n === 0n ? 1 : -1, base.radix);
  const bits = Number(exponent) * mostBitsOf(base);
  if (bits > MOST_BITS) throw new Obstacle(frequent(base));
  if (value !== undefined) {
    pay(budget, OPERATING + Math.floor(bits ** 2 / BIT_PRODUCTS_OF_UNIT));
    const raised = BigInt(value) ** BigInt(exponent);
    return constant(times(raised, 1), base.radix);
  }
  let result = base;
  for (let at = 1; at < Number(exponent); at++) result = product(result, base, budget);
  return result;
}

/** The variables of a monomial, ascending, each as often as it stands there. */
export function variablesOf(monomial: number, radix: number): number[] {
  const variables: number[] = [];
  for (let rest = monomial; rest > 0; rest = Math.floor(rest / radix)) variables.push((rest % radix) - 1);
  return variables;
}

/** The variable that most monomials have, or `undefined` when there is none. */
export function frequent({ coefficients, radix }: Polynomial): number | undefined {
  const counts = new Map<number, number>();
  for (const monomial of coefficients.keys()) {
    for (const variable of new Set(variablesOf(monomial, radix))) counts.set(variable, (counts.get(variable) ?? 0) + 1);
  }
  let best: number | undefined;
  for (const [variable, count] of counts) if (best === undefined || count > counts.get(best)!) best = variable;
  return best;
}

/** The value for the digits of all variables. */
export function polynomialAt({ coefficients, radix }: Polynomial, digits: ArrayLike<number>): Exact {
  let total: Exact = 0;
  for (const [monomial, coefficient] of coefficients) {
    let term: Exact = coefficient;
    for (const variable of variablesOf(monomial, radix)) term = times(term, digits[variable]!);
    total = plus(total, term);
  }
  return total;
}

function pay(budget: Budget, units: number): void {
  if (!budget.spend(units)) throw new OutOfBudget();
}

/** The bits of the largest coefficient, at least 1. */
function mostBitsOf({ coefficients }: Polynomial): number {
  let most = 1;
  for (const coefficient of coefficients.values()) {
    if (typeof coefficient === 'bigint' || Math.abs(coefficient) > 1) most = Math.max(most, bitsOf(coefficient));
  }
  return most;
}

function addTo(coefficients: Map<number, Exact>, monomial: number, coefficient: Exact): void {
  const before = coefficients.get(monomial);
  const after = before === undefined ? coefficient : plus(before, coefficient);
  if (after === 0) coefficients.delete(monomial);
  else coefficients.set(monomial, after);
}

/** The monomial of the variables of both: their digits merged, the smallest at the units. */
function joined(one: number, other: number, radix: number): number {
  if (one === 0) return other;
  if (other === 0) return one;
  const first = one % radix;
  const second = other % radix;
  if (first <= second) return joined(Math.floor(one / radix), other, radix) * radix + first;
  return joined(one, Math.floor(other / radix), radix) * radix + second;
}
