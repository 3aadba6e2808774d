import type { Expression } from '../expression.ts';
import type { Operator } from '../puzzle.ts';
import { DIFFERENCE, QUOTIENT } from './made.ts';

/**
 * The six ways to join a known value `a` with a partner `w` that is looked for: + and ×, and − and ÷ either way round. A
 * join is its place here.
 */
export const JOINS = ['a+w', 'a-w', 'w-a', 'a*w', 'w/a', 'a/w'] as const;
export type Join = number;
export const PLUS = 0;
export const A_MINUS = 1;
export const MINUS_A = 2;
export const TIMES = 3;
export const OVER_A = 4;
export const A_OVER = 5;

/** A set of joins, one bit each. */
export type JoinSet = number;
const SUMS: JoinSet = (1 << PLUS) | (1 << A_MINUS) | (1 << MINUS_A);
const PRODUCTS: JoinSet = (1 << TIMES) | (1 << OVER_A) | (1 << A_OVER);

export function has(joins: JoinSet, join: Join): boolean {
  return ((joins >> join) & 1) === 1;
}

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
 * @param made as in `made.ts`.
 */
export function joinsOn(made: number, joins: JoinSet): JoinSet {
  if (made === DIFFERENCE && has(joins, PLUS)) return joins & PRODUCTS;
  if (made === QUOTIENT && has(joins, TIMES)) return joins & SUMS;
  return joins;
}

/**
 * Of the joins, those by which a partner may be made that is then joined with `a` by `join`: by the same rules, and since a
 * sum is not added, nor a product multiplied, to something as large or larger.
 *
 * @param partner its value.
 */
export function joinsUnder(join: Join, a: number, partner: number, joins: JoinSet): JoinSet {
  if (join === PLUS || join === A_MINUS || join === MINUS_A) {
    if (!has(joins, PLUS)) return joins;
    return joins & (PRODUCTS | (join === PLUS && partner <= a ? 0 : 1 << PLUS));
  }
  if (!has(joins, TIMES)) return joins;
  return joins & (SUMS | (join === TIMES && partner <= a ? 0 : 1 << TIMES));
}

export function joinedExpression(join: Join, a: Expression, w: Expression): Expression {
  const operator = operatorOf(join);
  const swapped = JOINS[join]!.startsWith('w');
  return { operator, left: swapped ? w : a, right: swapped ? a : w };
}

function operatorOf(join: Join): Operator {
  return JOINS[join]!.charAt(1) as Operator;
}
