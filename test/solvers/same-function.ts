/**
 * Whether expressions are the same rational function of the given numbers, equal numbers being interchangeable: they are
 * evaluated at random points modulo a prime, where different functions hardly ever agree (Schwartz 1980, Zippel 1979).
 * Nothing is shared with the solvers.
 */

import { written } from './fraction.ts';
import type { Tree } from './parse.ts';

/** 2^61 − 1, a prime. */
const PRIME = 2_305_843_009_213_693_951n;

/** Values to stand for given numbers, without any pattern that a sum or product of theirs could meet. */
const POINTS = [
  1234567890123456789n,
  987654321098765432n,
  1928374655564738291n,
  564738291019283746n,
  2100000000123456789n,
  777123456789123457n,
  1357924680135792468n,
  246813579864201357n,
  1618033988749894848n,
  2020202107182818284n,
];

/**
 * A number that is the same for all ways to write a function, and hardly ever for two functions: the least value at the
 * points, over all ways to swap equal numbers.
 */
export function signatureOf(tree: Tree, numbers: readonly string[]): bigint {
  const values = pointsOf(numbers).map((points) => valueAt(tree, points));
  return values.reduce((least, value) => (value < least ? value : least));
}

/** For each given number, by how it is written, the points that stand for it: in each order. */
export function pointsOf(numbers: readonly string[]): Map<string, bigint[]>[] {
  let all: Map<string, bigint[]>[] = [new Map()];
  let next = 0;
  for (const number of new Set(numbers)) {
    const copies = numbers.filter((other) => other === number).length;
    const points = POINTS.slice(next, next + copies);
    next += copies;
    all = all.flatMap((some) => ordersOf(points).map((order) => new Map(some).set(number, order)));
  }
  return all;
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

function valueAt(tree: Tree, points: ReadonlyMap<string, readonly bigint[]>): bigint {
  const used = new Map<string, number>();
  const value = (tree: Tree): bigint => {
    if ('leaf' in tree) {
      const number = written(tree.leaf);
      const place = used.get(number) ?? 0;
      used.set(number, place + 1);
      const point = points.get(number)?.[place];
      if (point === undefined) throw new Error(`${number} is used more often than it is given`);
      return point;
    }
    return combined(tree.operator, value(tree.left), value(tree.right));
  };
  return value(tree);
}

/** One operation modulo the prime. */
export function combined(operator: string, left: bigint, right: bigint): bigint {
  if (operator === '+') return (left + right) % PRIME;
  if (operator === '-') return (left - right + PRIME) % PRIME;
  return (left * (operator === '*' ? right : power(right, PRIME - 2n))) % PRIME;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (; exponent > 0n; exponent >>= 1n, base = (base * base) % PRIME) {
    if (exponent & 1n) result = (result * base) % PRIME;
  }
  return result;
}
