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
  // The digits of the operand that has fewer, and the carries.
  ['700 + 25', 1],
  ['68 + 57', 4],
  ['9999 + 1', 5],
  ['0 + 7', 1],
  // The same, and one more.
  ['725 - 25', 2],
  ['125 - 57', 5],
  // Two for each pair of digits; trailing zeros are free, and so is nearly one.
  ['75 * 100', 4],
  ['75 * 8', 4],
  ['25 * 37', 8],
  ['952 * 1', 1],
  // What undoes it, and one more.
  ['600 / 75', 5],
  ['952 / 1', 2],
  // Fractions and numbers below zero are a burden.
  ['8 / 3', 2 + 1 + 4],
  ['3 - 8', 1 + 1],
  ['-5 * 3', 2 + 2],
  ['8/3 * 3', 2 + 4],
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
