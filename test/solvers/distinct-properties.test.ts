import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinctWays } from '../../functions/solvers/arithmetic/distinct/distinct.ts';
import { groundOf } from '../../functions/solvers/arithmetic/distinct/ground.ts';
import { searchPlainly } from '../../functions/solvers/arithmetic/distinct/plain.ts';
import { searchDistinct } from '../../functions/solvers/arithmetic/distinct/search.ts';
import { canonicalPuzzle, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { type Exact, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { solveAll } from '../../functions/solvers/arithmetic/solve.ts';
import { solutionOf } from '../../functions/solvers/arithmetic/working.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { smallGame } from './arbitrary-general-game.ts';
import { assertSolution, inWords } from './assert-solution.ts';
import { countDistinct } from './distinct-brute-force.ts';

const unlimited = () => new Budget(Number.POSITIVE_INFINITY);

/** A step that multiplies or divides by 1. */
const isIdle = (left: Exact, operator: Operator, right: Exact) =>
  operator === '*' ? left === 1 || right === 1 : operator === '/' && right === 1;

describe('the distinct solutions of any game of up to four numbers', () => {
  test('are as many as brute force counts', () => {
    fc.assert(
      fc.property(smallGame(1, 4), (puzzle) => {
        const { count, whole } = distinctWays(puzzle, rationalOf(puzzle.target), unlimited());
        expect(whole).toBe(true);
        expect(count, inWords(puzzle)).toBe(countDistinct(puzzle));
      }),
      { numRuns: 250 },
    );
  });

  test('are what they say, and exact', () => {
    fc.assert(
      fc.property(smallGame(1, 4), (puzzle) => {
        const ways = distinctWays(puzzle, rationalOf(puzzle.target), unlimited());
        for (const working of ways.easiest({ limit: ways.count, offset: 0 })) {
          const solution = solutionOf(working, puzzle.target);
          expect(solution.distance).toBe(0);
          assertSolution(puzzle, solution);
          const idle = solution.steps.filter(({ left, operator, right }) => isIdle(left, operator, right));
          if (puzzle.use === 'any') expect(idle, inWords(puzzle)).toEqual([]);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('are as many by trying everything, another search, as by going backwards', () => {
    fc.assert(
      fc.property(smallGame(1, 4), (puzzle) => {
        const target = rationalOf(puzzle.target);
        const ground = groundOf(puzzle, target);
        fc.pre(ground !== undefined);
        const backwards = searchDistinct(puzzle, target, ground!, unlimited());
        expect(backwards.count, inWords(puzzle)).toBe(searchPlainly(puzzle, target, unlimited()).count);
      }),
      { numRuns: 250 },
    );
  });
});

test('five numbers have as many solutions as brute force counts', () => {
  const five = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(five, fc.integer({ min: 0, max: 40 }), fc.constantFrom('any', 'all'), (numbers, target, use) => {
      const puzzle = canonicalPuzzle(numbers, target, { values: 'natural', use: use as 'any' | 'all' });
      const { count } = distinctWays(puzzle, target, unlimited());
      expect(count, inWords(puzzle)).toBe(countDistinct(puzzle));
    }),
    { numRuns: 12 },
  );
});

test('pages, one after the other, are the whole list; it does not depend on the order of the numbers', () => {
  fc.assert(
    fc.property(smallGame(1, 4), fc.integer({ min: 1, max: 7 }), (puzzle, limit) => {
      const whole = solveAll(puzzle, { limit: 10_000, offset: 0 }, unlimited()).solutions;
      const reversed = canonicalPuzzle([...puzzle.numbers].reverse(), puzzle.target, puzzle);
      const pages = Array.from({ length: Math.ceil(whole.length / limit) + 1 }, (_, page) =>
        solveAll(reversed, { limit, offset: page * limit }, unlimited()),
      );
      expect(pages.flatMap(({ solutions }) => solutions)).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});

test('a budget that is too small tells some of the solutions, always the same, and does not call them all', () => {
  const puzzle = canonicalPuzzle([1, 2, 3, 4, 5, 6, 7, 8], 24, { values: 'rational', use: 'all' });
  const answers = [1, 1000, 30_000, 300_000].map((units) =>
    solveAll(puzzle, { limit: 5, offset: 0 }, new Budget(units)),
  );
  for (const answer of answers) {
    const { search, solutions } = answer;
    expect(search.complete).toBe(false);
    expect(search.work).toBeLessThanOrEqual(search.budget);
    for (const solution of solutions) assertSolution(puzzle, solution);
    expect(solveAll(puzzle, { limit: 5, offset: 0 }, new Budget(search.budget))).toEqual(answer);
  }
});
