import type { Operations } from '../subsets/operations.ts';

/** Values with which one other value is combined in a go. */
export const BATCH = 512;
/** What they make. */
export const results = new Float64Array(4 * BATCH);

/**
 * Fills `results` with what a value makes with others, up to `most`.
 *
 * @param values up to `BATCH` of them, from `place` up to `end`.
 * @returns how many results there are. Zero may be one.
 */
export function combineWith(
  a: number,
  values: Float64Array,
  place: number,
  end: number,
  { plus, minus, times, over }: Operations,
  most: number,
): number {
  let length = 0;
  for (let i = place; i < end; i++) {
    const b = values[i]!;
    if (plus && a + b <= most) results[length++] = a + b;
    const difference = Math.abs(a - b);
    if (minus && difference <= most) results[length++] = difference;
    // What × 1 or ÷ 1 makes is there with fewer tiles.
    if (a === 1) continue;
    if (times && a * b <= most) results[length++] = a * b;
    // An inexact quotient of integers below 2^53 never rounds to an integer: it is at least 1 / divisor away from one.
    const quotient = Math.max(a, b) / Math.min(a, b);
    if (over && quotient === Math.floor(quotient) && quotient <= most) results[length++] = quotient;
  }
  return length;
}
