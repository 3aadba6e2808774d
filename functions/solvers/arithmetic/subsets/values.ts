import type { Operator } from '../puzzle.ts';
import { entryIn, madeIn, operatorOf, TILE } from './made.ts';
import { extended, hash, Rooms } from './rooms.ts';
import type { Results, Sink } from './sink.ts';
import type { Subsets } from './subsets.ts';

/** Entries a table may hold, 16 bytes each: with its `rooms`, one takes 20 MB at the most. */
const MOST_ENTRIES = 1 << 19;

/** Units of work for one pair, and words of a bit map that make one more. */
const PAIR_WORK = 3;
const WORDS_A_UNIT = 8;

/** How an entry was made: the entries it joins, in no order. */
export interface Origin {
  readonly operator: Operator;
  readonly entries: readonly [number, number];
}

/**
 * The values of subsets, each with the way it was made.
 *
 * An *entry* is a value and a subset whose tiles make it; the entries of a subset stand in a row. A value gets no entry
 * for a subset if a part of the subset makes it already: under `use: any`, whatever it is good for, the part does with
 * fewer tiles. So nothing is there twice, and "can 12 be made from these tiles?" is one hash and one bit of `rooms`.
 *
 * Made to be used again: `reset` begins a new game without giving the memory back.
 */
export class ValueTable implements Sink {
  subsets!: Subsets;
  readonly rooms = new Rooms();
  /** Number of entries. */
  count = 0;
  /** Value by entry. */
  values = new Float64Array(1 << 10);
  /** By entry, what it was made of besides `#left`, and what made it, as `originOf` puts them. */
  origins = new Int32Array(1 << 10);
  /** First entry, and one past the last, of a subset by its dense number; equal while it is not filled. */
  first!: Int32Array;
  last!: Int32Array;
  /** The least distance of any entry from the target. */
  distance = Infinity;
  /** More was to be entered than a table may hold; what came since is lost. */
  closed = false;

  /** Grows with the bit maps. */
  pairWork = PAIR_WORK;

  #target = 0;
  /** By entry, the one entry it was made of; 0 for a tile. */
  #left = new Int32Array(1 << 10);

  /** Begins a game: no entries but the single tiles. */
  reset(subsets: Subsets, target: number): void {
    const { shape, kinds } = subsets;
    this.subsets = subsets;
    this.rooms.reset(shape.tileCount, shape.words);
    this.pairWork = PAIR_WORK + Math.floor(shape.words / WORDS_A_UNIT);
    this.count = 0;
    this.first = new Int32Array(shape.full + 1);
    this.last = new Int32Array(shape.full + 1);
    this.distance = Infinity;
    this.closed = false;
    this.#target = target;
    for (const [kind, value] of kinds.entries()) {
      const subset = shape.units[kind]!;
      this.enter({ values: Float64Array.of(value), origins: Int32Array.of(TILE) }, 1, subset, 0);
    }
  }

  /**
   * Enters the first `length` results, made with the entry `left`, for a subset: those that neither it nor a part of it
   * makes already. Subsets come in order of their size, each in one go.
   *
   * The hottest loop there is: it probes the slots of `rooms` itself, as `Rooms.find` does.
   */
  enter(results: Results, length: number, subset: number, left: number): void {
    const { rooms } = this;
    this.closed ||= !this.#extend(length) || !rooms.extend(length);
    if (this.closed) return;
    const { supersets } = this.subsets.shape;
    const { slots, keys, maps, mask, shift, words } = rooms;
    const word = subset >> 5;
    const bit = subset & 31;
    const from = subset * words;
    const { values, origins } = this;
    const lefts = this.#left;
    const target = this.#target;
    let { count, distance } = this;
    // The first results of a subset begin its row.
    if (this.last[subset] === 0) this.first[subset] = count;
    let keyCount = rooms.count;
    for (let i = 0; i < length; i++) {
      const value = results.values[i]!;
      let slot = hash(value, shift);
      let key = slots[slot]!;
      while (key !== 0 && keys[key] !== value) {
        slot = (slot + 1) & mask;
        key = slots[slot]!;
      }
      if (key === 0) {
        key = ++keyCount;
        slots[slot] = key;
        keys[key] = value;
        for (let w = 0; w < words; w++) maps[key * words + w] = supersets[from + w]!;
        distance = Math.min(distance, Math.abs(value - target));
      } else {
        const map = key * words;
        if ((maps[map + word]! >>> bit) & 1) continue;
        for (let w = 0; w < words; w++) maps[map + w]! |= supersets[from + w]!;
      }
      values[count] = value;
      lefts[count] = left;
      origins[count] = results.origins[i]!;
      count++;
    }
    rooms.count = keyCount;
    this.count = count;
    this.last[subset] = count;
    this.distance = distance;
  }

  /** The smallest subset in the room that makes the value of `key`; the room must make it. */
  smallestSubset(key: number, room: number): number {
    return this.subsets.shape.parts[room]!.find((part) => this.rooms.make(key, part)) ?? room;
  }

  /** The entry of a subset with the value of `key`, which must be there. */
  entryOf(key: number, subset: number): number {
    const value = this.rooms.keys[key]!;
    let entry = this.first[subset]!;
    while (this.values[entry] !== value) entry++;
    return entry;
  }

  /** How `entry` was made; `undefined` for a tile. */
  origin(entry: number): Origin | undefined {
    const origin = this.origins[entry]!;
    const operator = operatorOf(madeIn(origin));
    return operator && { operator, entries: [this.#left[entry]!, entryIn(origin)] };
  }

  #extend(more: number): boolean {
    while (this.count + more > this.values.length) {
      const capacity = this.values.length * 2;
      if (capacity > MOST_ENTRIES) return false;
      this.values = extended(this.values, new Float64Array(capacity));
      this.origins = extended(this.origins, new Int32Array(capacity));
      this.#left = extended(this.#left, new Int32Array(capacity));
    }
    return true;
  }
}
