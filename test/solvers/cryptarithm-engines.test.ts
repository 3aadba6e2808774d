/** The engine for sums and the one for everything solve the same sums alike: each is a check of the other. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { solveGeneral } from '../../functions/solvers/cryptarithm/general/general.ts';
import { solveLinear } from '../../functions/solvers/cryptarithm/linear/linear.ts';
import { linearForm } from '../../functions/solvers/cryptarithm/linear/linear-form.ts';
import type { Cryptarithm } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { type Found, SolutionStore } from '../../functions/solvers/cryptarithm/solution-store.ts';
import { trueSum } from './arbitrary-true-cryptarithm.ts';
import { assertSolution } from './cryptarithm-solution.ts';

function byLinear(asked: Cryptarithm, units: number): Found {
  const store = new SolutionStore(200);
  const budget = new Budget(units);
  solveLinear(asked, linearForm(asked)!, store, budget);
  return store.found(budget);
}

function byGeneral(asked: Cryptarithm, units: number): Found {
  const store = new SolutionStore(200);
  const budget = new Budget(units);
  solveGeneral(asked, store, budget);
  return store.found(budget);
}

describe('both engines find the same', () => {
  test.each([
    { base: 10, terms: 3, most: 6, numRuns: 150 },
    { base: 10, terms: 6, most: 20, numRuns: 50 },
    { base: 16, terms: 5, most: 10, numRuns: 50 },
    { base: 17, terms: 2, most: 14, numRuns: 50 },
    { base: 3, terms: 4, most: 25, numRuns: 50 },
  ])('in base $base, of up to $terms terms of up to $most digits', ({ base, terms, most, numRuns }) => {
    let compared = 0;
    fc.assert(
      fc.property(trueSum(fc.constant(base), terms, most), ({ text }) => {
        const { puzzle, fault } = { puzzle: undefined, ...readPuzzle(text, base) };
        if (fault !== undefined || puzzle === undefined) return;
        const asked = cryptarithm(puzzle);
        const [linear, general] = [byLinear(asked, 150_000), byGeneral(asked, 200_000)];
        if (!linear.search.complete || !general.search.complete) return;
        compared++;
        expect([general.solutionCount, general.solutions]).toEqual([linear.solutionCount, linear.solutions]);
        for (const digits of linear.solutions.slice(0, 2)) assertSolution(text, asked, digits);
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns / 10);
  });
});
