import { type Integer, step } from './rational.ts';
import type { Operator } from './rules.ts';

export type { Integer } from './rational.ts';

/** `left operator right` by the rules of natural steps, or `undefined` when it is no positive integer. */
export function natural(operator: Operator, left: Integer, right: Integer): Integer | undefined {
  return step('natural', operator, left, right) as Integer | undefined;
}
