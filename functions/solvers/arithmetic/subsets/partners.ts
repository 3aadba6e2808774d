import { A_MINUS, A_OVER, has, JOINS, type JoinSet, MINUS_A, OVER_A, PLUS, TIMES } from './joins.ts';
import { PRODUCT, SUM } from './made.ts';

/** A list of partners and the joins they are for. */
export class Partners {
  readonly values = new Float64Array(JOINS.length);
  readonly joins = new Int32Array(JOINS.length);

  /**
   * Lists the partners that make `value` when joined with `a`, from 1 to `most`; exact below 2^53.
   *
   * @param made what made `a`: a smaller sum is not added, nor a smaller product multiplied.
   * @returns how many.
   */
  list(value: number, a: number, made: number, joins: JoinSet, most: number): number {
    const { values, joins: list } = this;
    let count = 0;
    const rest = value - a;
    if (rest > 0) {
      if (has(joins, PLUS) && rest <= most && !(made === SUM && a < rest)) {
        values[count] = rest;
        list[count++] = PLUS;
      }
    } else if (has(joins, A_MINUS) && rest < 0 && -rest <= most) {
      values[count] = -rest;
      list[count++] = A_MINUS;
    }
    if (has(joins, MINUS_A) && value + a <= most) {
      values[count] = value + a;
      list[count++] = MINUS_A;
    }
    if (a === 1) return count;
    if (has(joins, OVER_A) && value * a <= most) {
      values[count] = value * a;
      list[count++] = OVER_A;
    }
    // An inexact quotient of integers below 2^53 never rounds to an integer: it is at least 1/divisor away from one.
    if (a <= value) {
      const quotient = value / a;
      if (
        has(joins, TIMES) &&
        quotient === Math.floor(quotient) &&
        quotient <= most &&
        !(made === PRODUCT && a < quotient)
      ) {
        values[count] = quotient;
        list[count++] = TIMES;
      }
    } else {
      const divisor = a / value;
      if (has(joins, A_OVER) && divisor === Math.floor(divisor) && divisor <= most) {
        values[count] = divisor;
        list[count++] = A_OVER;
      }
    }
    return count;
  }
}
