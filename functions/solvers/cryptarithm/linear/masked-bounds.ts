/** The largest base whose digits are one mask and one place of the tables below: 2^16 of them. */
export const LARGEST_MASKED_BASE = 16;

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

/** Begins a search with so many places: nothing stands after the last of them. */
export function clearBounds(count: number): void {
  stamp++;
  if (count === 0) return;
  positiveCount[count - 1] = 0;
  negativeCount[count - 1] = 0;
}

/** Adds the coefficient of a place, 1 or more, to the lists of the place before it; those of `at` itself are there. */
export function addBefore(at: number, coefficient: number): void {
  const positive = positiveCount[at]!;
  const negative = negativeCount[at]!;
  copyWith(positives, at, positive, coefficient);
  copyWith(negatives, at, negative, -coefficient);
  positiveCount[at - 1] = coefficient > 0 ? positive + 1 : positive;
  negativeCount[at - 1] = coefficient > 0 ? negative : negative + 1;
}

/** The least that the letters after a place can come to with the digits of `all` that are not in `mask`; see also `highs`. */
export function lowAfter(at: number, mask: number, all: number): number {
  if (stamps[mask] !== stamp) reckon(at, mask, all);
  return lows[mask]!;
}

/** The most that they can come to. */
export function highAfter(at: number, mask: number, all: number): number {
  if (stamps[mask] !== stamp) reckon(at, mask, all);
  return highs[mask]!;
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
