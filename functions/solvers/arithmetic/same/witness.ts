import type { Tree } from '../check/tree.ts';
import { compare, type Rational } from '../rational.ts';
import { numbersIn, valueWith } from './value-with.ts';

/** Other numbers in the places of those of two expressions, and what they then come to. */
export interface Witness {
  /** The numbers of both, ascending. */
  readonly numbers: readonly Rational[];
  /** What stands in their places, in this order; all different. */
  readonly stands: readonly Rational[];
  readonly left: Rational;
  /** Where equal numbers may stand in several orders: in the one that agrees with `left`, or in any if none does. */
  readonly right: Rational;
}

/** Primes, as many as make each step through them meet them all: what stands for numbers has no pattern of theirs. */
const STANDS = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83];

/**
 * Numbers that show whether two expressions are the same function: with them both agree, for some order of what stands for equal
 * numbers, or for none.
 *
 * @param right of the same numbers as `left`, up to eight, so that there are not too many orders.
 * @param same what is to be shown.
 * @returns `undefined` where no numbers that are tried show it.
 */
export function witness(left: Tree, right: Tree, same: boolean): Witness | undefined {
  const numbers = numbersIn(left).sort(compare);
  const written = ordersOf(placesIn(left, numbers))[0]!;
  const orders = ordersOf(placesIn(right, numbers));
  for (let attempt = 0; attempt < STANDS.length - 1; attempt++) {
    const stands = numbers.map((_, place) => STANDS[(attempt + place * (attempt + 1)) % STANDS.length]!);
    const at = (places: readonly number[]) => places.map((place) => stands[place]!);
    const value = valueWith(left, at(written));
    const others = orders.map((places) => valueWith(right, at(places)));
    if (value === undefined || others.includes(undefined)) continue;
    const agreeing = others.find((other) => compare(other!, value) === 0);
    if ((agreeing !== undefined) === same) return { numbers, stands, left: value, right: agreeing ?? others[0]! };
  }
  return undefined;
}

/** For each number of an expression, as written, the places at which it is among all numbers. */
function placesIn(tree: Tree, numbers: readonly Rational[]): number[][] {
  const isAt = (number: Rational) => (place: number) => compare(numbers[place]!, number) === 0;
  return numbersIn(tree).map((number) => [...numbers.keys()].filter(isAt(number)));
}

/** All ways to take one of the places of each, none twice. */
function ordersOf(places: readonly (readonly number[])[]): number[][] {
  let orders: number[][] = [[]];
  for (const some of places) {
    orders = orders.flatMap((order) =>
      some.filter((place) => !order.includes(place)).map((place) => [...order, place]),
    );
  }
  return orders;
}
