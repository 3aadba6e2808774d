/** What must hold of every answer of `solveNumbers`, proven or not. */

import { deepStrictEqual } from 'node:assert/strict';
import type { BestAnswer, Solution } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { assertSolution } from './assert-solution.ts';
import type { Nearest } from './brute-force.ts';
import { exactly } from './evaluate.ts';

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : 1);

/**
 * The answer is true, whatever its budget was: every solution is valid, `nearest` lists different values at one distance,
 * ascending, `best` is the one of them with the fewest numbers, the lower one if that is equal, and the work stayed in its budget.
 *
 * @throws Error that says which claim fails.
 */
export function assertValid(puzzle: NumbersPuzzle, answer: BestAnswer): void {
  const { best, nearest, search } = answer;
  for (const solution of nearest) assertSolution(puzzle, solution);
  const values = nearest.map(({ value }) => exactly(value));
  const distances = new Set(nearest.map(({ distance }) => distance));
  const [first, second] = nearest as [Solution, Solution?];
  const inWords = `${puzzle.numbers.join(' ')} → ${puzzle.target} by ${puzzle.operations.join('')}`;
  deepStrictEqual(values, [...new Set(values)].sort(ascending), `values for ${inWords}`);
  deepStrictEqual(distances.size, 1, `distances for ${inWords}`);
  deepStrictEqual(best, second && second.numbersUsed < first.numbersUsed ? second : first, `best for ${inWords}`);
  deepStrictEqual(search.work <= search.budget, true, `${search.work} units of ${search.budget} for ${inWords}`);
}

/**
 * The answer is valid, called proven, and is what is known to be right.
 *
 * @throws Error that says which claim fails.
 */
export function assertProven(puzzle: NumbersPuzzle, answer: BestAnswer, known: Nearest): void {
  assertValid(puzzle, answer);
  const found = answer.nearest.map(({ value, numbersUsed }) => ({ value: exactly(value), numbersUsed }));
  const inWords = `${puzzle.numbers.join(' ')} → ${puzzle.target} by ${puzzle.operations.join('')}`;
  deepStrictEqual(
    { distance: BigInt(answer.best.distance), values: found, complete: answer.search.complete },
    { ...known, complete: true },
    inWords,
  );
}
