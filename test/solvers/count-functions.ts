/**
 * Counts the expressions of different numbers, without the solvers: all ways to split a choice in two, all pairs of what the two parts
 * make. Expressions that are the same function are counted together, told by their value at random points modulo a prime.
 */

import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { combined, POINTS } from './modulo-prime.ts';

/** A function of a choice of the numbers: its value, and how many expressions write it. */
export interface CountedFunction {
  readonly value: number;
  expressions: number;
}

/** By choice of the numbers, a bit each, and by what tells functions apart. */
export type CountedFunctions = readonly ReadonlyMap<bigint, CountedFunction>[];

/** Whether an expression may have a step. */
export type Allowed = (left: number, operator: Operator, right: number) => boolean;

/** The steps of a numbers round: each makes a positive integer. */
export const isValid: Allowed = (left, operator, right) => {
  if (operator === '-') return left > right;
  return operator !== '/' || left % right === 0;
};

/** Of those, larger number first, nothing times or over 1. */
export const isPruned: Allowed = (left, operator, right) =>
  isValid(left, operator, right) && left >= right && !(right === 1 && (operator === '*' || operator === '/'));

/** Every step, also those that make no integer. */
export const isAnything: Allowed = () => true;

const VALUE: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** @param numbers all different; what stands for each is the point at its place. */
export function countFunctions(numbers: readonly number[], isAllowed: Allowed): CountedFunctions {
  const choices: Map<bigint, CountedFunction>[] = [new Map()];
  for (let choice = 1; choice < 1 << numbers.length; choice++) {
    const functions = new Map<bigint, CountedFunction>();
    const single = Math.log2(choice);
    if (Number.isInteger(single)) functions.set(POINTS[single]!, { value: numbers[single]!, expressions: 1 });
    for (let part = (choice - 1) & choice; part > 0; part = (part - 1) & choice) {
      for (const [a, left] of choices[part]!) {
        for (const [b, right] of choices[choice - part]!) {
          for (const operator of OPERATORS) {
            if (!isAllowed(left.value, operator, right.value)) continue;
            const key = combined(a, operator, b);
            const known = functions.get(key);
            const expressions = left.expressions * right.expressions;
            if (known) known.expressions += expressions;
            else functions.set(key, { value: VALUE[operator](left.value, right.value), expressions });
          }
        }
      }
    }
    choices.push(functions);
  }
  return choices;
}

/** How many numbers a choice has. */
export function sizeOf(choice: number): number {
  return choice === 0 ? 0 : (choice & 1) + sizeOf(choice >> 1);
}
