import type { Expression } from './expression.ts';
import type { Operator } from './puzzle.ts';
import { DIFFERENCE, PRODUCT, QUOTIENT, SUM } from './values.ts';

/**
 * The six ways to join a known value `a` with a partner `w` that is looked for: + and ×, and − and ÷ either way round.
 */
export const JOINS = ['a+w', 'a-w', 'w-a', 'a*w', 'w/a', 'a/w'] as const;
/** A place in `JOINS`. */
export type Join = number;
/** A set of joins, one bit each. */
export type JoinSet = number;

const PLUS: JoinSet = 1 << 0;
const A_MINUS: JoinSet = 1 << 1;
const MINUS_A: JoinSet = 1 << 2;
const TIMES: JoinSet = 1 << 3;
const OVER_A: JoinSet = 1 << 4;
const A_OVER: JoinSet = 1 << 5;

/** The joins that the operations allow. */
export function joinsOf(operations: readonly Operator[]): JoinSet {
  return [...JOINS.keys()]
    .filter((join) => operations.includes(operatorOf(join)))
    .reduce((set, join) => set | (1 << join), 0);
}

/**
 * Of the joins, those that may follow on what made a value: the rules of `fillLevel`, by which no + or − is done on a
 * difference and no × or ÷ on a quotient.
 *
 * @param made as in `Results.origins`.
 */
export function joinsOn(made: number, joins: JoinSet): JoinSet {
  if (made === DIFFERENCE && joins & PLUS) return joins & (TIMES | OVER_A | A_OVER);
  if (made === QUOTIENT && joins & TIMES) return joins & (PLUS | A_MINUS | MINUS_A);
  return joins;
}

/** Of the joins, those by which a partner of `value` may be made when `value` is to be joined with `a` by `join`; as `joinsOn`. */
export function joinsUnder(join: Join, a: number, value: number, joins: JoinSet): JoinSet {
  if (join <= 2) {
    if (!(joins & PLUS)) return joins;
    return joins & ~(A_MINUS | MINUS_A) & ~(join === 0 && value <= a ? PLUS : 0);
  }
  if (!(joins & TIMES)) return joins;
  return joins & ~(OVER_A | A_OVER) & ~(join === 3 && value <= a ? TIMES : 0);
}

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
      if (joins & PLUS && rest <= most && !(made === SUM && a < rest)) {
        values[count] = rest;
        list[count++] = 0;
      }
    } else if (joins & A_MINUS && rest < 0 && -rest <= most) {
      values[count] = -rest;
      list[count++] = 1;
    }
    if (joins & MINUS_A && value + a <= most) {
      values[count] = value + a;
      list[count++] = 2;
    }
    if (a === 1) return count;
    if (joins & OVER_A && value * a <= most) {
      values[count] = value * a;
      list[count++] = 4;
    }
    // An inexact quotient of integers below 2^53 never rounds to an integer: it is at least 1/divisor away from one.
    if (a <= value) {
      const quotient = value / a;
      if (
        joins & TIMES &&
        quotient === Math.floor(quotient) &&
        quotient <= most &&
        !(made === PRODUCT && a < quotient)
      ) {
        values[count] = quotient;
        list[count++] = 3;
      }
    } else {
      const divisor = a / value;
      if (joins & A_OVER && divisor === Math.floor(divisor) && divisor <= most) {
        values[count] = divisor;
        list[count++] = 5;
      }
    }
    return count;
  }
}

/** The least and the greatest partner that can make a value of `low` to `high` when joined with `a`. */
export function leastPartner(join: Join, low: number, high: number, a: number): number {
  switch (join) {
    case 0:
      return low - a;
    case 1:
      return a - high;
    case 2:
      return low + a;
    case 3:
      return a > 1 ? Math.ceil(low / a) : Infinity;
    case 4:
      return a > 1 ? low * a : Infinity;
    default:
      return Math.ceil(a / high);
  }
}

/** See `leastPartner`. */
export function greatestPartner(join: Join, low: number, high: number, a: number): number {
  switch (join) {
    case 0:
      return high - a;
    case 1:
      return a - low;
    case 2:
      return high + a;
    case 3:
      return Math.floor(high / a);
    case 4:
      return high * a;
    default:
      return Math.floor(a / low);
  }
}

/** What `a` and `w` make when joined, or 0 when that is no positive integer. */
export function joinedValue(join: Join, a: number, w: number): number {
  switch (join) {
    case 0:
      return a + w;
    case 1:
      return Math.max(0, a - w);
    case 2:
      return Math.max(0, w - a);
    case 3:
      return a * w;
    case 4:
      return wholeQuotient(w, a);
    default:
      return wholeQuotient(a, w);
  }
}

export function joinedExpression(join: Join, a: Expression, w: Expression): Expression {
  const operator = operatorOf(join);
  const swapped = JOINS[join]!.startsWith('w');
  return { operator, left: swapped ? w : a, right: swapped ? a : w };
}

function operatorOf(join: Join): Operator {
  return JOINS[join]!.charAt(1) as Operator;
}

function wholeQuotient(left: number, right: number): number {
  const quotient = left / right;
  return quotient === Math.floor(quotient) ? quotient : 0;
}
