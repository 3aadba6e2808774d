import type { Expression } from './expression.ts';
import type { Integer } from './integer.ts';
import type { Operator } from './puzzle.ts';
import type { Subsets } from './subsets.ts';

/** Entries that are kept, at most about 150 bytes each. */
const MOST_ENTRIES = 1 << 16;

/**
 * The values of subsets as in `ValueTable`, integers of any length: none is kept for a subset if a part of the subset
 * makes it. An entry is its place in the lists.
 */
export class WideValues {
  readonly values: Integer[] = [];
  /** The values as doubles. */
  readonly sizes: number[] = [];
  /** What made them; `undefined` for a tile. */
  readonly operators: (Operator | undefined)[] = [];
  /** First entry, and one past the last, of a subset by its dense number; equal while it is not filled. */
  readonly first: Int32Array;
  readonly last: Int32Array;

  readonly #subsets: Subsets;
  readonly #lefts: number[] = [];
  readonly #rights: number[] = [];
  readonly #entrySubsets: number[] = [];
  /** The last entry of each value, and by entry the one before it of the same value, or −1. */
  readonly #latest = new Map<Integer, number>();
  readonly #earlier: number[] = [];

  constructor(subsets: Subsets) {
    this.#subsets = subsets;
    this.first = new Int32Array(subsets.shape.full + 1);
    this.last = new Int32Array(subsets.shape.full + 1);
    for (const [kind, value] of subsets.kinds.entries()) {
      const subset = subsets.shape.units[kind]!;
      this.open(subset);
      this.keep(value, subset, undefined, -1, -1);
    }
  }

  get full(): boolean {
    return this.values.length >= MOST_ENTRIES;
  }

  /** Begins the row of a subset. */
  open(subset: number): void {
    this.first[subset] = this.values.length;
    this.last[subset] = this.values.length;
  }

  /** Keeps a value for the subset whose row was begun last. */
  keep(value: Integer, subset: number, operator: Operator | undefined, left: number, right: number): void {
    const { supersets, words } = this.#subsets.shape;
    const latest = this.#latest.get(value) ?? -1;
    for (let entry = latest; entry >= 0; entry = this.#earlier[entry]!) {
      const part = this.#entrySubsets[entry]!;
      if ((supersets[part * words + (subset >> 5)]! >>> (subset & 31)) & 1) return;
    }
    this.#latest.set(value, this.values.length);
    this.#earlier.push(latest);
    this.#entrySubsets.push(subset);
    this.#lefts.push(left);
    this.#rights.push(right);
    this.operators.push(operator);
    this.sizes.push(Number(value));
    this.values.push(value);
    this.last[subset] = this.values.length;
  }

  expression(entry: number): Expression {
    const operator = this.operators[entry];
    if (operator === undefined) return Number(this.values[entry]);
    return { operator, left: this.expression(this.#lefts[entry]!), right: this.expression(this.#rights[entry]!) };
  }
}
