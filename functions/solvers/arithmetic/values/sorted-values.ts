import type { Keys } from './keys.ts';

/** Buckets at most; each is one part of an octave or several. */
const MOST_BUCKETS = 1 << 15;
/** Values of a bucket that are sorted by insertion. */
const FEW = 16;
/** The bits of the mantissa in the high word of a double. */
const MANTISSA_BITS = 20;

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);
/** Place of the high word in memory, which depends on the machine. */
const HIGH = new Int32Array(Float64Array.of(1).buffer)[1] === 0x3ff00000 ? 1 : 0;

/**
 * The values of `Keys` in rising order, with an index by magnitude: by the first bits of the double, sign, exponent and a
 * part of the mantissa, which rise with the value.
 */
export class SortedValues {
  readonly values: Float64Array;
  /** The key of each value. */
  readonly keys: Int32Array;
  /** Where the values of a bucket begin, and at the end their number. */
  readonly #starts: Int32Array;
  readonly #least: number;
  readonly #shift: number;

  constructor({ values, count }: Keys) {
    let least = Infinity;
    let greatest = -Infinity;
    for (let key = 1; key <= count; key++) {
      least = Math.min(least, values[key]!);
      greatest = Math.max(greatest, values[key]!);
    }
    this.values = new Float64Array(count);
    this.keys = new Int32Array(count);
    this.#least = rank(least);
    let shift = MANTISSA_BITS - Math.max(2, Math.floor(Math.log2(count / 8)));
    while ((rank(greatest) - this.#least) / 2 ** shift + 2 > MOST_BUCKETS) shift++;
    this.#shift = shift;
    const starts = new Int32Array(this.#bucket(greatest) + 2);
    for (let key = 1; key <= count; key++) starts[this.#bucket(values[key]!) + 1]!++;
    for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
    this.#starts = starts;
    const ends = starts.slice();
    for (let key = 1; key <= count; key++) {
      const place = ends[this.#bucket(values[key]!)]!++;
      this.values[place] = values[key]!;
      this.keys[place] = key;
    }
    for (let bucket = 1; bucket < starts.length; bucket++) this.#sort(starts[bucket - 1]!, starts[bucket]!);
  }

  /** The place of the first value from `least` on; the number of values where there is none. */
  start(least: number): number {
    if (!(least > this.values[0]!)) return 0;
    const bucket = this.#bucket(least);
    if (bucket + 1 >= this.#starts.length) return this.values.length;
    let low = this.#starts[bucket]!;
    let high = this.#starts[bucket + 1]!;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.values[middle]! < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sorts a bucket, equal values by their keys. */
  #sort(start: number, end: number): void {
    const { values, keys } = this;
    if (end - start > FEW) {
      const sorted = [...keys.subarray(start, end).entries()].map(([place, key]) => ({
        key,
        value: values[start + place]!,
      }));
      sorted.sort((a, b) => a.value - b.value || a.key - b.key);
      for (const [place, { key, value }] of sorted.entries()) {
        keys[start + place] = key;
        values[start + place] = value;
      }
      return;
    }
    for (let next = start + 1; next < end; next++) {
      const value = values[next]!;
      const key = keys[next]!;
      let place = next;
      for (; place > start && values[place - 1]! > value; place--) {
        values[place] = values[place - 1]!;
        keys[place] = keys[place - 1]!;
      }
      values[place] = value;
      keys[place] = key;
    }
  }

  /** Not for a value below the least. */
  #bucket(value: number): number {
    return (rank(value) - this.#least) >>> this.#shift;
  }
}

/** The high word of a double as a number that rises with it, 32 bits with sign. */
function rank(value: number): number {
  double[0] = value;
  const high = words[HIGH]!;
  return high >= 0 ? high : -(high & 0x7fffffff);
}
