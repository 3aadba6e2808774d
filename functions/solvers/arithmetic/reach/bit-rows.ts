/*
 * A *row* is a set of integers as a bit map: bit v of the row stands for v. Moving a row up by a adds a to all of them, moving
 * it down takes a away: 32 sums or differences a word.
 */

/**
 * Adds the row in `source`, moved up by `by` bits, to the first `words` words of `into`.
 *
 * @param start of the row in `source`; the word before it is 0.
 */
export function addMovedUp(into: Int32Array, words: number, source: Int32Array, start: number, by: number): void {
  const skipped = by >> 5;
  const up = by & 31;
  const down = 31 - up;
  let low = source[start - 1]!;
  for (let word = skipped, place = start; word < words; word++, place++) {
    const high = source[place]!;
    // Two shifts to the right, since one by 32 would be one by 0.
    into[word]! |= (high << up) | ((low >>> 1) >>> down);
    low = high;
  }
}

/**
 * Adds the row in `source`, moved down by `by` bits, to the first `words` words of `into`.
 *
 * @param length words of the row; the word after it is 0.
 */
export function addMovedDown(
  into: Int32Array,
  words: number,
  source: Int32Array,
  start: number,
  length: number,
  by: number,
): void {
  const skipped = by >> 5;
  const down = by & 31;
  const up = 31 - down;
  const end = Math.min(words, length - skipped);
  let low = source[start + skipped]!;
  for (let word = 0, place = start + skipped + 1; word < end; word++, place++) {
    const high = source[place]!;
    into[word]! |= (low >>> down) | ((high << 1) << up);
    low = high;
  }
}

/** The bits of a word in reverse. */
export function turned(word: number): number {
  let bits = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
}

export function has(row: Int32Array, value: number): boolean {
  return ((row[value >> 5]! >>> (value & 31)) & 1) === 1;
}

export function add(row: Int32Array, value: number): void {
  row[value >> 5]! |= 1 << (value & 31);
}
