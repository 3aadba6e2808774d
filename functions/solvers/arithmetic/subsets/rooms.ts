/** Slots at the start, by number of tiles: what most television games need. */
const FIRST_SLOTS = [11, 11, 11, 11, 11, 11, 12, 14, 15, 15, 15].map((bits) => 1 << bits);
/** Slots there may be, 4 bytes each and 8 for the key of every other. */
const MOST_SLOTS = 1 << 19;
/** Words of bit maps there may be, 4 bytes each. */
const MOST_WORDS = 1 << 21;
/** 2^-32: brings the high word of a value down. */
const HIGH_WORD = 2 ** -32;

/**
 * Which values can be made in which rooms: one bit map over the subsets for each different value, its *key*, found by
 * hashing. A room makes a value if its tiles do, all or some.
 *
 * Takes 12 MB at the most. Made to be used again: `reset` gives no memory back.
 */
export class Rooms {
  /** Different values, integers from 1 to 2^53 − 1, from index 1 to `count`. */
  keys = new Float64Array(1 << 9);
  count = 0;
  /** Bit maps of the rooms of each key, `words` long. */
  maps = new Int32Array(1 << 10);
  words = 1;
  /** Key by hash, 0 where there is none; only the first `mask + 1` are in use, at most half of them taken. */
  slots = new Int32Array(1 << 8);
  mask = 0;
  /** What `hash` takes, for as many slots. */
  shift = 0;

  /** Forgets all keys. @param words the length of a bit map over all subsets. */
  reset(tileCount: number, words: number): void {
    this.count = 0;
    this.words = words;
    this.#useSlots(FIRST_SLOTS[tileCount]!);
  }

  /** The key of `value` if it can be made in the room, else 0. */
  find(value: number, room: number): number {
    const { slots, keys, mask } = this;
    let slot = hash(value, this.shift);
    let key = slots[slot]!;
    while (key !== 0 && keys[key] !== value) {
      slot = (slot + 1) & mask;
      key = slots[slot]!;
    }
    return key !== 0 && this.make(key, room) ? key : 0;
  }

  /** Whether the value of `key` can be made in the room. */
  make(key: number, room: number): boolean {
    return ((this.maps[key * this.words + (room >> 5)]! >>> (room & 31)) & 1) === 1;
  }

  /** Makes sure that so many keys more find a slot. Returns false when that would be more than there may be. */
  extend(more: number): boolean {
    while ((this.count + more) * 2 > this.mask + 1) {
      const slots = (this.mask + 1) * 2;
      if (slots > MOST_SLOTS || (slots / 2) * this.words > MOST_WORDS) return false;
      this.#useSlots(slots);
      for (let key = 1; key <= this.count; key++) this.#enter(key);
    }
    return true;
  }

  #enter(key: number): void {
    let slot = hash(this.keys[key]!, this.shift);
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
    if (this.keys.length < keys) this.keys = extended(this.keys, new Float64Array(keys));
    if (this.maps.length < keys * this.words) this.maps = extended(this.maps, new Int32Array(keys * this.words));
  }
}

/** Fibonacci hashing of an integer below 2^53 to 32 − `shift` bits. High words are mixed in, so that multiples of 2^32 spread too. */
export function hash(value: number, shift: number): number {
  const word = value | 0;
  const mixed = value < 2 ** 31 ? word : word ^ Math.imul((value * HIGH_WORD) | 0, 0x85ebca6b);
  return Math.imul(mixed, 0x9e3779b1) >>> shift;
}

/** `to` with the contents of `from` at its start. */
export function extended<T extends Float64Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
