/** The best answer under every rule set, against a brute force that tries all expressions. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPuzzle, type NumbersPuzzle, OPERATORS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { bestByValues } from '../../functions/solvers/arithmetic/values/best.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { generalGame, knownGeneralGame } from './arbitrary-general-game.ts';
import { units } from './arbitrary-question.ts';
import { assertProven, assertValid } from './best-answer.ts';
import { nearestByRules, reachByRules } from './general-brute-force.ts';

const solve = (puzzle: NumbersPuzzle, units = Number.POSITIVE_INFINITY) => bestByValues(puzzle, new Budget(units));

describe('without a limit', () => {
  test.each([
    { least: 1, most: 3, numRuns: 3000 },
    { least: 4, most: 4, numRuns: 1200 },
    { least: 5, most: 5, numRuns: 40 },
  ])('a game of $least to $most numbers is answered as the brute force does', ({ least, most, numRuns }) => {
    fc.assert(
      fc.property(knownGeneralGame(least, most), ({ puzzle, reached }) => {
        assertProven(puzzle, solve(puzzle), nearestByRules(reached, puzzle.target));
      }),
      { numRuns },
    );
  });

  test('six small integers are answered as the brute force does', () => {
    const rules = fc.record({
      values: fc.constantFrom('natural', 'integer'),
      operations: fc.subarray([...OPERATORS], { minLength: 2 }),
    });
    const numbers = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(numbers, rules, fc.integer({ min: -100, max: 3000 }), (numbers, { values, operations }, target) => {
        const puzzle = canonicalPuzzle(numbers, target, { values, use: 'all', operations });
        assertProven(puzzle, solve(puzzle), nearestByRules(reachByRules(numbers, puzzle), target));
      }),
      { numRuns: 12 },
    );
  });

  test('six numbers and more: what is said to be nearest holds', () => {
    fc.assert(
      fc.property(generalGame(6, 6), (puzzle) => {
        assertValid(puzzle, solve(puzzle, 3_000_000));
      }),
      { numRuns: 40 },
    );
  });

  test('a value that was made is found again when it is the target', () => {
    fc.assert(
      fc.property(generalGame(5, 7), (puzzle) => {
        const { best } = solve(puzzle, 200_000);
        fc.pre(best !== null);
        const again = solve(canonicalPuzzle(puzzle.numbers, best!.value, puzzle), 5_000_000);
        fc.pre(again.search.complete);
        expect(again.best).toMatchObject({ value: best!.value, distance: 0 });
      }),
      { numRuns: 60 },
    );
  });

  test('the order in which numbers are given makes no difference', () => {
    fc.assert(
      fc.property(generalGame(2, 5), (puzzle) => {
        const reversed = canonicalPuzzle([...puzzle.numbers].reverse(), puzzle.target, puzzle);
        expect(solve(reversed)).toEqual(solve(puzzle));
      }),
      { numRuns: 100 },
    );
  });
});

describe('within a budget', () => {
  test('an answer holds, is no nearer than what can be made, and is called proven only when it is', () => {
    fc.assert(
      fc.property(knownGeneralGame(1, 4), units, ({ puzzle, reached }, limit) => {
        const answer = solve(puzzle, limit);
        assertValid(puzzle, answer);
        if (answer.search.complete) assertProven(puzzle, answer, nearestByRules(reached, puzzle.target));
      }),
      { numRuns: 600 },
    );
  });

  test('an answer to up to ten numbers holds, and is the same each time', () => {
    fc.assert(
      fc.property(generalGame(5, 10), generalGame(1, 6), units, (puzzle, other, limit) => {
        const answer = solve(puzzle, limit);
        assertValid(puzzle, answer);
        solve(other, 5000);
        expect(solve(puzzle, limit)).toEqual(answer);
      }),
      { numRuns: 150 },
    );
  });

  test('with + or ×, or under any, a single unit of work is enough for an answer', () => {
    fc.assert(
      fc.property(generalGame(1, 10), (puzzle) => {
        fc.pre(puzzle.use === 'any' || puzzle.operations.includes('+') || puzzle.operations.includes('*'));
        expect(solve(puzzle, 1).best).not.toBeNull();
      }),
    );
  });

  test('a proven answer is the same one whatever the budget was', () => {
    fc.assert(
      fc.property(generalGame(1, 7), units, (puzzle, limit) => {
        const { best, nearest, search } = solve(puzzle, limit);
        fc.pre(search.complete);
        expect(solve(puzzle, 4 * limit)).toMatchObject({ best, nearest });
      }),
      { numRuns: 300 },
    );
  });
});
