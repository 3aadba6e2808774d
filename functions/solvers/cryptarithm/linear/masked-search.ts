import type { Budget } from '../../budget.ts';
import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import type { FreeLetters } from './free-letters.ts';
import type { LinearForm } from './linear-form.ts';
import { orderGreedily } from './order.ts';

/** The largest base whose digits are one mask and one place of the tables below: 2^16 of them. */
export const LARGEST_MASKED_BASE = 16;

/** Nodes that are paid for at once, in advance: a node is some 15 to 20 nanoseconds. */
const NODES_AT_ONCE = 64;
const UNITS_AT_ONCE = 96;

const coefficients = new Float64Array(LARGEST_MASKED_BASE);
const powers = new Float64Array(LARGEST_MASKED_BASE);
const order = new Int32Array(LARGEST_MASKED_BASE);
/** By place in the order, from here on all: */
const step = new Float64Array(LARGEST_MASKED_BASE);
const divisor = new Float64Array(LARGEST_MASKED_BASE);
const allowed = new Int32Array(LARGEST_MASKED_BASE);
const remaining = new Float64Array(LARGEST_MASKED_BASE + 1);
const used = new Int32Array(LARGEST_MASKED_BASE + 1);
const candidates = new Int32Array(LARGEST_MASKED_BASE + 1);
const digits = new Int32Array(LARGEST_MASKED_BASE);
/** The coefficients after each place, the positive ones and what the negative ones are without their sign, both descending. */
const positives: Float64Array[] = Array.from(
  { length: LARGEST_MASKED_BASE },
  () => new Float64Array(LARGEST_MASKED_BASE),
);
const negatives: Float64Array[] = Array.from(
  { length: LARGEST_MASKED_BASE },
  () => new Float64Array(LARGEST_MASKED_BASE),
);
const positiveCount = new Int32Array(LARGEST_MASKED_BASE);
const negativeCount = new Int32Array(LARGEST_MASKED_BASE);

/**
 * What the letters after a place can come to, by the digits used before it: with the order fixed, the digits used tell the
 * place. An entry is of the search that stamped it.
 */
const stamps = new Int32Array(1 << LARGEST_MASKED_BASE);
const lows = new Float64Array(1 << LARGEST_MASKED_BASE);
const highs = new Float64Array(1 << LARGEST_MASKED_BASE);
let stamp = 0;

/**
 * All solutions of a linear form in doubles, without wildcards, in a base up to 16: depth first, the digits that a letter may
 * be computed from what the letters after it can come to (each the more, the larger the digit that goes to the larger
 * coefficient: the rearrangement inequality), and from the greatest common divisor of their coefficients.
 *
 * @param free the letters that cancel out.
 */
export function searchMasked(
  puzzle: Cryptarithm,
  form: LinearForm,
  free: FreeLetters,
  store: SolutionStore,
  budget: Budget,
): void {
  const count = prepare(puzzle, form);
  if (count === 0) {
    if (form.constant === 0 && budget.spend(1)) free.complete(new Array(puzzle.letters.length).fill(0), store);
    return;
  }
  const last = count - 1;
  const solution = new Array<number>(puzzle.letters.length).fill(0);
  const all = 2 ** puzzle.base - 1;
  let paid = 0;
  let depth = 0;
  remaining[0] = -form.constant;
  used[0] = 0;
  candidates[0] = candidatesAt(0, 0, -form.constant, all, last);
  for (;;) {
    const left = candidates[depth]!;
    if (left === 0) {
      if (--depth < 0) break;
      continue;
    }
    if (paid-- === 0) {
      if (!budget.spend(UNITS_AT_ONCE)) return;
      paid = NODES_AT_ONCE;
    }
    const bit = left & -left;
    candidates[depth] = left ^ bit;
    const digit = 31 - Math.clz32(bit);
    digits[depth] = digit;
    if (depth === last) {
      for (let at = 0; at <= last; at++) solution[order[at]!] = digits[at]!;
      if (free.isEmpty) store.add(solution);
      else free.complete(solution, store);
      continue;
    }
    const rest = remaining[depth]! - step[depth]! * digit;
    const quotient = rest / divisor[depth]!;
    // Below 2^53 a quotient that is not whole is never rounded to a whole one.
    if (quotient !== Math.floor(quotient)) continue;
    const mask = used[depth]! | bit;
    const next = candidatesAt(depth + 1, mask, rest, all, last);
    if (next === 0) continue;
    depth++;
    remaining[depth] = rest;
    used[depth] = mask;
    candidates[depth] = next;
  }
}

/** Sets the tables by place in the order. @returns how many letters have a coefficient that is not zero. */
function prepare({ allowed: allowedDigits, base }: Cryptarithm, form: LinearForm): number {
  let count = 0;
  let fixed = 0;
  for (let letter = 0; letter < allowedDigits.length; letter++) {
    const coefficient = form.coefficients[letter]!;
    if (coefficient === 0) continue;
    coefficients[letter] = coefficient;
    powers[letter] = powerIn(coefficient, base);
    order[count] = letter;
    // A letter whose digit is known comes first.
    if (allowedDigits[letter]!.length <= 1) {
      order[count] = order[fixed]!;
      order[fixed++] = letter;
    }
    count++;
  }
  orderGreedily(coefficients, powers, fixed, order, count);
  let common = 0;
  let positive = 0;
  let negative = 0;
  for (let at = count - 1; at >= 0; at--) {
    const coefficient = coefficients[order[at]!]!;
    step[at] = coefficient;
    divisor[at] = common;
    common = greatestCommonDivisor(common, Math.abs(coefficient));
    allowed[at] = maskOf(allowedDigits[order[at]!]!);
    positiveCount[at] = positive;
    negativeCount[at] = negative;
    if (at === 0) break;
    copyWith(positives, at, positive, coefficient);
    copyWith(negatives, at, negative, -coefficient);
    if (coefficient > 0) positive++;
    else negative++;
  }
  stamp++;
  return count;
}

/** The list at the place before `at`: that of `at` with `value` in its order, where it is positive. */
function copyWith(lists: readonly Float64Array[], at: number, count: number, value: number): void {
  const list = lists[at]!;
  const before = lists[at - 1]!;
  let to = 0;
  let from = 0;
  while (from < count && list[from]! >= value) before[to++] = list[from++]!;
  if (value > 0) before[to++] = value;
  while (from < count) before[to++] = list[from++]!;
}

/** The digits, as a mask, with which the letter at a place leaves what the letters after it can come to. */
function candidatesAt(at: number, mask: number, rest: number, all: number, last: number): number {
  const coefficient = step[at]!;
  let low = 0;
  let high = 0;
  if (at < last) {
    if (stamps[mask] !== stamp) reckon(at, mask, all);
    low = lows[mask]!;
    high = highs[mask]!;
  }
  const first = (rest - high) / coefficient;
  const second = (rest - low) / coefficient;
  let least = Math.ceil(coefficient > 0 ? first : second);
  const most = Math.floor(coefficient > 0 ? second : first);
  if (most < 0 || least > 15 || most < least) return 0;
  if (least < 0) least = 0;
  const upTo = most >= 15 ? 0xffff : (2 << most) - 1;
  return upTo & ~((1 << least) - 1) & allowed[at]! & ~mask;
}

/** Enters what the letters after a place come to at least and at most with digits not in `mask`. */
function reckon(at: number, mask: number, all: number): void {
  const positive = positives[at]!;
  const negative = negatives[at]!;
  const positiveLength = positiveCount[at]!;
  const negativeLength = negativeCount[at]!;
  const most = positiveLength > negativeLength ? positiveLength : negativeLength;
  let low = 0;
  let high = 0;
  let rising = all & ~mask;
  let falling = rising;
  for (let rank = 0; rank < most; rank++) {
    const bit = rising & -rising;
    rising ^= bit;
    const smallest = 31 - Math.clz32(bit);
    const largest = 31 - Math.clz32(falling);
    falling ^= 1 << largest;
    if (rank < positiveLength) {
      low += positive[rank]! * smallest;
      high += positive[rank]! * largest;
    }
    if (rank < negativeLength) {
      low -= negative[rank]! * largest;
      high -= negative[rank]! * smallest;
    }
  }
  stamps[mask] = stamp;
  lows[mask] = low;
  highs[mask] = high;
}

function powerIn(coefficient: number, base: number): number {
  let power = 1;
  for (let quotient = coefficient / base; quotient === Math.floor(quotient); quotient /= base) power *= base;
  return power;
}

function greatestCommonDivisor(left: number, right: number): number {
  if (left === 1) return 1;
  while (right !== 0) {
    const rest = left - Math.floor(left / right) * right;
    left = right;
    right = rest;
  }
  return left;
}

function maskOf(digits: readonly number[]): number {
  let mask = 0;
  for (const digit of digits) mask |= 1 << digit;
  return mask;
}
