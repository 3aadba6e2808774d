import { expect, test } from 'vitest';
import { FunctionTable } from '../../functions/solvers/arithmetic/distinct/functions.ts';
import { groundOf } from '../../functions/solvers/arithmetic/distinct/ground.ts';
import { ALL } from '../../functions/solvers/arithmetic/distinct/kinds.ts';
import { Seeker } from '../../functions/solvers/arithmetic/distinct/seek.ts';
import { canonicalPuzzle, type Rules } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveAll } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';

/** What the default of the service buys. */
const BUDGET = 420_000;

/** Small numbers, many of them equal, of which a great many functions have any small value. */
const CROWDED: readonly { numbers: readonly number[]; rules: Partial<Rules> }[] = [
  { numbers: [1, 1, 2, 2, 2, 2, 2, 2, 3], rules: { values: 'integer', use: 'all' } },
  { numbers: [-3, -2, 1, 2, 2, 2, 2, 3, 3, 3], rules: { values: 'integer', use: 'all' } },
  { numbers: [-3, -2, -1, 1, 1, 2, 2, 2, 3], rules: { values: 'integer', use: 'any' } },
  { numbers: [1, 1, 2, 2, 3, 3, 4, 4], rules: { values: 'rational', use: 'all' } },
];

test.each(CROWDED)('no more functions of $numbers are made than the budget pays for', ({ numbers, rules }) => {
  const puzzle = canonicalPuzzle(numbers, 1, rules);
  const ground = groundOf(puzzle, 1)!;
  const table = new FunctionTable();
  table.reset(ground);
  const seeker = new Seeker(table, new Budget(BUDGET));
  seeker.build(4);
  seeker.seek(ground.shape.full, 1, 1, ALL);
  expect(seeker.budget.exhausted).toBe(true);
  expect(table.length).toBeLessThan(BUDGET);
});

test.each(CROWDED)('no more solutions of $numbers are told than the budget pays for', ({ numbers, rules }) => {
  const { solutionCount, search } = solveAll(
    canonicalPuzzle(numbers, 1, rules),
    { limit: 5, offset: 0 },
    new Budget(BUDGET),
  );
  expect(search.complete).toBe(false);
  expect(solutionCount).toBeGreaterThanOrEqual(1);
  // Writing one takes a hundred units.
  expect(solutionCount).toBeLessThanOrEqual(BUDGET / 100);
});

test.each([
  [[1, 2, 3, 4, 5, 6, 7, 8], 300_486],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], 1],
])('a search of %j for 24 that has no room for more functions ends before its budget', (numbers, found) => {
  const puzzle = canonicalPuzzle(numbers, 24, { values: 'rational', use: 'all' });
  const budget = new Budget(1000 * BUDGET);
  const { solutionCount, search } = solveAll(puzzle, { limit: 1, offset: 0 }, budget);
  expect(search.complete).toBe(false);
  expect(solutionCount).toBe(found);
  expect(search.work).toBeLessThan(budget.limit / 4);
});
