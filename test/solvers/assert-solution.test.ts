/** The judge of whole solutions is judged: each claim of a solution, made wrong by itself, is caught under every rule set. */

import { describe, expect, test } from 'vitest';
import type { BestAnswer, Solution } from '../../functions/solvers/arithmetic/answer.ts';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { assertSolution } from './assert-solution.ts';
import { assertProven, assertValid } from './best-answer.ts';

const round = canonicalPuzzle([2, 3, 4, 10], 51);
const fifty: Solution = {
  value: 50,
  distance: 1,
  numbersUsed: 3,
  expression: '(2+3)*10',
  steps: [
    { left: 2, operator: '+', right: 3, result: 5 },
    { left: 5, operator: '*', right: 10, result: 50 },
  ],
  rpn: '2 3 + 10 *',
};

describe('a solution of the numbers round', () => {
  test('that is right passes', () => {
    expect(() => assertSolution(round, fifty)).not.toThrow();
  });

  test.each<[string, Partial<Solution>]>([
    ['the value', { value: 51, distance: 0 }],
    ['the distance', { distance: 2 }],
    ['the count of numbers', { numbersUsed: 4 }],
    ['an expression of another value', { expression: '2+3*10' }],
    ['an expression with the numbers of another game', { expression: '(1+4)*10' }],
    ['an expression that uses a number twice', { expression: '(2+3)*(2+3)*2' }],
    ['a needless bracket', { expression: '((2+3)*10)' }],
    ['a space', { expression: '(2+3) * 10' }],
    ['reverse Polish of another value', { rpn: '2 3 10 * +' }],
    ['reverse Polish with other numbers', { rpn: '4 1 + 10 *' }],
    ['the numbers of reverse Polish in another order', { rpn: '10 2 3 + *' }],
    ['steps cut short', { steps: fifty.steps.slice(0, 1) }],
    ['steps in the wrong order', { steps: [...fifty.steps].reverse() }],
    ['no steps', { steps: [] }],
    ['a value that is no integer', { value: 50.5, distance: 0.5 }],
    ['a negative distance', { distance: -1 }],
  ])('with %s wrong is refused', (_, change) => {
    expect(() => assertSolution(round, { ...fifty, ...change })).toThrow();
  });

  test('with an operation that is not allowed is refused', () => {
    const puzzle = canonicalPuzzle([2, 3, 4, 10], 51, { operations: ['*', '-'] });
    expect(() => assertSolution(puzzle, fifty)).toThrow('+ is not allowed');
  });

  test('that leaves a number over is refused where all are to be used', () => {
    expect(() => assertSolution(canonicalPuzzle([2, 3, 10], 51, { use: 'all' }), fifty)).not.toThrow();
    expect(() => assertSolution(canonicalPuzzle([2, 3, 4, 10], 51, { use: 'all' }), fifty)).toThrow('not all');
  });

  test('is told with its puzzle when it is refused', () => {
    expect(() => assertSolution(round, { ...fifty, distance: 2 })).toThrow(
      /50 is not 2 away from 51.*"value":50.*2 3 4 10 → 51 by \+-\*\/, natural, any/s,
    );
  });
});

describe('a solution with integers', () => {
  const puzzle = canonicalPuzzle([-5, 2, 3], -14, { values: 'integer', use: 'all' });
  const minusThirteen: Solution = {
    value: -13,
    distance: 1,
    numbersUsed: 3,
    expression: '3*(-5)+2',
    steps: [
      { left: 3, operator: '*', right: -5, result: -15 },
      { left: -15, operator: '+', right: 2, result: -13 },
    ],
    rpn: '3 -5 * 2 +',
  };

  test('may pass below zero', () => {
    expect(() => assertSolution(puzzle, minusThirteen)).not.toThrow();
  });

  test.each<[string, Partial<Solution>]>([
    ['the sign of the value', { value: 13 }],
    ['the sign of a given number', { expression: '2-3*5' }],
    ['the sign of an item', { rpn: '3 5 * 2 +' }],
    ['two operators side by side', { expression: '3*-5+2' }],
    ['needless brackets around the first number', { expression: '(-5)*3+2' }],
    ['a negative distance', { distance: -1 }],
  ])('with %s wrong is refused', (_, change) => {
    expect(() => assertSolution(puzzle, { ...minusThirteen, ...change })).toThrow();
  });

  test('is none under natural steps', () => {
    expect(() => assertSolution({ ...puzzle, values: 'natural' }, minusThirteen)).toThrow('-13 is not positive');
  });
});

describe('a solution with fractions', () => {
  const puzzle = canonicalPuzzle(['1/2', 3, 8], '13/3', { values: 'rational', use: 'all' });
  const right: Solution = {
    value: '9/2',
    distance: '1/6',
    numbersUsed: 3,
    expression: '8-3-(1/2)',
    steps: [
      { left: 8, operator: '-', right: 3, result: 5 },
      { left: 5, operator: '-', right: '1/2', result: '9/2' },
    ],
    rpn: '8 3 - 1/2 -',
  };

  test('is exact', () => {
    expect(() => assertSolution(puzzle, right)).not.toThrow();
  });

  test.each<[string, Partial<Solution>]>([
    ['the value in decimals', { value: 4.5 }],
    ['the value not reduced', { value: '18/4' }],
    ['the distance rounded', { distance: 0 }],
    ['the distance', { distance: '1/3' }],
    ['a given fraction without brackets', { expression: '8-3-1/2' }],
    ['a given fraction as two numbers', { rpn: '8 3 - 1 2 / -' }],
    ['a step that is not reduced', { steps: [right.steps[0]!, { ...right.steps[1]!, right: '2/4' }] }],
  ])('with %s wrong is refused', (_, change) => {
    expect(() => assertSolution(puzzle, { ...right, ...change })).toThrow();
  });

  test('is none with integers alone', () => {
    expect(() => assertSolution({ ...puzzle, values: 'integer' }, right)).toThrow('9/2 is not whole');
  });
});

describe('an answer', () => {
  const search = { complete: true, work: 1, budget: 2 };
  const valid: BestAnswer = { best: fifty, nearest: [fifty], search };
  const known = { distance: 1n, values: [{ value: 50n, numbersUsed: 3 }] };

  test('that is right passes', () => {
    expect(() => assertProven(round, valid, known)).not.toThrow();
  });

  test.each<[string, Partial<BestAnswer>]>([
    ['nothing nearest', { nearest: [] }],
    ['another best', { best: { ...fifty, rpn: '3 2 + 10 *' } }],
    ['no best', { best: null }],
    ['no answer at all though a number is one', { best: null, nearest: [] }],
    ['a value twice', { nearest: [fifty, fifty] }],
    ['a wrong solution', { best: { ...fifty, distance: 2 }, nearest: [{ ...fifty, distance: 2 }] }],
    ['more work than its budget', { search: { ...search, work: 3 } }],
  ])('with %s is refused', (_, change) => {
    expect(() => assertValid(round, { ...valid, ...change })).toThrow();
  });

  test('of nothing passes only where all the numbers are to be used', () => {
    const none = { best: null, nearest: [], search };
    expect(() => assertValid(canonicalPuzzle([5, 5], 3, { use: 'all', operations: ['-'] }), none)).not.toThrow();
    expect(() => assertValid(canonicalPuzzle([5, 5], 3, { operations: ['-'] }), none)).toThrow();
  });

  test('is not proven unless it says so, nor with another distance, value or count than is known', () => {
    expect(() => assertProven(round, { ...valid, search: { ...search, complete: false } }, known)).toThrow();
    expect(() => assertProven(round, valid, { ...known, distance: 0n })).toThrow();
    expect(() => assertProven(round, valid, { ...known, values: [{ value: 52n, numbersUsed: 3 }] })).toThrow();
    expect(() => assertProven(round, valid, { ...known, values: [{ value: 50n, numbersUsed: 2 }] })).toThrow();
  });
});
