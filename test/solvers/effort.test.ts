import { expect, test } from 'vitest';
import { stepEffort } from '../../functions/solvers/arithmetic/effort.ts';
import { canonicalPuzzle, type Operator, PRESETS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { operate, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { solveAll } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';

const numberOf = (text: string) => rationalOf(text.includes('/') ? text : Number(text));

const effortOf = (step: string): number => {
  const [left = '', operator, right = ''] = step.split(' ');
  const [a, b] = [numberOf(left), numberOf(right)];
  return stepEffort(operator as Operator, a, b, operate(operator as Operator, a, b)!);
};

test.each([
  // Three for the step; the digits of the operand that has fewer, and the carries.
  ['700 + 25', 3 + 1],
  ['68 + 57', 3 + 4],
  ['9999 + 1', 3 + 5],
  ['0 + 7', 3 + 1],
  // The same, and one more.
  ['725 - 25', 3 + 2],
  ['125 - 57', 3 + 5],
  // Two for each pair of digits; times one, ten or a hundred is nearly free.
  ['75 * 100', 3 + 1],
  ['75 * 8', 3 + 4],
  ['25 * 37', 3 + 8],
  ['952 * 1', 3 + 1],
  // What undoes it, and one more.
  ['600 / 75', 3 + 5],
  ['952 / 1', 3 + 2],
  // Fractions and numbers below zero are a burden.
  ['8 / 3', 3 + 2 + 1 + 4],
  ['3 - 8', 3 + 1 + 1],
  ['-5 * 3', 3 + 2 + 2],
  ['8/3 * 3', 3 + 2 + 4],
])('%s takes %i', (step, units) => {
  expect(effortOf(step)).toBe(units);
});

test.each([
  [[1, 3, 7, 10, 25, 50], 765, PRESETS.countdown],
  [[1, 2, 5, 10, 25, 50], 250, PRESETS.countdown],
  [[3, 3, 8, 10], 24, PRESETS[24]],
  [[2, 2, 4, 6, 11], 24, PRESETS[24]],
] as const)('the solutions of %j → %i come easiest first, then by expression', (numbers, target, rules) => {
  const puzzle = canonicalPuzzle(numbers, target, rules);
  const { solutions } = solveAll(puzzle, { limit: 1000, offset: 0 }, new Budget(Number.POSITIVE_INFINITY));
  const told = solutions.map(({ steps, expression }) => ({
    effort: steps.reduce((sum, { left, operator, right }) => sum + effortOf(`${left} ${operator} ${right}`), 0),
    expression,
  }));
  const sorted = told.toSorted((a, b) => a.effort - b.effort || (a.expression < b.expression ? -1 : 1));
  expect(told).toEqual(sorted);
});
