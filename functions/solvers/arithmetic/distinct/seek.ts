import type { Budget } from '../../budget.ts';
import type { FunctionTable } from './functions.ts';
import { Hits } from './hits.ts';
import {
  DIFFERENCE,
  includes,
  type Kinds,
  NULL_PRODUCT,
  NULL_QUOTIENT,
  NULL_SUM,
  PADDED,
  PRODUCT,
  QUOTIENT,
  SUM,
} from './kinds.ts';
import { buildRow } from './rows.ts';
import { seekNullSums, seekPadded } from './seek-nulls.ts';
import { seekProducts } from './seek-products.ts';
import { seekSums } from './seek-sums.ts';

/**
 * Finds all functions of a subset that have a value. In the rows that are built it looks them up; for larger subsets it goes
 * backwards: of each split in two parts it runs through the smaller part, and asks the larger one for what is missing.
 *
 * A value that is asked for is numerator/denominator, without sign.
 */
export class Seeker {
  readonly table: FunctionTable;
  readonly budget: Budget;
  readonly hits: Hits;
  /** Rows are built up to so many tiles: half of all at least, so that the smaller part is always there. */
  #built = 0;

  constructor(table: FunctionTable, budget: Budget) {
    this.table = table;
    this.budget = budget;
    this.hits = new Hits(table, budget);
  }

  /** Builds all rows of up to so many tiles, and none beyond. */
  build(size: number): void {
    const { bySize, tileCount } = this.table.ground.shape;
    while (this.#built < Math.min(size, tileCount)) {
      this.#built++;
      for (const subset of bySize[this.#built]!) buildRow(this.table, subset, this.budget);
    }
  }

  /** Builds the row of a subset, and so those of all subsets as large, when it is not there. */
  buildRow(subset: number): void {
    if (!this.table.isBuilt(subset)) this.build(this.table.ground.shape.sizes[subset]!);
  }

  /** Adds to `hits` the functions of `subset` with a value, as far as they are of these kinds. */
  seek(subset: number, numerator: number, denominator: number, kinds: Kinds): void {
    const { table } = this;
    const { ground } = table;
    if (numerator > ground.most[subset]! * denominator) return;
    if (table.isBuilt(subset)) {
      this.#lookUp(subset, numerator / denominator, kinds);
      return;
    }
    // Whatever is found here is made of what it finds, and there is no room for that.
    if (table.closed) return;
    const halves = ground.shape.halves[subset]!;
    if (!this.budget.spend(halves.length)) return;
    const { plus, minus, times, over } = ground.operations;
    const nulls = ground.nulls && numerator === 0;
    const sums = plus && includes(kinds, SUM);
    const differences = minus && includes(kinds, DIFFERENCE);
    const products = times && (includes(kinds, PRODUCT) || (nulls && includes(kinds, NULL_PRODUCT)));
    const quotients = over && (includes(kinds, QUOTIENT) || (nulls && includes(kinds, NULL_QUOTIENT)));
    for (const part of halves) {
      const rest = subset - part;
      if (sums || differences) seekSums(this, part, rest, numerator, denominator, kinds, sums, differences);
      if (products || quotients) seekProducts(this, part, rest, numerator, denominator, kinds, products, quotients);
      if (nulls && includes(kinds, NULL_SUM)) seekNullSums(this, part, rest, kinds);
    }
    if (ground.nulls && includes(kinds, PADDED) && this.budget.spend(2 * halves.length)) {
      for (const part of ground.shape.parts[subset]!) {
        seekPadded(this, part, subset - part, numerator, denominator, kinds);
      }
    }
  }

  #lookUp(subset: number, value: number, { first, last }: Kinds): void {
    const { table } = this;
    const start = table.start(subset, first);
    const end = table.end(subset, last);
    if (start === end) return;
    for (let index = table.index.last(subset, value); index !== 0; index = table.index.before(index)) {
      if (index >= start && index < end && table.values[index] === value) this.hits.push(index);
    }
  }
}
