/**
 * An evaluator of answers to the numbers round that shares nothing with the solvers but the types it reads: whole numbers of
 * any size (BigInt), every rule checked at every step.
 */

import type { Exact, Step } from '../../functions/solvers/arithmetic/answer.ts';
import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import type { Tree } from './parse.ts';

/** What an answer comes to: its value and the given numbers that it uses, in the order written. */
export interface Evaluation {
  readonly value: bigint;
  readonly leaves: readonly bigint[];
}

/**
 * A number of an answer as a whole number of any size.
 *
 * @throws Error when a JSON number is not an integer that a double holds, or a string is not the digits of a larger one.
 */
export function exactly(number: Exact): bigint {
  if (typeof number === 'number' && !Number.isSafeInteger(number)) throw new Error(`${number} is not an exact integer`);
  if (typeof number === 'string' && !/^[1-9]\d{15,}$/.test(number))
    throw new Error(`"${number}" is not a large integer`);
  const whole = BigInt(number);
  if (typeof number === 'string' && whole <= Number.MAX_SAFE_INTEGER) throw new Error(`"${number}" should be a number`);
  return whole;
}

/**
 * One step under the rules: an operation that is allowed, with a result that is a positive integer.
 *
 * @throws Error that names the rule broken.
 */
function operate(left: bigint, operator: Operator, right: bigint, operations: readonly Operator[]): bigint {
  const step = `${left}${operator}${right}`;
  if (!operations.includes(operator)) throw new Error(`${step}: ${operator} is not allowed`);
  if (operator === '+') return left + right;
  if (operator === '*') return left * right;
  if (operator === '-') {
    if (left <= right) throw new Error(`${step} is not positive`);
    return left - right;
  }
  if (left % right !== 0n) throw new Error(`${step} is not whole`);
  return left / right;
}

/** Evaluates a tree step by step. @throws Error at the first step that breaks a rule. */
export function evaluate(tree: Tree, operations: readonly Operator[] = OPERATORS): Evaluation {
  if ('leaf' in tree) return { value: tree.leaf, leaves: [tree.leaf] };
  const left = evaluate(tree.left, operations);
  const right = evaluate(tree.right, operations);
  return {
    value: operate(left.value, tree.operator, right.value, operations),
    leaves: [...left.leaves, ...right.leaves],
  };
}

/**
 * Plays the steps on the table: each takes two of the numbers that lie there, given or made before, and puts its result in
 * their place. No result but the last may be left unused. No steps: the value is a given number, which only `value` tells.
 *
 * @throws Error at the first step that takes what is not there, breaks a rule or states a wrong result.
 */
export function playSteps(
  steps: readonly Step[],
  value: Exact,
  numbers: readonly number[],
  operations: readonly Operator[] = OPERATORS,
): Evaluation {
  const given = numbers.map(BigInt);
  const made: bigint[] = [];
  const leaves: bigint[] = [];
  // A result made before is taken rather than an equal given number: then no result is left over that need not be.
  const take = (operand: Exact): bigint => {
    const wanted = exactly(operand);
    const isMade = made.includes(wanted);
    const pile = isMade ? made : given;
    const place = pile.indexOf(wanted);
    if (place < 0) throw new Error(`${operand} is not there to be taken`);
    pile.splice(place, 1);
    if (!isMade) leaves.push(wanted);
    return wanted;
  };
  for (const { left, operator, right, result } of steps) {
    const actual = operate(take(left), operator, take(right), operations);
    if (actual !== exactly(result)) throw new Error(`${left}${operator}${right} is ${actual}, not ${result}`);
    made.push(actual);
  }
  if (steps.length === 0) made.push(take(value));
  const [last, ...idle] = made.reverse();
  if (last !== exactly(value)) throw new Error(`the last step makes ${last}, not ${value}`);
  if (idle.length > 0) throw new Error(`the results ${idle.join(', ')} are never used`);
  return { value: last, leaves };
}
