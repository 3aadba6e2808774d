import type { Operations } from '../subsets/operations.ts';
import { add, addMovedDown, addMovedUp, has } from './bit-rows.ts';
import type { ValueSets } from './value-sets.ts';

/**
 * Adds to the row `into` all targets below the span that a value of one set makes with a value of another.
 *
 * @param least 1 or more: targets below it are of no use, and may be left out.
 */
export function joinSets(
  sets: ValueSets,
  one: number,
  other: number,
  operations: Operations,
  least: number,
  into: Int32Array,
): void {
  // A row is moved for each value of the left one.
  const [left, right] = sets.size(one) <= sets.size(other) ? [one, other] : [other, one];
  const end = sets.last[left]!;
  for (let place = sets.first[left]!; place < end; place++) {
    const a = sets.values[place]!;
    if (a < sets.rows.span) joinSums(sets, a, right, operations, into);
    else if (operations.minus) joinLargeDifferences(sets, a, right, into);
    if (a > 1) joinProducts(sets, a, right, operations, least, into);
  }
}

/** Sums and differences of `a`, below the span, with the values of a set. */
export function joinSums(sets: ValueSets, a: number, set: number, { plus, minus }: Operations, into: Int32Array): void {
  const { bits, words, span } = sets.rows;
  const own = sets.rows.own(set);
  if (plus) addMovedUp(into, words, bits, own, a);
  if (!minus) return;
  addMovedDown(into, words, bits, own, 2 * words, a);
  // a − v: bit span − 1 − v of the turned row, moved down by span − 1 − a.
  addMovedDown(into, words, bits, sets.rows.turned(set), words, span - 1 - a);
}

/** Differences of `a`, the span or more, either way round. */
function joinLargeDifferences(
  { values, first, last, rows }: ValueSets,
  a: number,
  set: number,
  into: Int32Array,
): void {
  const end = last[set]!;
  for (let place = first[set]!; place < end; place++) {
    const difference = Math.abs(values[place]! - a);
    if (difference < rows.span) add(into, difference);
  }
}

/** Products, and quotients from `least` on, of `a`, 2 or more. */
function joinProducts(
  sets: ValueSets,
  a: number,
  set: number,
  operations: Operations,
  least: number,
  into: Int32Array,
): void {
  const { values } = sets;
  const { span } = sets.rows;
  const lows = sets.lows[set]!;
  const end = sets.last[set]!;
  if (operations.times) {
    const most = (span - 1) / a;
    for (let place = lows; place < end; place++) {
      const b = values[place]!;
      if (b > most) break;
      add(into, a * b);
    }
  }
  if (!operations.over) return;
  for (let place = sets.first[set]!; place < lows; place++) {
    const b = values[place]!;
    addQuotient(Math.max(a, b) / Math.min(a, b), span, into);
  }
  // The low values ascend: those that are multiples large enough stand at the end, such divisors at the beginning.
  for (let place = end - 1; place >= lows && values[place]! >= a * least; place--)
    addQuotient(values[place]! / a, span, into);
  for (let place = lows; place < end && values[place]! * least <= a; place++)
    addQuotient(a / values[place]!, span, into);
}

/** An inexact quotient of integers below 2^53 never rounds to an integer: it is at least 1 / divisor away from one. */
function addQuotient(quotient: number, span: number, into: Int32Array): void {
  if (quotient === Math.floor(quotient) && quotient < span) add(into, quotient);
}

/**
 * Adds to the row `into` all targets below the span that the tile makes with a value of the open set, whose rows are kept and
 * whose `seen` goes up to the span times the tile and up to the span plus the tile.
 */
export function joinTile(sets: ValueSets, tile: number, set: number, operations: Operations, into: Int32Array): void {
  const { seen } = sets;
  const { span, words } = sets.rows;
  if (tile < span) joinSums(sets, tile, set, operations, into);
  else if (operations.minus) {
    for (let target = 1; target < span; target++) {
      if (has(seen, tile - target) || has(seen, tile + target)) add(into, target);
    }
  }
  if (tile === 1) return;
  if (operations.times) {
    for (let value = 1; value * tile < span; value++) if (has(seen, value)) add(into, value * tile);
  }
  if (!operations.over) return;
  for (let word = 0, value = 0; word < words; word++) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit++, value += tile) bits |= ((seen[value >> 5]! >>> (value & 31)) & 1) << bit;
    into[word]! |= bits;
  }
  for (let value = 1; value <= tile; value++) {
    const target = tile / value;
    if (target === Math.floor(target) && target < span && has(seen, value)) add(into, target);
  }
}
