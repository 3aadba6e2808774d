import { OPERATORS, type Operator } from './puzzle.ts';
import type { Subsets } from './subsets.ts';

/** Entries a table may hold, 16 bytes each. */
const MOST_ENTRIES = 1 << 19;
/** Words of bit maps a table may hold, 4 bytes each. With these and the entries at their most, a table takes 20 MB. */
const MOST_WORDS = 1 << 21;
/** Slots at the start, by number of tiles: what most television games need. */
const FIRST_SLOTS = [11, 11, 11, 11, 11, 11, 12, 14, 15, 15, 15].map((bits) => 1 << bits);
/** 2^-32: brings the high word of a value down. */
const HIGH_WORD = 2 ** -32;

/** How an entry was made: the entries it joins, in no order; `undefined` for a tile. */
export interface Origin {
  readonly operator: Operator;
  readonly entries: readonly [number, number];
}

/** What made an entry: 0 for a tile, else 1 + the place of the operator in `OPERATORS`. */
export const TILE = 0;
export const SUM = 1;
export const DIFFERENCE = 2;
export const PRODUCT = 3;
export const QUOTIENT = 4;

/** Results of one value with others, waiting to be entered. */
export interface Results {
  /** Integers from 1 to 2^53 − 1. */
  readonly values: Float64Array;
  /** Eight times the other entry, plus what made the result. */
  readonly origins: Int32Array;
}

/**
 * The values of subsets, each with the way it was made.
 *
 * An *entry* is a value and a subset whose tiles make it; the entries of a subset stand in a row. Each different value,
 * a *key*, has besides one bit map over the subsets: the *rooms* in which it can be made, with all their tiles or with
 * some. A value gets no entry for a subset that is such a room already: under `use: any`, whatever it is good for, the
 * part does with fewer tiles. So nothing is there twice, and "can 12 be made from these tiles?" is one hash and one bit.
 *
 * Made to be used again: `reset` begins a new game without giving the memory back.
 */
export class ValueTable {
  subsets!: Subsets;
  /** Value by entry. */
  values = new Float64Array(1 << 10);
  /** Number of entries. */
  count = 0;
  /** First entry, and one past the last, of a subset by its dense number; equal while it is not filled. */
  first!: Int32Array;
  last!: Int32Array;
  /** Different values, from index 1 to `distinct`. */
  keys = new Float64Array(1 << 9);
  distinct = 0;
  /** The least distance of any entry from the target. */
  distance = Infinity;
  /** More was to be entered than a table may hold; what came since is lost. */
  overflowed = false;

  /** By entry, what it was made of besides `#left`, and how, as in `Results.origins`. */
  origins = new Int32Array(1 << 10);

  #target = 0;
  /** By entry, the one entry it was made of; 0 for a tile. */
  #left = new Int32Array(1 << 10);
  /** Bit maps of the rooms of each key, `#words` long. */
  #rooms = new Int32Array(1 << 10);
  #words = 1;
  /** Key by hash, 0 where there is none; only the first `#slotMask + 1` are in use. */
  #slots = new Int32Array(1 << 8);
  #slotMask = 0;
  #shift = 0;

  /** Begins a game: no entries but the single tiles. */
  reset(subsets: Subsets, target: number): void {
    const { shape, kinds } = subsets;
    this.subsets = subsets;
    this.first = new Int32Array(shape.full + 1);
    this.last = new Int32Array(shape.full + 1);
    this.count = 0;
    this.distinct = 0;
    this.distance = Infinity;
    this.overflowed = false;
    this.#target = target;
    this.#words = shape.words;
    this.#useSlots(FIRST_SLOTS[shape.tileCount]!);
    kinds.forEach((value, kind) => {
      const subset = shape.units[kind]!;
      this.first[subset] = this.count;
      this.enter({ values: Float64Array.of(value), origins: Int32Array.of(TILE) }, 1, subset, 0);
      this.last[subset] = this.count;
    });
  }

  /**
   * Enters the first `length` results, made with the entry `left`, for a subset: those that neither it nor a part of it
   * makes already. Subsets come in order of their size, each in one go.
   */
  enter(results: Results, length: number, subset: number, left: number): void {
    if (!this.#makeRoom(length)) return;
    const { values, origins } = results;
    const { supersets } = this.subsets.shape;
    const words = this.#words;
    const word = subset >> 5;
    const bit = subset & 31;
    const from = subset * words;
    const slots = this.#slots;
    const keys = this.keys;
    const rooms = this.#rooms;
    const mask = this.#slotMask;
    const shift = this.#shift;
    const entryValues = this.values;
    const entryLefts = this.#left;
    const entryOrigins = this.origins;
    let { count, distinct, distance } = this;
    const target = this.#target;
    for (let i = 0; i < length; i++) {
      const value = values[i]!;
      let slot = hash(value, shift);
      let key = slots[slot]!;
      while (key !== 0 && keys[key] !== value) {
        slot = (slot + 1) & mask;
        key = slots[slot]!;
      }
      let map = key * words;
      if (key === 0) {
        key = ++distinct;
        slots[slot] = key;
        keys[key] = value;
        map = key * words;
        for (let w = 0; w < words; w++) rooms[map + w] = supersets[from + w]!;
        const gap = Math.abs(value - target);
        if (gap < distance) distance = gap;
      } else {
        if ((rooms[map + word]! >>> bit) & 1) continue;
        for (let w = 0; w < words; w++) rooms[map + w]! |= supersets[from + w]!;
      }
      entryValues[count] = value;
      entryLefts[count] = left;
      entryOrigins[count] = origins[i]!;
      count++;
    }
    this.count = count;
    this.distinct = distinct;
    this.distance = distance;
  }

  /** The key of `value` if it can be made in the room, else 0. */
  find(value: number, room: number): number {
    const slots = this.#slots;
    const keys = this.keys;
    const mask = this.#slotMask;
    let slot = hash(value, this.#shift);
    let key = slots[slot]!;
    while (key !== 0 && keys[key] !== value) {
      slot = (slot + 1) & mask;
      key = slots[slot]!;
    }
    return key !== 0 && this.makes(key, room) ? key : 0;
  }

  /** Whether the value of `key` can be made in the room. */
  makes(key: number, room: number): boolean {
    return ((this.#rooms[key * this.#words + (room >> 5)]! >>> (room & 31)) & 1) === 1;
  }

  /** An entry for the value of `key` with the fewest tiles in the room, which must make it. */
  smallestEntry(key: number, room: number): number {
    const value = this.keys[key]!;
    const subset = this.subsets.shape.parts[room]!.find((part) => this.makes(key, part)) ?? room;
    let entry = this.first[subset]!;
    while (this.values[entry] !== value) entry++;
    return entry;
  }

  /** How many tiles the value of `key` needs in the room, which must make it. */
  fewestTiles(key: number, room: number): number {
    const { parts, sizes } = this.subsets.shape;
    return sizes[parts[room]!.find((part) => this.makes(key, part)) ?? room]!;
  }

  /** How `entry` was made. */
  origin(entry: number): Origin | undefined {
    const origin = this.origins[entry]!;
    const made = origin & 7;
    if (made === TILE) return undefined;
    return { operator: OPERATORS[made - 1]!, entries: [this.#left[entry]!, origin >> 3] };
  }

  /** Clears as many slots and sees that there is memory for the keys they take. */
  #useSlots(slots: number): void {
    if (this.#slots.length < slots) this.#slots = new Int32Array(slots);
    else this.#slots.fill(0, 0, slots);
    this.#slotMask = slots - 1;
    this.#shift = Math.clz32(slots) + 1;
    const keys = slots / 2 + 2;
    if (this.keys.length < keys) this.keys = extended(this.keys, new Float64Array(keys));
    const words = keys * this.#words;
    if (this.#rooms.length < words) this.#rooms = extended(this.#rooms, new Int32Array(words));
  }

  /** Makes sure that `more` entries fit, with half of the slots free. Returns false when a table may not hold so many. */
  #makeRoom(more: number): boolean {
    while (this.count + more > this.values.length && !this.overflowed) this.#growEntries();
    while ((this.distinct + more) * 2 > this.#slotMask + 1 && !this.overflowed) this.#growSlots();
    return !this.overflowed;
  }

  #growEntries(): void {
    const capacity = this.values.length * 2;
    if (capacity > MOST_ENTRIES) {
      this.overflowed = true;
      return;
    }
    this.values = extended(this.values, new Float64Array(capacity));
    this.#left = extended(this.#left, new Int32Array(capacity));
    this.origins = extended(this.origins, new Int32Array(capacity));
  }

  #growSlots(): void {
    const slots = (this.#slotMask + 1) * 2;
    if (slots > MOST_ENTRIES || (slots / 2) * this.#words > MOST_WORDS) {
      this.overflowed = true;
      return;
    }
    this.#useSlots(slots);
    for (let key = 1; key <= this.distinct; key++) {
      let slot = hash(this.keys[key]!, this.#shift);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#slotMask;
      this.#slots[slot] = key;
    }
  }
}

/** Fibonacci hashing of an integer below 2^53. The high word is mixed in, so that multiples of 2^32 spread too. */
function hash(value: number, shift: number): number {
  return (
    Math.imul(
      value < 0x80000000 ? value | 0 : (value | 0) ^ Math.imul((value * HIGH_WORD) | 0, 0x85ebca6b),
      0x9e3779b1,
    ) >>> shift
  );
}

function extended<T extends Float64Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
