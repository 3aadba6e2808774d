import type { Join } from './joins.ts';
import { extended, hash } from './rooms.ts';

/** No wish. */
export const NONE = -1;

/**
 * A list of wishes: a value, a room in which it is to be made, and the entry and join that then lead to what another wish
 * wants, or to a target. A wish is its place in the list.
 *
 * Made to be used again: `clear` gives no memory back.
 */
export class Wishes {
  count = 0;
  values = new Float64Array(1 << 11);
  rooms = new Int32Array(1 << 11);
  entries = new Int32Array(1 << 11);
  joins = new Int32Array(1 << 11);
  /** The wish that this one helps to grant, or `NONE`. */
  parents = new Int32Array(1 << 11);
  /** The next wish for the same value, or `NONE`; once indexed. */
  next = new Int32Array(1 << 11);
  /** By hash of the value, the first wish for it plus 1, or 0; only the first `#mask + 1` are in use. */
  #slots = new Int32Array(1 << 12);
  #mask = 0;
  /** What `hash` takes, for as many slots. */
  #shift = 0;

  clear(): void {
    this.count = 0;
  }

  add(value: number, room: number, entry: number, join: Join, parent: number): number {
    if (this.count === this.values.length) this.#grow();
    const wish = this.count++;
    this.values[wish] = value;
    this.rooms[wish] = room;
    this.entries[wish] = entry;
    this.joins[wish] = join;
    this.parents[wish] = parent;
    return wish;
  }

  /** Hashes the wishes, with a quarter of the slots taken at the most. */
  index(): void {
    const slots = 2 ** Math.ceil(Math.log2(4 * this.count + 2));
    if (this.#slots.length < slots) this.#slots = new Int32Array(slots);
    else this.#slots.fill(0, 0, slots);
    this.#mask = slots - 1;
    this.#shift = Math.clz32(slots) + 1;
    for (let wish = 0; wish < this.count; wish++) {
      const slot = this.#slotOf(this.values[wish]!);
      this.next[wish] = this.#slots[slot]! - 1;
      this.#slots[slot] = wish + 1;
    }
  }

  /** The first wish for a value, or `NONE`; once indexed. */
  first(value: number): number {
    return this.#slots[this.#slotOf(value)]! - 1;
  }

  #slotOf(value: number): number {
    let slot = hash(value, this.#shift);
    for (let head = this.#slots[slot]!; head !== 0 && this.values[head - 1] !== value; head = this.#slots[slot]!) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  #grow(): void {
    const capacity = this.values.length * 2;
    this.values = extended(this.values, new Float64Array(capacity));
    this.rooms = extended(this.rooms, new Int32Array(capacity));
    this.entries = extended(this.entries, new Int32Array(capacity));
    this.joins = extended(this.joins, new Int32Array(capacity));
    this.parents = extended(this.parents, new Int32Array(capacity));
    this.next = new Int32Array(capacity);
  }
}
