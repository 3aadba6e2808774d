/** Whether a solution under any rules is what it says. Shares nothing with the solvers but the types it reads. */

import type { Exact, Solution } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle, Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { minus, type Ratio, ratio, ratioOf, ratioStep, ratioText } from './rational-brute-force.ts';

/** A value and the given numbers that make it, as they are written, from left to right. */
interface Worked {
  readonly value: Ratio;
  readonly leaves: readonly string[];
}

/** Works one step. @throws Error when the rules have no such step. */
type Work = (left: Worked, operator: string, right: Worked) => Worked;

function workBy({ values, operations }: NumbersPuzzle): Work {
  return (left, operator, right) => {
    const step = `${ratioText(left.value)} ${operator} ${ratioText(right.value)}`;
    const allowed = operations.find((candidate) => candidate === operator);
    if (!allowed) throw new Error(`${step}: there is no ${operator}`);
    const value = ratioStep(left.value, allowed, right.value, values);
    if (!value) throw new Error(`${step} is no ${values} step`);
    return { value, leaves: [...left.leaves, ...right.leaves] };
  };
}

const leaf = (text: string): Worked => ({ value: ratioOf(text), leaves: [text] });

function workRpn(text: string, work: Work): Worked {
  const stack: Worked[] = [];
  for (const part of text.split(' ')) {
    if (!'+-*/'.includes(part)) {
      stack.push(leaf(part));
      continue;
    }
    const right = stack.pop();
    const left = stack.pop();
    if (!left || !right) throw new Error(`${part} lacks an operand`);
    stack.push(work(left, part, right));
  }
  const [worked, ...others] = stack;
  if (!worked || others.length > 0) throw new Error('not one value is left');
  return worked;
}

/**
 * The usual precedence, equal precedence from left to right. Which of `3/4` and `(3/4)` is one given number is told by the
 * leaves, which must be those of the expression from left to right. A fraction stands in brackets, and a negative number
 * does but at the beginning.
 */
function workInfix(text: string, leaves: readonly string[], work: Work): Worked {
  const left = [...leaves];
  let place = 0;
  const atom = (): Worked => {
    const next = left[0] ?? '';
    const begins = place === 0 || text[place - 1] === '(';
    const bare = /^\d+$/.test(next) || next === text || (begins && /^-\d+$/.test(next) && text[place] === '-');
    const written = bare ? next : `(${next})`;
    if (next !== '' && text.startsWith(written, place) && !/\d/.test(text.charAt(place + written.length))) {
      place += written.length;
      left.shift();
      return leaf(next);
    }
    if (text[place++] !== '(') throw new Error(`no operand at ${place - 1}`);
    const inner = chain(['+', '-'], product);
    if (text[place++] !== ')') throw new Error(`a bracket is not closed at ${place - 1}`);
    return inner;
  };
  const chain = (operators: readonly string[], operand: () => Worked): Worked => {
    let worked = operand();
    while (operators.includes(text[place] ?? '')) worked = work(worked, text[place++] as Operator, operand());
    return worked;
  };
  const product = () => chain(['*', '/'], atom);
  const worked = chain(['+', '-'], product);
  if (place < text.length) throw new Error(`"${text.slice(place)}" is left over`);
  return worked;
}

/** Each step takes two numbers that lie there, given or made, and puts down its result; in the end only that lies there. */
function workSteps({ steps, value }: Solution, leaves: readonly string[], work: Work): Ratio {
  const there = leaves.map(leaf);
  const take = (wanted: Exact): Worked => {
    const found = there.findLast((worked) => ratioText(worked.value) === ratioText(ratioOf(wanted)));
    if (!found) throw new Error(`${wanted} is not there to be taken`);
    there.splice(there.indexOf(found), 1);
    return found;
  };
  for (const { left, operator, right, result } of steps) {
    const worked = work(take(left), operator, take(right));
    if (ratioText(worked.value) !== `${result}`) throw new Error(`${left}${operator}${right} is not ${result}`);
    there.push(worked);
  }
  const last = take(value);
  if (there.length > 0) throw new Error(`${there.length} numbers are never used`);
  return last.value;
}

/**
 * Everything that a solution says of itself and of its puzzle is true.
 *
 * @throws Error that shows the puzzle, the solution and the claim that fails.
 */
export function assertGeneralSolution(puzzle: NumbersPuzzle, solution: Solution): void {
  const work = workBy(puzzle);
  const { numbers, target, use } = puzzle;
  const { value, distance, numbersUsed, expression, rpn } = solution;
  const claim = (holds: boolean, text: string): void => {
    if (!holds) throw new Error(text);
  };
  try {
    claim(ratioText(ratioOf(value)) === `${value}`, `${value} is not reduced`);
    claim(typeof value === 'number' || !Number.isSafeInteger(Number(value)), `"${value}" should be a number`);
    const difference = minus(ratioOf(value), ratioOf(target));
    const away = ratio(difference.n < 0n ? -difference.n : difference.n, difference.d);
    claim(ratioText(away) === `${distance}`, `${value} is not ${distance} from ${target}`);
    const worked = workRpn(rpn, work);
    const { leaves } = worked;
    claim(ratioText(worked.value) === `${value}`, `the rpn comes to ${ratioText(worked.value)}`);
    claim(
      ratioText(workInfix(expression, leaves, work).value) === `${value}`,
      'the expression comes to something else',
    );
    claim(ratioText(workSteps(solution, leaves, work)) === `${value}`, 'the steps come to something else');
    claim(leaves.length === numbersUsed, `${leaves.length} numbers are used`);
    claim(use === 'any' || numbersUsed === numbers.length, 'a number is left over');
    const given = numbers.map((number) => `${number}`);
    for (const used of leaves) {
      claim(given.includes(used), `${used} is used more often than it is given`);
      given.splice(given.indexOf(used), 1);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n  in ${JSON.stringify(solution)}\n  for ${JSON.stringify(puzzle)}`);
  }
}
