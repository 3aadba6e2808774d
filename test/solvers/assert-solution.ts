/** Whether one solution is what it says. */

import type { Solution } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { evaluate, exactly, playSteps } from './evaluate.ts';
import { needlessBrackets } from './needless-brackets.ts';
import { parseInfix, parseRpn } from './parse.ts';

/**
 * Everything that a solution says of itself and of its puzzle is true.
 *
 * @throws Error that shows the puzzle, the solution and the claim that fails.
 */
export function assertSolution(puzzle: NumbersPuzzle, solution: Solution): void {
  const claim = (holds: boolean, text: string): void => {
    if (!holds) throw new Error(text);
  };
  const { numbers, target, operations } = puzzle;
  const { value, distance, expression, rpn, steps } = solution;
  try {
    const away = exactly(value) - BigInt(target);
    claim(exactly(value) >= 1n, `${value} is not positive`);
    claim(exactly(distance) === (away < 0n ? -away : away), `${value} is not ${distance} away from ${target}`);
    claim(/^[\d+\-*/()]+$/.test(expression), 'the expression is more than digits, operators and brackets');

    const forms = {
      expression: evaluate(parseInfix(expression), operations),
      rpn: evaluate(parseRpn(rpn), operations),
      steps: playSteps(steps, value, numbers, operations),
    };
    for (const [name, form] of Object.entries(forms)) {
      claim(form.value === exactly(value), `${name} comes to ${form.value}`);
      claim(form.leaves.length === solution.numbersUsed, `${name} uses ${form.leaves.length} numbers`);
      const left = numbers.map(BigInt);
      for (const leaf of form.leaves) {
        const place = left.indexOf(leaf);
        claim(place >= 0, `${name} uses ${leaf} more often than it is given`);
        left.splice(place, 1);
      }
    }
    const without = needlessBrackets(expression, operations);
    claim(without === undefined, `${without} says the same with fewer brackets`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}\n  in ${JSON.stringify(solution)}\n  for ${numbers.join(' ')} → ${target} by ${operations.join('')}`,
    );
  }
}
