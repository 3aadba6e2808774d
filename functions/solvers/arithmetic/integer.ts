import type { Operator } from './puzzle.ts';
import { step } from './rational.ts';

/** An exact integer: a number up to ±(2^53 − 1), a bigint beyond, never the other way round, so that `===` compares values. */
export type Integer = number | bigint;

/** `left operator right` by the rules of natural steps, or `undefined` when it is no positive integer. */
export function natural(operator: Operator, left: Integer, right: Integer): Integer | undefined {
  return step('natural', operator, left, right) as Integer | undefined;
}
