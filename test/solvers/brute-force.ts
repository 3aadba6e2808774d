/**
 * The numbers round by brute force: every value of every choice of the given numbers, nothing pruned, nothing clever, whole
 * numbers of any size. Plainly right, and quick enough: six numbers of the television take some 30 ms, eight small ones seconds.
 */

import { LIMITS, OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { everyChoice, type Join } from './every-choice.ts';

/** Each value that can be made, with the fewest given numbers that make it. */
export type Reach = ReadonlyMap<bigint, number>;

/** What the best answer is: its distance, and each value at that distance, ascending, with the fewest numbers for it. */
export interface Nearest {
  readonly distance: bigint;
  readonly values: readonly { readonly value: bigint; readonly numbersUsed: number }[];
}

/** All values from `numbers` (each used at most once, every step a positive integer), by the `operations` allowed. */
export function reach(numbers: readonly number[], operations: readonly Operator[] = OPERATORS): Reach {
  // One below this no value lies: neither a sum nor a product of a and b reaches (a + 1)(b + 1).
  const bound = numbers.reduce((product, number) => product * (number + 1), 1);
  const choices =
    bound <= Number.MAX_SAFE_INTEGER
      ? everyChoice(numbers, joinDoubles(operations))
      : everyChoice(numbers.map(BigInt), joinAnySize(operations));
  const fewest = new Map<bigint, number>();
  for (const { numbersUsed, values } of choices.sort((a, b) => a.numbersUsed - b.numbersUsed)) {
    for (const value of values) {
      const key = BigInt(value);
      if (!fewest.has(key)) fewest.set(key, numbersUsed);
    }
  }
  return fewest;
}

/** For values that doubles hold. */
function joinDoubles(operations: readonly Operator[]): Join<number> {
  const [plus, minus, times, over] = OPERATORS.map((operator) => operations.includes(operator));
  return (a, b, values) => {
    const [high, low] = a > b ? [a, b] : [b, a];
    if (plus) values.add(high + low);
    if (times) values.add(high * low);
    if (minus && high > low) values.add(high - low);
    if (over && high % low === 0) values.add(high / low);
  };
}

/** The same word for word, since `+` takes two doubles or two BigInts; one function for both would be slow for both. */
function joinAnySize(operations: readonly Operator[]): Join<bigint> {
  const [plus, minus, times, over] = OPERATORS.map((operator) => operations.includes(operator));
  return (a, b, values) => {
    const [high, low] = a > b ? [a, b] : [b, a];
    if (plus) values.add(high + low);
    if (times) values.add(high * low);
    if (minus && high > low) values.add(high - low);
    if (over && high % low === 0n) values.add(high / low);
  };
}

const sorted = new WeakMap<Reach, readonly bigint[]>();

/** The values of `reached`, ascending, as far as a target may lie, and the next one beyond; sorted once. */
export function ascending(reached: Reach): readonly bigint[] {
  const known = sorted.get(reached);
  if (known) return known;
  const within: number[] = [];
  const beyond: bigint[] = [];
  for (const value of reached.keys()) {
    if (value <= LIMITS.target.most) within.push(Number(value));
    else if (beyond.length === 0 || value < beyond[0]!) beyond[0] = value;
  }
  const values = [...Array.from(Float64Array.from(within).sort(), BigInt), ...beyond];
  sorted.set(reached, values);
  return values;
}

/** The values of `reached` nearest to `target`. */
export function nearest(reached: Reach, target: number): Nearest {
  const wanted = BigInt(target);
  const values = ascending(reached);
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  // The last value below the target and the first that is not.
  const around = [values[low - 1], values[low]].filter((value) => value !== undefined);
  const distances = around.map((value) => (value < wanted ? wanted - value : value - wanted));
  const distance = distances.reduce((least, other) => (other < least ? other : least));
  return {
    distance,
    values: around
      .filter((_, place) => distances[place] === distance)
      .map((value) => ({ value, numbersUsed: reached.get(value)! })),
  };
}
