/**
 * An evaluator of answers that shares nothing with the solvers but the types it reads: fractions of any size (BigInt), every
 * rule checked at every step.
 */

import type { Exact, Step } from '../../functions/solvers/arithmetic/answer.ts';
import { OPERATORS, type Operator, type Rules } from '../../functions/solvers/arithmetic/puzzle.ts';
import { type Fraction, fraction, isWhole, joined, written } from './fraction.ts';
import type { Tree } from './parse.ts';

/** What the rules say of steps; what is not said is as in the numbers round. */
export type StepRules = Partial<Pick<Rules, 'values' | 'operations'>>;

/** What an answer comes to: its value and the given numbers that it uses, in the order written. */
export interface Evaluation {
  readonly value: Fraction;
  readonly leaves: readonly Fraction[];
}

/**
 * A number of an answer as a fraction.
 *
 * @throws Error when a JSON number is not an integer that a double holds, or a string is neither the digits of a larger one
 * nor a fraction in lowest terms.
 */
export function exactly(number: Exact): Fraction {
  if (typeof number === 'number') {
    if (!Number.isSafeInteger(number) || Object.is(number, -0)) throw new Error(`${number} is not an exact integer`);
    return fraction(BigInt(number));
  }
  const [, over, under = '1'] = /^(-?[1-9]\d*)(?:\/([1-9]\d*))?$/.exec(number) ?? [];
  if (over === undefined) throw new Error(`"${number}" is neither a large integer nor a fraction`);
  const read = fraction(BigInt(over), BigInt(under));
  if (written(read) !== number) throw new Error(`"${number}" is not in lowest terms`);
  if (isWhole(read) && Number.isSafeInteger(Number(number))) throw new Error(`"${number}" should be a number`);
  return read;
}

/**
 * One step under the rules: an operation that is allowed, with a result of the kind that is allowed.
 *
 * @throws Error that names the rule broken.
 */
function operate(left: Fraction, operator: Operator, right: Fraction, rules: StepRules): Fraction {
  const { values = 'natural', operations = OPERATORS } = rules;
  const step = `${written(left)}${operator}${written(right)}`;
  if (!operations.includes(operator)) throw new Error(`${step}: ${operator} is not allowed`);
  const result = joined(left, operator, right);
  if (!result) throw new Error(`${step} divides by zero`);
  if (values !== 'rational' && !isWhole(result)) throw new Error(`${step} is not whole`);
  if (values === 'natural' && result.over <= 0n) throw new Error(`${step} is not positive`);
  return result;
}

/** Evaluates a tree step by step. @throws Error at the first step that breaks a rule. */
export function evaluate(tree: Tree, rules: StepRules = {}): Evaluation {
  if ('leaf' in tree) return { value: tree.leaf, leaves: [tree.leaf] };
  const left = evaluate(tree.left, rules);
  const right = evaluate(tree.right, rules);
  return {
    value: operate(left.value, tree.operator, right.value, rules),
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
  numbers: readonly Exact[],
  rules: StepRules = {},
): Evaluation {
  const given = numbers.map((number) => written(exactly(number)));
  const made: string[] = [];
  const leaves: Fraction[] = [];
  // A result made before is taken rather than an equal given number: then no result is left over that need not be.
  const take = (operand: Exact): Fraction => {
    const wanted = exactly(operand);
    const isMade = made.includes(written(wanted));
    const pile = isMade ? made : given;
    const place = pile.indexOf(written(wanted));
    if (place < 0) throw new Error(`${operand} is not there to be taken`);
    pile.splice(place, 1);
    if (!isMade) leaves.push(wanted);
    return wanted;
  };
  for (const { left, operator, right, result } of steps) {
    const actual = written(operate(take(left), operator, take(right), rules));
    if (actual !== written(exactly(result))) throw new Error(`${left}${operator}${right} is ${actual}, not ${result}`);
    made.push(actual);
  }
  if (steps.length === 0) made.push(written(take(value)));
  const [last, ...idle] = made.reverse();
  if (last !== written(exactly(value))) throw new Error(`the last step makes ${last}, not ${value}`);
  if (idle.length > 0) throw new Error(`the results ${idle.join(', ')} are never used`);
  return { value: exactly(value), leaves };
}
