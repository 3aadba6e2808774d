import type { Expression } from '../expression.ts';
import type { Operator } from '../puzzle.ts';
import type { Rational } from '../rational.ts';

/** A step on a list of numbers: two of its places, and what joins them, the second number first where it is reversed. */
export interface Move {
  first: number;
  second: number;
  operator: Operator;
  reversed: boolean;
}

/**
 * The expression that a path makes of `numbers`: the move at place n leaves a list of n numbers, with the result in its first
 * place and the last number in its second.
 */
export function replay(numbers: readonly Rational[], path: readonly Move[]): Expression {
  const list: Expression[] = [...numbers];
  for (let last = list.length - 1; last > 0; last--) {
    const { first, second, operator, reversed } = path[last]!;
    const a = list[first]!;
    const b = list[second]!;
    list[second] = list[last]!;
    list[first] = reversed ? { operator, left: b, right: a } : { operator, left: a, right: b };
  }
  return list[0]!;
}
