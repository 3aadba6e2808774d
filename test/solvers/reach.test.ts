/** Every target of a range at once, where steps are natural and any of the numbers may be used. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { integerBetween, mulberry32, numbersRound, televisionGames } from '../bench/seeded-games.ts';
import { game, knownGame, tile } from './arbitrary-game.ts';
import { margins, rangeAbout } from './arbitrary-question.ts';
import { solveRound } from './best-answer.ts';
import { ascending, reach as bruteForce } from './brute-force.ts';
import { assertProvenReach, reachWithin } from './known-reach.ts';

const numbersOf = (given: string) => given.split(' ').map(Number);
const gameOf = (given: string, operations: readonly Operator[] = OPERATORS) =>
  numbersRound(numbersOf(given), 0, operations);

describe('without a limit', () => {
  test.each([
    { least: 1, most: 3, numRuns: 1500 },
    { least: 4, most: 4, numRuns: 800 },
    { least: 5, most: 5, numRuns: 300 },
    { least: 6, most: 6, numRuns: 40 },
  ])('a range about anything, of $least to $most numbers, is what the brute force says', ({ least, most, numRuns }) => {
    fc.assert(
      fc.property(knownGame(least, most), margins, ({ puzzle, reached: values }, margin) => {
        const [from, to] = rangeAbout(puzzle.target, margin);
        assertProvenReach(puzzle, reachWithin(puzzle, from, to), values);
      }),
      { numRuns },
    );
  });

  test.each([
    { least: 1, most: 4, numRuns: 300 },
    { least: 5, most: 5, numRuns: 150 },
    { least: 6, most: 6, numRuns: 30 },
  ])('a long range near zero, of $least to $most numbers, is what the brute force says', ({ least, most, numRuns }) => {
    const ends = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }));
    fc.assert(
      fc.property(knownGame(least, most), ends, ({ puzzle, reached: values }, [one, other]) => {
        const reach = reachWithin(puzzle, Math.min(one, other), Math.max(one, other));
        assertProvenReach(puzzle, reach, values);
      }),
      { numRuns },
    );
  });

  test.each<{ given: string; operations?: Operator[] }>([
    { given: '1 2 3 4 5 6 7' },
    { given: '2 2 5 5 25 50 75' },
    { given: '1 1 1 4 4 9 20' },
    { given: '5 5 5 5 7 7 7 7' },
    { given: '2 3 5 7 11 13 17', operations: ['+', '*'] },
    { given: '60 48 36 24 12 8 6', operations: ['-', '/'] },
    { given: '1 2 3 5 8 13 21 34', operations: ['+', '-'] },
  ])('seven and eight numbers, near and far: $given $operations', ({ given, operations = OPERATORS }) => {
    const puzzle = gameOf(given, operations);
    const values = bruteForce(numbersOf(given), operations);
    const largest = Number(ascending(values).at(-1));
    const random = mulberry32(largest);
    for (const from of [0, 1, 100, 5000, ...[1, 2, 3, 4].map(() => Math.floor(largest ** random())), largest - 50]) {
      const to = from + integerBetween(random, 0, 1000);
      assertProvenReach(puzzle, reachWithin(puzzle, from, to), values);
    }
  });

  test('each target of a range comes to what it comes to alone', () => {
    const random = mulberry32(8);
    for (const puzzle of [...televisionGames(7, 6, 7, 1, 1), ...televisionGames(8, 2, 8, 1, 1)]) {
      for (const from of [integerBetween(random, 0, 5000), integerBetween(random, 1e5, 1e7)]) {
        const { fewest, distances } = reachWithin(puzzle, from, from + 2000);
        for (let place = 0; place <= 2000; place += 250) {
          const { best } = solveRound({ ...puzzle, target: from + place });
          const told = [distances[place], fewest[place]];
          const right = [best.distance, best.distance === 0 ? best.numbersUsed : 0];
          expect(told, `${puzzle.numbers} → ${from + place}`).toEqual(right);
        }
      }
    }
  });

  test('a part of a range comes to what it comes to in the whole', () => {
    const sorted = fc
      .array(fc.integer({ min: 0, max: 4000 }), { minLength: 4, maxLength: 4 })
      .map((ends) => ends.sort((a, b) => a - b));
    fc.assert(
      fc.property(game(1, 6), sorted, fc.constantFrom(0, 1e5, 1e9), (puzzle, [a, b, c, d], offset) => {
        const [from, first, last, to] = [a!, b!, c!, d!].map((end) => end + offset) as [number, number, number, number];
        const whole = reachWithin(puzzle, from, to);
        const part = reachWithin(puzzle, first, last);
        expect([...part.fewest]).toEqual([...whole.fewest.slice(first - from, last - from + 1)]);
        expect(part.distances).toEqual(
          Float64Array.from(Array.from(whole.distances, Number).slice(first - from, last - from + 1)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('a target alone comes to what it comes to in a range', () => {
    fc.assert(
      fc.property(game(2, 5), (puzzle) => {
        const { fewest, distances } = reachWithin(puzzle, 0, 300);
        const alone = Array.from(fewest, (_, target) => reachWithin(puzzle, target, target));
        expect(alone.map((reach) => reach.fewest[0])).toEqual([...fewest]);
        expect(alone.map((reach) => reach.distances[0])).toEqual(Array.from(distances));
      }),
    );
  });

  test.each<{ given: string; operations?: Operator[] }>([
    { given: '10 11 13 20', operations: ['+', '/'] },
    { given: '5 6 16 18', operations: ['+', '/'] },
    { given: '2 13 16 19', operations: ['+', '-', '/'] },
    { given: '6 10 12 20' },
  ])('a quotient with the next lower value beside it is found alone: $given $operations', ({ given, operations }) => {
    const puzzle = gameOf(given, operations);
    const values = bruteForce(numbersOf(given), operations);
    for (let target = 1; target <= 40; target++) assertProvenReach(puzzle, reachWithin(puzzle, target, target), values);
  });

  test('one more number reaches all that was reached, with no more numbers', () => {
    fc.assert(
      fc.property(game(1, 5), tile, (puzzle, added) => {
        const fewer = reachWithin(puzzle, 0, 500).fewest;
        const more = reachWithin(numbersRound([...puzzle.numbers, added], 0, puzzle.operations), 0, 500).fewest;
        for (const [place, tiles] of fewer.entries()) {
          if (tiles > 0) expect(more[place]! > 0 && more[place]! <= tiles).toBe(true);
        }
      }),
    );
  });
});
