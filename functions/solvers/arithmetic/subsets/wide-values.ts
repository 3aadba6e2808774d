import type { Expression } from '../expression.ts';
import type { Integer } from '../integer.ts';
import { operatorOf, TILE } from './made.ts';
import { extended } from './rooms.ts';
import { contains, type Subsets } from './subsets.ts';

/** Entries that are kept, about 60 bytes each besides the integers beyond 2^53. */
const MOST_ENTRIES = 1 << 18;

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/**
 * The values of subsets as in `ValueTable`, integers of any length: none is kept for a subset if a part of the subset
 * makes it. An entry is its place in the lists.
 */
export class WideValues {
  /** Number of entries. */
  count = 0;
  /** The values as doubles, by entry. */
  sizes = new Float64Array(1 << 12);
  /** What made them. */
  made = new Int32Array(1 << 12);
  /** First entry, and one past the last, of a subset by its dense number; equal while it is not filled. */
  readonly first: Int32Array;
  readonly last: Int32Array;

  readonly #subsets: Subsets;
  /** By entry, the value where it is beyond 2^53, else 0. */
  readonly #bigs: (bigint | 0)[] = [];
  #lefts = new Int32Array(1 << 12);
  #rights = new Int32Array(1 << 12);
  #entrySubsets = new Int32Array(1 << 12);
  /** By hash of the double, the last entry with such a hash plus 1; by entry, the one before it in the same way. */
  #slots = new Int32Array(1 << 13);
  #earlier = new Int32Array(1 << 12);

  constructor(subsets: Subsets) {
    this.#subsets = subsets;
    this.first = new Int32Array(subsets.shape.full + 1);
    this.last = new Int32Array(subsets.shape.full + 1);
    for (const [kind, value] of subsets.kinds.entries()) {
      const subset = subsets.shape.units[kind]!;
      this.open(subset);
      this.keep(value, subset, TILE, 0, 0);
    }
  }

  get full(): boolean {
    return this.count >= MOST_ENTRIES;
  }

  /** Begins the row of a subset. */
  open(subset: number): void {
    this.first[subset] = this.count;
    this.last[subset] = this.count;
  }

  value(entry: number): Integer {
    return this.#bigs[entry]! || this.sizes[entry]!;
  }

  /** Keeps a value for the subset whose row was begun last, unless it is there. */
  keep(value: Integer, subset: number, made: number, left: number, right: number): void {
    const { shape } = this.#subsets;
    const size = Number(value);
    const slot = this.#slot(size);
    for (let other = this.#slots[slot]!; other !== 0; other = this.#earlier[other - 1]!) {
      if (this.sizes[other - 1] !== size || this.value(other - 1) !== value) continue;
      if (contains(shape, subset, this.#entrySubsets[other - 1]!)) return;
    }
    if (this.count === this.sizes.length) this.#grow();
    const entry = this.count++;
    this.#bigs.push(typeof value === 'bigint' ? value : 0);
    this.made[entry] = made;
    this.sizes[entry] = size;
    this.#lefts[entry] = left;
    this.#rights[entry] = right;
    this.#entrySubsets[entry] = subset;
    this.#link(entry);
    this.last[subset] = entry + 1;
  }

  expression(entry: number): Expression {
    const operator = operatorOf(this.made[entry]!);
    if (operator === undefined) return this.sizes[entry]!;
    return {
      operator,
      left: this.expression(this.#lefts[entry]!),
      right: this.expression(this.#rights[entry]!),
    };
  }

  #slot(size: number): number {
    double[0] = size;
    return Math.imul(words[0]! ^ Math.imul(words[1]!, 0x85ebca6b), 0x9e3779b1) >>> (Math.clz32(this.#slots.length) + 1);
  }

  #link(entry: number): void {
    const slot = this.#slot(this.sizes[entry]!);
    this.#earlier[entry] = this.#slots[slot]!;
    this.#slots[slot] = entry + 1;
  }

  #grow(): void {
    const capacity = this.sizes.length * 2;
    this.sizes = extended(this.sizes, new Float64Array(capacity));
    this.made = extended(this.made, new Int32Array(capacity));
    this.#lefts = extended(this.#lefts, new Int32Array(capacity));
    this.#rights = extended(this.#rights, new Int32Array(capacity));
    this.#entrySubsets = extended(this.#entrySubsets, new Int32Array(capacity));
    this.#earlier = extended(this.#earlier, new Int32Array(capacity));
    this.#slots = new Int32Array(capacity * 2);
    for (let entry = 0; entry < this.count; entry++) this.#link(entry);
  }
}
