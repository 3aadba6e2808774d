/** What is told of a range of targets when the budget, or the room for values, ends first. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { numbersRound } from '../bench/seeded-games.ts';
import { game, knownGame } from './arbitrary-game.ts';
import { margins, rangeAbout, units } from './arbitrary-question.ts';
import { solveRound } from './best-answer.ts';
import { assertProvenReach, assertTrueReach, reachWithin } from './known-reach.ts';

describe('within a budget', () => {
  test('what is told is true, and is called proven only when it is', () => {
    fc.assert(
      fc.property(knownGame(1, 5), margins, units, ({ puzzle, reached: values }, margin, limit) => {
        const [from, to] = rangeAbout(puzzle.target, margin);
        const reach = reachWithin(puzzle, from, to, limit);
        expect(reach.search.budget).toBe(limit);
        assertTrueReach(puzzle, reach, values);
        if (reach.search.complete) assertProvenReach(puzzle, reach, values);
      }),
      { numRuns: 1000 },
    );
  });

  test('up to ten numbers have the same answer each time, whatever was asked in between', () => {
    fc.assert(
      fc.property(game(5, LIMITS.numbers.most), game(1, 7), margins, units, (puzzle, other, margin, limit) => {
        const [from, to] = rangeAbout(puzzle.target, margin);
        const first = reachWithin(puzzle, from, to, limit);
        expect(first.search.work).toBeLessThanOrEqual(limit);
        reachWithin(other, 0, 1000, limit);
        expect(reachWithin(puzzle, from, to, limit)).toEqual(first);
      }),
      { numRuns: 120 },
    );
  });

  test('a proven reach is the same one whatever the budget was', () => {
    fc.assert(
      fc.property(game(1, 6), margins, units, (puzzle, margin, limit) => {
        const [from, to] = rangeAbout(puzzle.target, margin);
        const { fewest, distances, search } = reachWithin(puzzle, from, to, limit);
        fc.pre(search.complete);
        const whole = reachWithin(puzzle, from, to);
        expect({ fewest, distances }).toEqual({ fewest: whole.fewest, distances: whole.distances });
      }),
      { numRuns: 200 },
    );
  });

  test('ten numbers, whose values are more than there is room for, reach what they are told to', () => {
    const puzzle = numbersRound([3, 5, 6, 7, 8, 9, 10, 25, 75, 100], 0);
    const { fewest, distances, search } = reachWithin(puzzle, 10_000, 12_999, 12_000_000);
    expect(search.complete).toBe(false);
    expect(fewest.filter((tiles) => tiles > 0).length).toBeGreaterThan(2900);
    for (let place = 0; place < 3000; place += 150) {
      const { best } = solveRound({ ...puzzle, target: 10_000 + place }, 10_000_000);
      expect(best.distance).toBe(0);
      expect(distances[place] === 0 ? fewest[place] : best.numbersUsed).toBeGreaterThanOrEqual(best.numbersUsed);
    }
  });
});
