/**
 * Expressions at random points modulo a prime, where different functions of the given numbers hardly ever agree: by a chance of
 * about one in 2^60 (Schwartz 1980, Zippel 1979). Nothing is shared with the solvers.
 */

import type { Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import type { Fraction } from './fraction.ts';
import type { Tree } from './parse.ts';

/** 2^61 − 1, a prime. */
const PRIME = 2_305_843_009_213_693_951n;

/** Values to stand for up to twenty numbers (ten fractions are that many, read as divisions), without any pattern that a sum or product of theirs could meet. */
export const POINTS: readonly bigint[] = [
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
  1418983635330710151n,
  1499844581152741729n,
  1676363097439722673n,
  1063921434307813850n,
  1824169290926486437n,
  1150166884438640264n,
  2063732864019782098n,
  1771659526203445464n,
  1014573071562012020n,
  2159537033686727033n,
];

/**
 * The value of a tree, each of its leaves, from left to right, replaced by its point.
 *
 * @throws Error when a leaf has no point.
 */
export function valueModulo(tree: Tree, pointOf: (leaf: Fraction) => bigint | undefined): bigint {
  if ('leaf' in tree) {
    const point = pointOf(tree.leaf);
    if (point === undefined) throw new Error('a number is used more often than it is given');
    return point;
  }
  const left = valueModulo(tree.left, pointOf);
  return combined(left, tree.operator, valueModulo(tree.right, pointOf));
}

/** One operation modulo the prime. */
export function combined(left: bigint, operator: Operator, right: bigint): bigint {
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
