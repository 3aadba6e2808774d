import type { Budget } from '../../budget.ts';
import { DIFFERENCE, madeIn, originOf, PRODUCT, QUOTIENT, SUM } from './made.ts';
import type { Operations } from './operations.ts';
import type { Results, Sink } from './sink.ts';
import type { ValueTable } from './values.ts';

/** Pairs combined before their results are entered. */
const BATCH = 256;
const results: Results = { values: new Float64Array(4 * BATCH), origins: new Int32Array(4 * BATCH) };

/**
 * Gives `sink` the values of every subset of `size` tiles, from its splits in two: all values of the one part with all of
 * the other. A value may come more than once.
 *
 * Pruned without loss, since under `use: any` each result is there with fewer tiles or can be of no use:
 * a − b = a or b, zero, × 1, ÷ 1, a ÷ b = b, and values above the ceiling of the subset.
 *
 * Pruned by what made the operands, too, so that a chain of sums or products is built in one order only:
 * - no + or − on a difference, where + is allowed: a result x − y with x as large as it can be has none. For with
 *   x = p − q it is p − (q + y), with y = p − q it is (x + q) − p, both with a larger x; and (p − q) + y is (p + y) − q.
 * - no + of a smaller sum: x + y with the larger x as large as it can be has none, for with y = p + q it is (x + p) + q.
 * - the same for × and ÷.
 * What stands instead has values of the same tiles or fewer, no larger than the ceilings, which hold for any order. (The
 * rule for differences and quotients is that of the article on 24; that for sums and products goes on from there.)
 *
 * @param ceiling by dense number of the subset: no larger value can be part of an answer as near as the nearest entry.
 * @returns whether the level is whole; false when the budget ended first or the sink closed.
 */
export function combineLevel(
  table: ValueTable,
  sink: Sink,
  size: number,
  operations: Operations,
  ceiling: (subset: number) => number,
  budget: Budget,
): boolean {
  const { bySize, halves } = table.subsets.shape;
  return bySize[size]!.every((subset) => {
    const most = ceiling(subset);
    return halves[subset]!.every((left) => combine(table, sink, left, subset - left, subset, operations, most, budget));
  });
}

/** Gives the results of the values of `left` with the values of `right` for `subset`, their union. */
function combine(
  table: ValueTable,
  sink: Sink,
  left: number,
  right: number,
  subset: number,
  { plus, minus, times, over }: Operations,
  most: number,
  budget: Budget,
): boolean {
  const { first, last } = table;
  const { values, origins } = results;
  // What may not be added, subtracted, multiplied or divided again; −1 is made by nothing.
  const spentSum = plus ? DIFFERENCE : -1;
  const spentProduct = times ? QUOTIENT : -1;
  const end = last[left]!;
  const rightEnd = last[right]!;
  for (let i = first[left]!; i < end; i++) {
    const a = table.values[i]!;
    const madeA = madeIn(table.origins[i]!);
    for (let j = left === right ? i : first[right]!; j < rightEnd; ) {
      const batchEnd = Math.min(j + BATCH, rightEnd);
      if (!budget.spend(sink.pairWork * (batchEnd - j)) || sink.closed) return false;
      const others = table.values;
      const made = table.origins;
      let length = 0;
      for (; j < batchEnd; j++) {
        const b = others[j]!;
        const madeB = madeIn(made[j]!);
        const high = Math.max(a, b);
        const low = Math.min(a, b);
        const madeLow = a < b ? madeA : madeB;
        if (madeA !== spentSum && madeB !== spentSum) {
          if (plus && madeLow !== SUM && high + low <= most) {
            values[length] = high + low;
            origins[length++] = originOf(j, SUM);
          }
          const difference = high - low;
          if (minus && difference !== 0 && difference !== low && difference <= most) {
            values[length] = difference;
            origins[length++] = originOf(j, DIFFERENCE);
          }
        }
        if (low !== 1 && madeA !== spentProduct && madeB !== spentProduct) {
          if (times && madeLow !== PRODUCT && high * low <= most) {
            values[length] = high * low;
            origins[length++] = originOf(j, PRODUCT);
          }
          // An inexact quotient of integers below 2^53 never rounds to an integer: it is at least 1/low away from one.
          const quotient = high / low;
          if (over && quotient === Math.floor(quotient) && quotient !== low && quotient <= most) {
            values[length] = quotient;
            origins[length++] = originOf(j, QUOTIENT);
          }
        }
      }
      if (length > 0) sink.enter(results, length, subset, i);
    }
  }
  return true;
}
