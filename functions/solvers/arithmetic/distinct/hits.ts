import type { Budget } from '../../budget.ts';
import type { FunctionTable } from './functions.ts';
import {
  includes,
  type Kind,
  type Kinds,
  NULL_PRODUCT,
  NULL_QUOTIENT,
  NULL_SUM,
  PRODUCT,
  QUOTIENT,
  SUM,
} from './kinds.ts';
import { isWritable } from './signs.ts';

/** Units of work for each hit that is joined: games of small numbers have hundreds for every value that is asked for. */
const JOIN_WORK = 3;

/** The functions found, on a stack: those of a part of a subset lie on top until they are joined to the other part. */
export class Hits {
  #stack = new Int32Array(1 << 10);
  count = 0;
  readonly #table: FunctionTable;
  readonly #budget: Budget;

  constructor(table: FunctionTable, budget: Budget) {
    this.#table = table;
    this.#budget = budget;
  }

  push(index: number): void {
    if (this.count === this.#stack.length) {
      const longer = new Int32Array(2 * this.#stack.length);
      longer.set(this.#stack);
      this.#stack = longer;
    }
    this.#stack[this.count++] = index;
  }

  /** The hits from `mark` on, which are taken off. */
  takeFrom(mark: number): Int32Array {
    const taken = this.#stack.slice(mark, this.count);
    this.count = mark;
    return taken;
  }

  /** Drops the hits from `mark` on that can be worth 1. */
  dropOnes(mark: number): void {
    if (this.count === mark) return;
    for (const index of this.takeFrom(mark)) if (!this.#table.isUnit(index)) this.push(index);
  }

  /**
   * Puts in the place of each hit from `mark` on the function numerator/denominator that it makes with `other`: as the first
   * of its two parts, or as the second. They are lost where the budget is spent.
   *
   * @param kinds what is wanted: others make none.
   * @param least hits below make none, either: they would be the head of a list that has a later head.
   */
  join(
    mark: number,
    kind: Kind,
    numerator: number,
    denominator: number,
    other: number,
    hitFirst: boolean,
    kinds: Kinds,
    least = 0,
  ): void {
    if (this.count === mark) return;
    const isSum = SUM <= kind && kind <= NULL_SUM;
    if (isSum && !isWritable(this.#table, other)) {
      this.count = mark;
      return;
    }
    const last = this.#budget.spend(JOIN_WORK * (this.count - mark)) ? this.count : mark;
    let kept = mark;
    for (let place = mark; place < last; place++) {
      const hit = this.#stack[place]!;
      if (hit < least || (isSum && !isWritable(this.#table, hit))) continue;
      const actual = numerator === 0 ? this.#nullKind(kind, hit, other) : kind;
      if (!includes(kinds, actual)) continue;
      const left = hitFirst ? hit : other;
      const index = this.#table.add(actual, numerator, denominator, left, hitFirst ? other : hit);
      if (index > 0) this.#stack[kept++] = index;
    }
    this.count = kept;
  }

  /** What a function worth zero is whose one or other part may be null. */
  #nullKind(kind: Kind, first: number, second: number): Kind {
    if ((kind !== PRODUCT && kind !== QUOTIENT) || !this.#table.ground.nulls) return kind;
    if (!this.#table.isNull(first) && !this.#table.isNull(second)) return kind;
    return kind === PRODUCT ? NULL_PRODUCT : NULL_QUOTIENT;
  }
}
