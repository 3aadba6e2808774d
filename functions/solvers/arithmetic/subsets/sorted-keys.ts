import type { Rooms } from './rooms.ts';

/** 2^20: a step of one in the exponent of a double, seen in its high word. */
const OCTAVE_BITS = 20;
/** The high word of 1. */
const HIGH_WORD_OF_ONE = 0x3ff00000;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Place of the high word in memory, which depends on the machine. */
const HIGH = new Uint32Array(Float64Array.of(1).buffer)[1] === HIGH_WORD_OF_ONE ? 1 : 0;

/**
 * The keys of `Rooms` in buckets by magnitude: the octave of the value and the first bits of its mantissa, so that all
 * values of a window stand in a run of neighbouring buckets.
 */
export class SortedKeys {
  /** Keys, bucket after bucket. */
  readonly keys: Int32Array;
  readonly #starts: Int32Array;
  readonly #shift: number;

  constructor(rooms: Rooms) {
    const mantissaBits = Math.min(10, Math.max(3, Math.floor(Math.log2(rooms.count / 16))));
    this.#shift = OCTAVE_BITS - mantissaBits;
    let greatest = 1;
    for (let key = 1; key <= rooms.count; key++) greatest = Math.max(greatest, rooms.keys[key]!);
    const starts = new Int32Array(this.#bucket(greatest) + 2);
    for (let key = 1; key <= rooms.count; key++) starts[this.#bucket(rooms.keys[key]!) + 1]!++;
    for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
    this.#starts = starts;
    this.keys = new Int32Array(rooms.count);
    const ends = starts.slice();
    for (let key = 1; key <= rooms.count; key++) this.keys[ends[this.#bucket(rooms.keys[key]!)]!++] = key;
  }

  /** Where in `keys` the values from `least` on begin; some smaller ones may follow. `least` is 1 or more. */
  start(least: number): number {
    return this.#starts[Math.min(this.#bucket(least), this.#starts.length - 1)]!;
  }

  /** Where in `keys` the values up to `greatest` have ended; some larger ones may stand before. */
  end(greatest: number): number {
    return this.#starts[Math.min(this.#bucket(greatest) + 1, this.#starts.length - 1)]!;
  }

  #bucket(value: number): number {
    double[0] = value;
    return (words[HIGH]! - HIGH_WORD_OF_ONE) >>> this.#shift;
  }
}
