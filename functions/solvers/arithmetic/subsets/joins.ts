import type { Expression } from '../expression.ts';
import type { Operator } from '../puzzle.ts';
import { DIFFERENCE, QUOTIENT } from './made.ts';

/**
 * The six ways to join a known value `a` with a partner `w` that is looked for: + and ×, and − and ÷ either way round.
 */
export const JOINS = ['a+w', 'a-w', 'w-a', 'a*w', 'w/a', 'a/w'] as const;
/** A place in `JOINS`. */
export type Join = number;
/** A set of joins, one bit each. */
export type JoinSet = number;

export const PLUS: JoinSet = 1 << 0;
export const A_MINUS: JoinSet = 1 << 1;
export const MINUS_A: JoinSet = 1 << 2;
export const TIMES: JoinSet = 1 << 3;
export const OVER_A: JoinSet = 1 << 4;
export const A_OVER: JoinSet = 1 << 5;

/** The joins that the operations allow. */
export function joinsOf(operations: readonly Operator[]): JoinSet {
  return [...JOINS.keys()]
    .filter((join) => operations.includes(operatorOf(join)))
    .reduce((set, join) => set | (1 << join), 0);
}

/**
 * Of the joins, those that may follow on what made a value: the rules of `combineLevel`, by which no + or − is done on a
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

export function joinedExpression(join: Join, a: Expression, w: Expression): Expression {
  const operator = operatorOf(join);
  const swapped = JOINS[join]!.startsWith('w');
  return { operator, left: swapped ? w : a, right: swapped ? a : w };
}

function operatorOf(join: Join): Operator {
  return JOINS[join]!.charAt(1) as Operator;
}
