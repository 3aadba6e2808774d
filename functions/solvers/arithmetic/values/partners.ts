import { A_MINUS, A_OVER, JOINS, type Join, MINUS_A, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';
import { type Chain, PRODUCTS, SUMS } from './chains.ts';
import type { Game } from './game.ts';
import { DIFFERENCE, makingIn, PRODUCT, QUOTIENT, SUM } from './origins.ts';
import type { ValueTable } from './value-table.ts';

/** A value that is looked for. */
export interface Sought {
  numerator: number;
  /** Positive. */
  denominator: number;
  chain: Chain;
  floor: number;
}

/** A list of partners and the joins they are for. */
export class Partners {
  readonly numerators = new Float64Array(JOINS.length);
  readonly denominators = new Float64Array(JOINS.length);
  readonly quotients = new Float64Array(JOINS.length);
  readonly joins = new Int32Array(JOINS.length);
  #count = 0;
  #game!: Game;
  #most = 0;

  /**
   * Lists the partners that make the value sought when joined with an entry `a`, none farther from zero than `most`.
   *
   * 0 · w = 0 and 0 / w = 0 are not among them: any partner does.
   *
   * @returns how many.
   */
  list(sought: Sought, table: ValueTable, entry: number, most: number): number {
    const { game } = table;
    const { plus, minus, times, over } = game.operations;
    const { numerator: n, denominator: d, chain, floor } = sought;
    const an = table.numerators[entry]!;
    const ad = table.denominators[entry]!;
    const size = Math.abs(table.quotients[entry]!);
    const making = makingIn(table.origins[entry]!);
    this.#count = 0;
    this.#game = game;
    this.#most = most;

    const x = n * ad;
    const y = an * d;
    const bottom = d * ad;
    const wSize = Math.abs((x - y) / bottom);
    if (making !== DIFFERENCE || x === y) {
      const free = an === 0 || x === y;
      const inChain = chain === SUMS && !free;
      if (plus && !(inChain && (size < floor || wSize < floor)) && (free || making !== SUM || size >= wSize)) {
        this.#put(x - y, bottom, PLUS);
      }
      if (minus && !inChain && (x !== y || !plus)) this.#put(y - x, bottom, A_MINUS);
    }
    if (minus && (an === 0 || (making !== DIFFERENCE && chain !== SUMS))) this.#put(x + y, bottom, MINUS_A);
    if (an === 0 || (making === QUOTIENT && n !== 0)) return this.#count;
    const inChain = chain === PRODUCTS && n !== 0;
    if (times) {
      const w = Math.abs(x / y);
      const late = inChain && (size > 1 || w > 1) && (size < floor || w < floor);
      if (!late && (n === 0 || making !== PRODUCT || size >= w)) this.#putQuotient(x, y, TIMES);
    }
    if (over) {
      if (!inChain || size <= 1) this.#put(n * an, bottom, OVER_A);
      if (n !== 0 && (!inChain || Math.abs(y) <= Math.abs(x))) this.#putQuotient(y, x, A_OVER);
    }
    return this.#count;
  }

  #put(numerator: number, denominator: number, join: Join): void {
    const quotient = numerator / denominator + 0;
    if (quotient < this.#game.least || Math.abs(quotient) > this.#most) return;
    const place = this.#count++;
    this.numerators[place] = numerator;
    this.denominators[place] = denominator;
    this.quotients[place] = quotient;
    this.joins[place] = join;
  }

  #putQuotient(numerator: number, denominator: number, join: Join): void {
    if (this.#game.integral) {
      const quotient = numerator / denominator;
      if (Number.isInteger(quotient)) this.#put(quotient, 1, join);
    } else if (denominator < 0) this.#put(-numerator, -denominator, join);
    else this.#put(numerator, denominator, join);
  }
}
