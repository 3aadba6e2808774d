/** Which targets of a range are reached under any rules, against a brute force that tries all expressions. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPuzzle, OPERATORS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { bestByValues } from '../../functions/solvers/arithmetic/values/best.ts';
import { reachByValues } from '../../functions/solvers/arithmetic/values/reach-by-values.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { generalGame } from './arbitrary-general-game.ts';
import { units } from './arbitrary-question.ts';
import { exactly } from './evaluate.ts';
import { order } from './fraction.ts';
import { nearestByRules, reachByRules } from './general-brute-force.ts';

const endless = () => new Budget(Number.POSITIVE_INFINITY);

test.each([
  { least: 1, most: 4, numRuns: 600 },
  { least: 5, most: 5, numRuns: 30 },
])('$least to $most numbers reach what the brute force does', ({ least, most, numRuns }) => {
  const range = fc.record({ start: fc.integer({ min: -40, max: 200 }), length: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(generalGame(least, most), range, (puzzle, { start, length }) => {
      const from = puzzle.values === 'natural' ? Math.abs(start) : start;
      const { fewest, distances, search } = reachByValues(puzzle, from, from + length - 1, endless());
      const reached = reachByRules(puzzle.numbers, puzzle);
      expect(search.complete).toBe(true);
      for (let place = 0; place < length; place++) {
        const nearest = nearestByRules(reached, from + place);
        const exact = reached.get(`${from + place}`)?.numbersUsed ?? 0;
        expect([fewest[place], `${distances[place]}`]).toEqual([exact, nearest.distance ?? 'Infinity']);
      }
    }),
    { numRuns },
  );
});

test('six and seven numbers reach what is found for each target alone', () => {
  const games = [
    { numbers: [1, 3, 7, 10, 25, 50], values: 'rational', use: 'any', from: 825, to: 835 },
    { numbers: [1, 3, 7, 10, 25, 50], values: 'integer', use: 'all', from: 940, to: 960 },
    { numbers: [1, 3, 7, 10, 25, 50], values: 'rational', use: 'all', from: -835, to: -832 },
    { numbers: [2, 2, 3, 5, 5, 11, 13], values: 'natural', use: 'all', from: 9990, to: 10_010 },
    { numbers: [1, 1, 2, 2, 3, 3, 4, 4], values: 'integer', use: 'any', from: 5000, to: 5005 },
  ] as const;
  for (const { numbers, from, to, ...rules } of games) {
    const puzzle = canonicalPuzzle(numbers, 0, { ...rules, operations: OPERATORS });
    const reach = reachByValues(puzzle, from, to, endless());
    for (let target = from; target <= to; target++) {
      const { best } = bestByValues({ ...puzzle, target }, endless());
      const exact = best?.distance === 0 ? best.numbersUsed : 0;
      expect([target, reach.fewest[target - from], reach.distances[target - from]]).toEqual([
        target,
        exact,
        best?.distance,
      ]);
    }
  }
});

test('within a budget, what is told can be made', () => {
  fc.assert(
    fc.property(generalGame(2, 4), units, (puzzle, limit) => {
      const { fewest, distances, search } = reachByValues(puzzle, 1, 30, new Budget(limit));
      const whole = reachByValues(puzzle, 1, 30, endless());
      expect(search.work).toBeLessThanOrEqual(limit);
      for (let place = 0; place < 30; place++) {
        if (fewest[place] !== 0) expect(fewest[place]).toBeGreaterThanOrEqual(whole.fewest[place]!);
        if (search.complete)
          expect([fewest[place], distances[place]]).toEqual([whole.fewest[place], whole.distances[place]]);
        if (distances[place] === Infinity) continue;
        expect(order(exactly(distances[place]!), exactly(whole.distances[place]!))).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});
