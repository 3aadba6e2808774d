/** The television game as a whole: every selection of tiles, every target. */

import { describe, expect, test } from 'vitest';
import { drawTiles, mulberry32, numbersRound, TELEVISION_TILES } from '../bench/seeded-games.ts';
import { selections } from '../bench/selections.ts';
import { assertProven, solveRound } from './best-answer.ts';
import { nearest, reach } from './brute-force.ts';

const solve = (numbers: readonly number[], target: number) => solveRound(numbersRound(numbers, target));

describe('of the 13,243 selections', () => {
  const all = selections(TELEVISION_TILES, 6);

  test('there are as many as that', () => {
    expect(all).toHaveLength(13_243);
  });

  test.each([
    { target: 947, reached: 9017 },
    { target: 941, reached: 9045 },
    { target: 967, reached: 9166 },
    { target: 933, reached: 9188 },
    { target: 937, reached: 9207 },
  ])('$reached reach $target', ({ target, reached }) => {
    expect(all.filter((numbers) => solve(numbers, target).best.distance === 0)).toHaveLength(reached);
  });
});

test('every target from 101 to 999 of 50 selections drawn is answered as the brute force does', () => {
  const random = mulberry32(1972);
  for (let drawn = 0; drawn < 50; drawn++) {
    const numbers = drawTiles(random, 6);
    const reached = reach(numbers);
    for (let target = 101 + (drawn % 5); target <= 999; target += 5) {
      assertProven(numbersRound(numbers, target), solve(numbers, target), nearest(reached, target));
    }
  }
});
