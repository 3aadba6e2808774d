/** What is known of the reach of single games. */

import { expect, test } from 'vitest';
import { LIMITS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { MOST_TARGETS, type Reach } from '../../functions/solvers/arithmetic/reach/reach-answer.ts';
import { numbersRound } from '../bench/seeded-games.ts';
import { reach as bruteForce } from './brute-force.ts';
import { assertProvenReach, reachWithin } from './known-reach.ts';

const numbersOf = (given: string) => given.split(' ').map(Number);
const gameOf = (given: string) => numbersRound(numbersOf(given), 0);

/** The targets that are reached. */
const reached = ({ from, fewest }: Reach) =>
  [...fewest.keys()].filter((place) => fewest[place]).map((place) => from + place);

test('10 9 8 7 6 5 reaches every target from 100 to 999, and its first gap is 1102', () => {
  const puzzle = gameOf('10 9 8 7 6 5');
  expect(reached(reachWithin(puzzle, 100, 999))).toHaveLength(900);
  expect(reached(reachWithin(puzzle, 1, 1103))).toEqual([
    ...Array.from({ length: 1101 }, (_, place) => place + 1),
    1103,
  ]);
});

test('100 2 3 5 8 9 makes 1 to 1912, not 1913', () => {
  expect(reached(reachWithin(gameOf('100 2 3 5 8 9'), 1, 1913))).toEqual(
    Array.from({ length: 1912 }, (_, place) => place + 1),
  );
});

test('81 is the nearest to 999 that 1 1 2 2 3 3 makes', () => {
  const { distances } = reachWithin(gameOf('1 1 2 2 3 3'), 81, 999);
  expect([distances[0], distances[999 - 81]]).toEqual([0, 918]);
});

test.each([
  { given: '3 3 25 50 75 100', target: 996, fewest: 6, distance: 0, why: 'through 99,600' },
  { given: '10 4 5 2 3 3', target: 401, fewest: 6, distance: 0, why: 'with 3/3' },
  { given: '75 8 9 1 10 2', target: 933, fewest: 0, distance: 1, why: '10/3 is no step' },
  { given: '2 2 3 4 6 10', target: 631, fewest: 0, distance: 1, why: 'between 630 and 632' },
  { given: '2 7', target: 3, fewest: 0, distance: 1, why: 'from a given number' },
  { given: '1 1', target: 0, fewest: 0, distance: 1, why: 'zero is no value' },
])('$given → $target is $distance away: $why', ({ given, target, fewest, distance }) => {
  for (const [from, to] of [
    [target, target],
    [Math.max(0, target - 40), target + 3],
    [target, 999],
  ] as const) {
    const reach = reachWithin(gameOf(given), from, to);
    expect([reach.fewest[target - from], reach.distances[target - from]]).toEqual([fewest, distance]);
  }
});

test('numbers near a million, on the way to which 2^53 is passed, are exact', () => {
  const given = '999979 999983 999961 999959 2';
  const values = bruteForce(numbersOf(given));
  for (const value of [...values.keys()].filter((value) => value < LIMITS.target.most).slice(0, 2000)) {
    const from = Math.max(0, Number(value) - 2);
    if (Number(value) % 97 > 1) continue;
    assertProvenReach(gameOf(given), reachWithin(gameOf(given), from, Math.min(from + 5, LIMITS.target.most)), values);
  }
});

test.each<{ given: string; target: number; from: number; to: number; operations: Operator[] }>([
  {
    // Four tiles times each other, then by 7 · 11 · 13 · 17, which divides no product of three.
    given: '63049 99121 117169 153493 17017 5',
    target: 9007 * 9011 * 9013 * 9029,
    from: 9007 * 9011 * 9013 * 9029 - 5,
    to: 9007 * 9011 * 9013 * 9029 + 5,
    operations: ['+', '-', '*', '/'],
  },
  {
    // 10010 four times over by the fourth powers of 5, 7, 11 and 13: none divides a product of three.
    given: '10010 10010 10010 10010 625 2401 14641 28561 30',
    target: 16,
    from: 1,
    to: 30,
    operations: ['*', '/'],
  },
])(
  '$target, between other values, is reached by one beyond 2^53: $given',
  ({ given, target, from, to, operations }) => {
    const puzzle = numbersRound(numbersOf(given), 0, operations);
    const values = bruteForce(numbersOf(given), operations);
    const reach = reachWithin(puzzle, from, to);
    assertProvenReach(puzzle, reach, values);
    expect(reached(reach)).toEqual([from, target, to]);
  },
);

test.each([
  { from: 10, to: 9 },
  { from: 0, to: MOST_TARGETS },
  { from: 0.5, to: 3 },
  { from: 1, to: 2 ** 53 },
])('$from to $to is refused', ({ from, to }) => {
  expect(() => reachWithin(gameOf('1 2 3'), from, to)).toThrow(RangeError);
});
