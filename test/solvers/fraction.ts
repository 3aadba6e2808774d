/** Exact fractions of any size, for the checks alone: nothing here is shared with the solvers but the names of the operations. */

import type { Operator } from '../../functions/solvers/arithmetic/puzzle.ts';

/** In lowest terms, `under` positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** over / under in its one form. @throws Error when `under` is zero. */
export function fraction(over: bigint, under = 1n): Fraction {
  if (under === 0n) throw new Error(`${over}/0 is no number`);
  if (under === 1n) return { over, under };
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  // What is left may have either sign; the denominator is to be positive.
  const divisor = a < 0n === under < 0n ? a : -a;
  return { over: over / divisor, under: under / divisor };
}

/** `left operator right`, or `undefined` for a division by zero. */
export function joined(left: Fraction, operator: Operator, right: Fraction): Fraction | undefined {
  const { over, under } = unreduced(left, operator, right);
  return under === 0n ? undefined : fraction(over, under);
}

/** As `joined`, not in lowest terms, and 0 below the line for a division by zero: for long rows of operations. */
export function unreduced(
  { over: a, under: b }: Fraction,
  operator: Operator,
  { over: c, under: d }: Fraction,
): Fraction {
  if (operator === '+') return { over: a * d + c * b, under: b * d };
  if (operator === '-') return { over: a * d - c * b, under: b * d };
  if (operator === '*') return { over: a * c, under: b * d };
  return { over: a * d, under: b * c };
}

/** `"7"`, `"-7"` or `"-7/2"`: an equal number has an equal text. */
export function written({ over, under }: Fraction): string {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

export const isWhole = ({ under }: Fraction): boolean => under === 1n;

/** Below, at or above zero as `a` is below, at or above `b`: for `sort`. */
export function order(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** |a|. */
export const size = ({ over, under }: Fraction): Fraction => ({ over: over < 0n ? -over : over, under });

/** |a − b|. */
export function between(a: Fraction, b: Fraction): Fraction {
  const { over, under } = size(unreduced(a, '-', b));
  return fraction(over, under);
}
