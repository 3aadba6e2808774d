/** Whether one solution is what it says. */

import type { Solution } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { evaluate, exactly, playSteps } from './evaluate.ts';
import { between, isWhole, written } from './fraction.ts';
import { needlessBrackets } from './needless-brackets.ts';
import { fractionsOf, parseInfix, parseRpn } from './parse.ts';

/**
 * Everything that a solution says of itself and of its puzzle is true, under any rules.
 *
 * @throws Error that shows the puzzle, the solution and the claim that fails.
 */
export function assertSolution(puzzle: NumbersPuzzle, solution: Solution): void {
  try {
    assertClaims(puzzle, solution);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n  in ${JSON.stringify(solution)}\n  for ${inWords(puzzle)}`);
  }
}

/** A puzzle on one line, for messages. */
export function inWords({ numbers, target, values, use, operations }: NumbersPuzzle): string {
  return `${numbers.join(' ')} → ${target} by ${operations.join('')}, ${values}, ${use}`;
}

function assertClaims(puzzle: NumbersPuzzle, solution: Solution): void {
  const { numbers, target, values, use } = puzzle;
  const { value, distance, expression, rpn, steps, numbersUsed } = solution;
  const reached = exactly(value);
  const away = between(reached, exactly(target));
  claim(values !== 'natural' || reached.over >= 1n, `${value} is not positive`);
  claim(values === 'rational' || isWhole(reached), `${value} is not whole`);
  claim(written(exactly(distance)) === written(away), `${value} is not ${distance} away from ${target}`);
  claim(use === 'any' || numbersUsed === numbers.length, `${numbersUsed} numbers are not all`);
  claim(/^[\d+\-*/()]+$/.test(expression), 'the expression is more than digits, operators and brackets');

  claim(digitsOf(expression) === digitsOf(rpn), 'expression and rpn have their numbers in different orders');

  const fractions = fractionsOf(rpn);
  const forms = {
    expression: evaluate(parseInfix(expression, fractions), puzzle),
    rpn: evaluate(parseRpn(rpn), puzzle),
    steps: playSteps(steps, value, numbers, puzzle),
  };
  for (const [name, form] of Object.entries(forms)) {
    claim(written(form.value) === written(reached), `${name} comes to ${written(form.value)}`);
    claim(form.leaves.length === numbersUsed, `${name} uses ${form.leaves.length} numbers`);
    const left = numbers.map((number) => written(exactly(number)));
    for (const leaf of form.leaves.map(written)) {
      const place = left.indexOf(leaf);
      claim(place >= 0, `${name} uses ${leaf} more often than it is given`);
      left.splice(place, 1);
    }
  }
  const without = needlessBrackets(expression, puzzle, fractions);
  claim(without === undefined, `${without} says the same with fewer brackets`);
}

/** A given fraction is two numbers here, as it is where it is divided: both texts have the same ones. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D+/g, ' ').trim();
}

function claim(holds: boolean, text: string): void {
  if (!holds) throw new Error(text);
}
