/** Games of seven numbers and more: by all that they make up to eight, and what is proven of ten. */

import { describe, expect, test } from 'vitest';
import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { integerBetween, mulberry32, numbersRound } from '../bench/seeded-games.ts';
import { assertProven, solveRound } from './best-answer.ts';
import { ascending, nearest, reach } from './brute-force.ts';

/** Targets of every kind: small, of any magnitude, next to a value, beyond the largest. */
function targetsFor(values: readonly bigint[], seed: number): number[] {
  const random = mulberry32(seed);
  const largest = Number(values.at(-1));
  return Array.from({ length: 50 }, () => [
    integerBetween(random, 0, 999),
    Math.floor(largest ** random()),
    Math.max(0, Number(values[integerBetween(random, 0, values.length - 1)]) + integerBetween(random, -2, 2)),
    integerBetween(random, 0, Math.ceil(largest * 1.2)),
  ]).flat();
}

function expectAllRight(numbers: readonly number[], operations: readonly Operator[], seed: number): void {
  const reached = reach(numbers, operations);
  for (const target of targetsFor(ascending(reached), seed)) {
    const puzzle = numbersRound(numbers, target, operations);
    assertProven(puzzle, solveRound(puzzle), nearest(reached, target));
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

describe('a proven answer is the same one whatever the budget was', () => {
  test.each([
    { numbers: [1, 2, 2, 2, 2, 2, 2, 15], target: 118 },
    { numbers: [4, 4, 6, 7, 8, 9, 4, 100], target: 3428 },
    { numbers: [1, 1, 2, 3, 4, 6, 7, 8, 10, 10], target: 934 },
    { numbers: [3, 3, 3, 3, 3, 3, 9, 9, 9, 9], target: 6570 },
  ])('$numbers → $target', ({ numbers, target }) => {
    const puzzle = numbersRound(numbers, target);
    const budgets = [100, 300, 460, 1000, 2147, 10_000, 100_000, 1_000_000, Number.POSITIVE_INFINITY];
    const answers = budgets.map((units) => solveRound(puzzle, units));
    const proven = answers.filter(({ search }) => search.complete);
    expect(proven.length).toBeGreaterThan(1);
    for (const { best, nearest } of proven)
      expect({ best, nearest }).toEqual({ best: proven[0]?.best, nearest: proven[0]?.nearest });
  });
});

test('an answer is not called proven when two halves of ten numbers may be larger than all that is kept', () => {
  // (19 × 53 × 89 × 181 + 2) × (11 × 67 × 73 × 197 + 3): five numbers and five, of which the search keeps a part only.
  const puzzle = numbersRound([2, 3, 11, 19, 53, 67, 73, 89, 181, 197], 171_931_242_882_000, ['+', '-', '*']);
  const { best, search } = solveRound(puzzle);
  expect(search.complete).toBe(best.distance === 0);
});
