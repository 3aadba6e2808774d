import { describe, expect, test } from 'vitest';
import { canonicalPuzzle, OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { integerBetween, mulberry32 } from '../bench/seeded-games.ts';
import { allValues } from './all-values.ts';
import { assertSolution } from './assert-solution.ts';

/** Targets of every kind: small, of any magnitude, next to a value, beyond the largest. */
function targetsFor(values: readonly number[], seed: number): number[] {
  const random = mulberry32(seed);
  const largest = values.at(-1) as number;
  return Array.from({ length: 50 }, () => [
    integerBetween(random, 0, 999),
    Math.floor(largest ** random()),
    Math.max(0, (values[integerBetween(random, 0, values.length - 1)] as number) + integerBetween(random, -2, 2)),
    integerBetween(random, 0, Math.ceil(largest * 1.2)),
  ]).flat();
}

function expectAllRight(numbers: readonly number[], operations: readonly Operator[], seed: number): void {
  const fewest = allValues(numbers, operations);
  const values = [...fewest.keys()].sort((a, b) => a - b);
  for (const target of targetsFor(values, seed)) {
    const puzzle = canonicalPuzzle(numbers, target, operations);
    const { nearest, search } = solveNumbers(puzzle, new Budget(Number.POSITIVE_INFINITY));
    const distance = values.reduce(
      (least, value) => Math.min(least, Math.abs(value - target)),
      Number.POSITIVE_INFINITY,
    );
    const expected = values.filter((value) => Math.abs(value - target) === distance);
    expect(
      nearest.map(({ value }) => value),
      `${numbers} → ${target}`,
    ).toEqual(expected);
    expect(
      nearest.map(({ numbersUsed }) => numbersUsed),
      `${numbers} → ${target}`,
    ).toEqual(expected.map((value) => fewest.get(value)));
    expect(search.complete).toBe(true);
    for (const solution of nearest) assertSolution(puzzle, solution);
  }
}

describe('many numbers are answered as all values of all subsets say', () => {
  test.each([
    { numbers: [1, 2, 3, 4, 5, 6, 7] },
    { numbers: [3, 7, 8, 9, 10, 11, 12] },
    { numbers: [2, 2, 5, 5, 25, 50, 75] },
    { numbers: [1, 1, 1, 4, 4, 9, 20] },
    { numbers: [2, 3, 4, 5, 6, 7, 8, 9] },
    { numbers: [1, 2, 2, 3, 3, 4, 6, 8] },
    { numbers: [5, 5, 5, 5, 7, 7, 7, 7] },
  ])('$numbers', ({ numbers }) => expectAllRight(numbers, OPERATORS, numbers.length));

  test.each<{ numbers: number[]; operations: Operator[] }>([
    { numbers: [2, 3, 5, 7, 11, 13, 17], operations: ['+', '*'] },
    { numbers: [2, 3, 4, 6, 8, 9, 12], operations: ['-', '*', '/'] },
    { numbers: [60, 48, 36, 24, 12, 8, 6], operations: ['-', '/'] },
    { numbers: [1, 2, 3, 5, 8, 13, 21, 34], operations: ['+', '-'] },
    { numbers: [2, 3, 4, 5, 6, 7, 8, 12], operations: ['*', '/'] },
  ])('$numbers with $operations only', ({ numbers, operations }) => expectAllRight(numbers, operations, 8));
});
