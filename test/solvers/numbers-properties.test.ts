/** What holds of every game, tried on games that fast-check makes up. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { numbersRound } from '../bench/seeded-games.ts';
import { game, knownGame, tile } from './arbitrary-game.ts';
import { units } from './arbitrary-question.ts';
import { assertProven, assertValid, solveRound as solve } from './best-answer.ts';
import { nearest } from './brute-force.ts';

describe('without a limit', () => {
  test.each([
    { least: 1, most: 3, numRuns: 1500 },
    { least: 4, most: 4, numRuns: 1000 },
    { least: 5, most: 5, numRuns: 400 },
    { least: 6, most: 6, numRuns: 60 },
  ])('a game of $least to $most numbers is answered as the brute force does', ({ least, most, numRuns }) => {
    fc.assert(
      fc.property(knownGame(least, most), ({ puzzle, reached }) => {
        assertProven(puzzle, solve(puzzle), nearest(reached, puzzle.target));
      }),
      { numRuns },
    );
  });

  test('the order in which the numbers are given makes no difference', () => {
    const shuffled = game(2, 6).chain((puzzle) =>
      fc.record({ puzzle: fc.constant(puzzle), numbers: fc.shuffledSubarray([...puzzle.numbers], { minLength: 2 }) }),
    );
    fc.assert(
      fc.property(shuffled, ({ puzzle: { target, operations }, numbers }) => {
        const reversed = [...numbers].reverse();
        expect(solve(numbersRound(numbers, target, operations))).toEqual(
          solve(numbersRound(reversed, target, [...operations].reverse())),
        );
      }),
    );
  });

  test('the same question has the same answer, whatever was asked in between', () => {
    fc.assert(
      fc.property(game(1, 6), game(1, 7), (puzzle, other) => {
        const first = solve(puzzle);
        solve(other);
        expect(solve(puzzle)).toEqual(first);
      }),
    );
  });

  test('one more number never takes the answer farther away', () => {
    fc.assert(
      fc.property(game(1, 6), tile, ({ numbers, target, operations }, added) => {
        const fewer = solve(numbersRound(numbers, target, operations));
        const more = solve(numbersRound([...numbers, added], target, operations));
        expect(Number(more.best.distance)).toBeLessThanOrEqual(Number(fewer.best.distance));
      }),
    );
  });

  test('one more operation never takes the answer farther away', () => {
    fc.assert(
      fc.property(game(1, 6), ({ numbers, target, operations }) => {
        const all = solve(numbersRound(numbers, target));
        const some = solve(numbersRound(numbers, target, operations));
        expect(Number(all.best.distance)).toBeLessThanOrEqual(Number(some.best.distance));
      }),
    );
  });

  test('a value that was made is found again when it is the target', () => {
    fc.assert(
      fc.property(game(1, 7), ({ numbers, target, operations }) => {
        const { value } = solve(numbersRound(numbers, target, operations)).best;
        fc.pre(typeof value === 'number');
        expect(solve(numbersRound(numbers, value, operations)).best).toMatchObject({ value, distance: 0 });
      }),
    );
  });
});

describe('within a budget', () => {
  test('an answer is valid, and is called proven only when it is', () => {
    fc.assert(
      fc.property(knownGame(1, 5), units, ({ puzzle, reached }, limit) => {
        const answer = solve(puzzle, limit);
        assertValid(puzzle, answer);
        expect(answer.search.budget).toBe(limit);
        const known = nearest(reached, puzzle.target);
        if (answer.search.complete) assertProven(puzzle, answer, known);
        else expect(BigInt(answer.best.distance)).toBeGreaterThanOrEqual(known.distance);
      }),
      { numRuns: 800 },
    );
  });

  test('a single unit of work is enough for an answer', () => {
    fc.assert(fc.property(game(1, LIMITS.numbers.most), (puzzle) => assertValid(puzzle, solve(puzzle, 1))));
  });

  test('an answer to up to ten numbers is valid, and the same each time', () => {
    fc.assert(
      fc.property(game(5, LIMITS.numbers.most), units, (puzzle, limit) => {
        const answer = solve(puzzle, limit);
        assertValid(puzzle, answer);
        expect(solve(puzzle, limit)).toEqual(answer);
      }),
      { numRuns: 150 },
    );
  });

  test('more work never makes an answer worse, neither farther away nor with more numbers for the same distance', () => {
    fc.assert(
      fc.property(game(4, LIMITS.numbers.most), (puzzle) => {
        let last = solve(puzzle, 1);
        for (let limit = 2; limit <= 400_000; limit = Math.ceil(limit * 1.7)) {
          const answer = solve(puzzle, limit);
          expect(Number(answer.best.distance)).toBeLessThanOrEqual(Number(last.best.distance));
          if (answer.best.distance === last.best.distance) {
            expect(answer.best.numbersUsed).toBeLessThanOrEqual(last.best.numbersUsed);
          }
          if (last.search.complete) expect(answer.search.complete).toBe(true);
          last = answer;
        }
      }),
    );
  });

  test('a proven answer is the same one whatever the budget was', () => {
    fc.assert(
      fc.property(game(1, 6), units, (puzzle, limit) => {
        const { best, nearest: values, search } = solve(puzzle, limit);
        fc.pre(search.complete);
        expect(solve(puzzle)).toMatchObject({ best, nearest: values });
      }),
      { numRuns: 300 },
    );
  });
});
