/** What must hold of every answer of `solveNumbers`, proven or not. */

import { deepStrictEqual } from 'node:assert/strict';
import type { BestAnswer, Exact, RoundAnswer, Solution } from '../../functions/solvers/arithmetic/answer.ts';
import type { NaturalPuzzle, NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { assertSolution, inWords } from './assert-solution.ts';
import { exactly } from './evaluate.ts';
import { order } from './fraction.ts';

/**
 * The answer to a numbers round, through the way in that everybody takes; without a limit unless `units` of work are told.
 *
 * @throws Error when there is no best: any given number is an answer.
 */
export function solveRound(puzzle: NaturalPuzzle, units = Number.POSITIVE_INFINITY): RoundAnswer {
  const { best, ...rest } = solveNumbers(puzzle, new Budget(units));
  if (best === null) throw new Error(`there is no best for ${inWords(puzzle)}`);
  return { best, ...rest };
}

/** What is known to be right: the least distance, if anything is made, and each value at it, ascending, with its fewest numbers. */
export interface Known {
  readonly distance: Exact | bigint | undefined;
  readonly values: readonly { readonly value: Exact | bigint; readonly numbersUsed: number }[];
}

/**
 * The answer is true, whatever its budget was: every solution is valid, `nearest` lists different values at one distance,
 * ascending, `best` is the one of them with the fewest numbers, the lower one if that is equal, and the work stayed in its
 * budget. `best` may be null, with nothing nearest, only under rules by which nothing may come out.
 *
 * @throws Error that says which claim fails.
 */
export function assertValid(puzzle: NumbersPuzzle, answer: BestAnswer): void {
  const { best, nearest, search } = answer;
  const words = inWords(puzzle);
  deepStrictEqual(search.work <= search.budget, true, `${search.work} units of ${search.budget} for ${words}`);
  if (best === null) {
    deepStrictEqual(nearest, [], `nearest where there is no best for ${words}`);
    deepStrictEqual(puzzle.use, 'all', `a given number would be an answer for ${words}`);
    return;
  }
  for (const solution of nearest) assertSolution(puzzle, solution);
  const values = nearest.map(({ value }) => exactly(value));
  const ascending = values.every((value, place) => place === 0 || order(values[place - 1]!, value) < 0);
  const distances = new Set(nearest.map(({ distance }) => distance));
  const [first, second] = nearest as [Solution, Solution?];
  deepStrictEqual(ascending, true, `the order of the values for ${words}`);
  deepStrictEqual(distances.size, 1, `distances for ${words}`);
  deepStrictEqual(best, second && second.numbersUsed < first.numbersUsed ? second : first, `best for ${words}`);
}

/**
 * The answer is valid, called proven, and is what is known to be right.
 *
 * @throws Error that says which claim fails.
 */
export function assertProven(puzzle: NumbersPuzzle, answer: BestAnswer, known: Known): void {
  assertValid(puzzle, answer);
  // A valid answer writes each number in its one form, so that equal texts are equal numbers.
  const told = {
    distance: String(answer.best?.distance),
    values: answer.nearest.map(({ value, numbersUsed }) => ({ value: String(value), numbersUsed })),
    complete: answer.search.complete,
  };
  const right = {
    distance: String(known.distance),
    values: known.values.map(({ value, numbersUsed }) => ({ value: String(value), numbersUsed })),
    complete: true,
  };
  deepStrictEqual(told, right, inWords(puzzle));
}
