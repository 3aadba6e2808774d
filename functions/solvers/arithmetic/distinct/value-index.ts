/** Bits of the hash by number of tiles: from five on, about as many slots as functions. */
const HASH_BITS = [9, 9, 9, 9, 9, 11, 14, 16, 18, 18, 18];

/**
 * Which functions a subset may have with a value: a hash table with a chain for each slot, which never fills up. A chain leads
 * from the function entered last to those before it, and others may be among them.
 */
export class ValueIndex {
  /** The function entered last, by hash; and the one before it in the chain, by function. 0 is none. */
  #slots = new Int32Array(1 << 18);
  #before = new Int32Array(1 << 12);
  /** A bit for each slot that is not empty: most of what is looked up is not there, and so many bits stay close at hand. */
  #filled = new Int32Array(1 << 13);
  #mask = 0;
  readonly #double = new Float64Array(1);
  readonly #halves = new Int32Array(this.#double.buffer);

  /** Forgets all functions. */
  reset(tileCount: number): void {
    const slots = 1 << HASH_BITS[tileCount]!;
    this.#mask = slots - 1;
    this.#slots.fill(0, 0, slots);
    this.#filled.fill(0, 0, slots >> 5);
  }

  /** Makes room for functions up to a number, no more and no less; those entered stay as far as they fit. */
  resize(functions: number): void {
    const before = new Int32Array(functions);
    before.set(this.#before.subarray(0, functions));
    this.#before = before;
  }

  /** Enters functions of a subset, from one number up to another, itself left out. */
  enter(subset: number, values: Float64Array, start: number, end: number): void {
    const before = this.#before;
    const slots = this.#slots;
    const filled = this.#filled;
    for (let index = start; index < end; index++) {
      const slot = this.#slotOf(subset, values[index]!);
      before[index] = slots[slot]!;
      slots[slot] = index;
      filled[slot >> 5]! |= 1 << (slot & 31);
    }
  }

  /** Where the chain begins that has all functions of a subset with a value, or 0. */
  last(subset: number, value: number): number {
    const slot = this.#slotOf(subset, value);
    return (this.#filled[slot >> 5]! >>> (slot & 31)) & 1 ? this.#slots[slot]! : 0;
  }

  /** The next one in the chain, or 0. */
  before(index: number): number {
    return this.#before[index]!;
  }

  #slotOf(subset: number, value: number): number {
    this.#double[0] = value;
    const mixed = this.#halves[0]! ^ Math.imul(this.#halves[1]!, 0x9e3779b1) ^ subset;
    const hash = Math.imul(mixed, 0x85ebca6b);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}
