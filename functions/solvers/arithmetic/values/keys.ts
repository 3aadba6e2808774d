import { extended } from '../subsets/rooms.ts';
import type { Game } from './game.ts';

/** Slots there may be, 4 bytes each and 8 for the key of every other. */
const MOST_SLOTS = 1 << 19;
/** Words of bit maps there may be, 4 bytes each. */
const MOST_WORDS = 1 << 21;

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/**
 * Which subsets make which values: one bit map over the subsets for each different value, its *key*, found by hashing.
 *
 * A value is known by its double: exact for an integer below 2^53, and different for two fractions whose numerators times
 * the other's denominator stay below 2^51.
 *
 * Takes 14 MB at the most. Made to be used again: `reset` gives no memory back.
 */
export class Keys {
  /** Values, from index 1 to `count`; zero is never −0. */
  values = new Float64Array(1 << 9);
  count = 0;
  /** Bit maps of the subsets of each key, `words` long. */
  maps = new Int32Array(1 << 10);
  words = 1;
  /** Key by hash, 0 where there is none; only the first `mask + 1` are in use, at most half of them taken. */
  slots = new Int32Array(1 << 8);
  mask = 0;
  /** What `hash` takes, for as many slots. */
  shift = 0;

  /** Forgets all keys. @param words the length of a bit map over all subsets. */
  reset(words: number, slots: number): void {
    this.count = 0;
    this.words = words;
    this.#useSlots(slots);
  }

  /** The key of `value`, or 0. */
  find(value: number): number {
    const { slots, values, mask } = this;
    let slot = hash(value, this.shift);
    let key = slots[slot]!;
    while (key !== 0 && values[key] !== value) {
      slot = (slot + 1) & mask;
      key = slots[slot]!;
    }
    return key;
  }

  /** Whether the value of `key` is made by the subset, or under `any` by a part of it. */
  make(key: number, subset: number): boolean {
    return ((this.maps[key * this.words + (subset >> 5)]! >>> (subset & 31)) & 1) === 1;
  }

  /** Adds a key that no subset makes yet; there must be a slot for it, and it cannot be found until it has one. */
  add(value: number): number {
    const key = ++this.count;
    this.values[key] = value;
    for (let word = key * this.words; word < (key + 1) * this.words; word++) this.maps[word] = 0;
    return key;
  }

  /** Notes that the subset makes the value of `key`, and under `any` all that contain it. */
  mark(key: number, subset: number, { any, shape }: Game): void {
    const { maps, words } = this;
    const map = key * words;
    if (any) for (let word = 0; word < words; word++) maps[map + word]! |= shape.supersets[subset * words + word]!;
    else maps[map + (subset >> 5)]! |= 1 << (subset & 31);
  }

  /** Makes sure that so many keys more find a slot. Returns false when that would be more than there may be. */
  extend(more: number): boolean {
    while ((this.count + more) * 2 > this.mask + 1) {
      const slots = (this.mask + 1) * 2;
      if (slots > MOST_SLOTS || (slots / 2) * this.words > MOST_WORDS) return false;
      this.#useSlots(slots);
      for (let key = 1; key <= this.count; key++) this.link(key);
    }
    return true;
  }

  /** Lets a key be found; its value must be there, and a slot for it. */
  link(key: number): void {
    let slot = hash(this.values[key]!, this.shift);
    while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask;
    this.slots[slot] = key;
  }

  /** Clears so many slots, and sees that there is memory for the keys that they take. */
  #useSlots(slots: number): void {
    if (this.slots.length < slots) this.slots = new Int32Array(slots);
    else this.slots.fill(0, 0, slots);
    this.mask = slots - 1;
    this.shift = Math.clz32(slots) + 1;
    const keys = slots / 2 + 1;
    if (this.values.length < keys) this.values = extended(this.values, new Float64Array(keys));
    if (this.maps.length < keys * this.words) this.maps = extended(this.maps, new Int32Array(keys * this.words));
  }
}

/** Hashes a double, by its two words, to 32 − `shift` bits. */
export function hash(value: number, shift: number): number {
  double[0] = value;
  return hashWords(words[0]!, words[1]!, shift);
}

/** Hashes the two words of a double, in the order in which they lie in memory. */
export function hashWords(first: number, second: number, shift: number): number {
  return Math.imul(first ^ Math.imul(second, 0x85ebca6b), 0x9e3779b1) >>> shift;
}
