/** All selections from a pool of tiles, with all targets of a range. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Selection, sweep } from '../../functions/solvers/arithmetic/reach/sweep.ts';
import wholeGame from '../../site/components/shows/whole-game.json' with { type: 'json' };
import { integerBetween, mulberry32, numbersRound, TELEVISION_TILES } from '../bench/seeded-games.ts';
import { selections } from '../bench/selections.ts';
import { countWholeGame, hardestTargets, solvable } from '../bench/whole-game.ts';
import { operations } from './arbitrary-question.ts';
import { solveRound } from './best-answer.ts';
import { reach as bruteForce } from './brute-force.ts';
import { knownReach } from './known-reach.ts';

/** Every selection, copied. */
function selectionsOf(...[pool, count, from, to, operations]: SweepArguments): Selection[] {
  const swept: Selection[] = [];
  const visit = (selection: Selection) => swept.push({ ...selection, distances: selection.distances.slice() });
  sweep(pool, count, from, to, visit, operations);
  return swept;
}

type SweepArguments = [
  pool: readonly number[],
  count: number,
  from: number,
  to: number,
  operations?: Parameters<typeof sweep>[5],
];

describe('the television game: six of 1 to 10 twice and 25 50 75 100', () => {
  const game = countWholeGame();
  const { byLarge } = game;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  test('it has 13,243 selections', () => {
    expect(byLarge.map(({ selections }) => selections)).toEqual([2850, 5808, 3690, 840, 55]);
  });

  test('10,858,746 games of 11,905,457 with targets from 101 are solvable, and 10,871,986 of 11,918,700 from 100', () => {
    expect(solvable(game, 101)).toBe(10_858_746);
    expect(solvable(game, 100)).toBe(10_871_986);
  });

  test('drawn at random from the 24 tiles, 93.734% are solvable', () => {
    expect((100 * game.drawnSolvable).toFixed(3)).toBe('93.734');
  });

  test('the part that is solvable depends on the number of large tiles', () => {
    const parts = byLarge.map(({ near, selections }) => ((100 * near[0]!) / (899 * selections)).toFixed(2));
    expect(parts).toEqual(['76.64', '95.11', '96.23', '91.79', '88.40']);
  });

  test('games at distance 0, 1, 2 and 3 by the number of large tiles', () => {
    expect(byLarge.map(({ near }) => near)).toEqual([
      [1_963_726, 353_472, 65_417, 26_954],
      [4_966_076, 220_295, 21_730, 5813],
      [3_192_103, 112_258, 8487, 1880],
      [693_131, 53_875, 4577, 1332],
      [43_710, 4661, 556, 179],
    ]);
  });

  test('1226 selections reach every target from 100 to 999', () => {
    expect(byLarge.map(({ whole }) => whole)).toEqual([5, 614, 603, 4, 0]);
  });

  test('the hardest targets are 947, 941, 967, 933 and 937, and none is reached by all selections', () => {
    expect(hardestTargets(game, 5)).toEqual([
      { target: 947, selections: 9017 },
      { target: 941, selections: 9045 },
      { target: 967, selections: 9166 },
      { target: 933, selections: 9188 },
      { target: 937, selections: 9207 },
    ]);
    expect(Math.max(...game.reachedBy)).toBeLessThan(13_243);
  });

  test('in 104,889 games nothing is within ten', () => {
    expect(sum(byLarge.map(({ unscored }) => unscored))).toBe(104_889);
  });

  test('the chapter on the shows is drawn from these counts', () => {
    const told = byLarge.map(({ selections, whole, near, unscored }) => ({ selections, whole, near, unscored }));
    expect(wholeGame).toEqual({
      byLarge: told,
      drawnSolvable: game.drawnSolvable,
      reachedBy: [...game.reachedBy],
    });
  });

  test('the farthest: 1 1 2 2 3 3 stays 918 from 999, and with two large tiles 1 1 2 2 25 50 stays 25 from 875', () => {
    expect(byLarge[0]?.worst).toEqual({ tiles: [1, 1, 2, 2, 3, 3], target: 999, distance: 918 });
    expect(byLarge[2]?.worst).toEqual({ tiles: [1, 1, 2, 2, 25, 50], target: 875, distance: 25 });
  });
});

describe('selections drawn from the television game come to what they come to alone', () => {
  const random = mulberry32(1965);
  const all = selectionsOf(TELEVISION_TILES, 6, 100, 999);
  const drawn = [0, 1, 2, 3, 4].flatMap((large) => {
    const withLarge = all.filter(({ tiles }) => tiles.filter((tile) => tile > 10).length === large);
    return Array.from({ length: 8 }, () => withLarge[integerBetween(random, 0, withLarge.length - 1)]!);
  });

  test('each target by its own search', () => {
    for (const { tiles, fewest, distances } of drawn) {
      const answers = Array.from(fewest, (_, place) => solveRound(numbersRound(tiles, 100 + place)).best);
      expect([...distances], tiles.join()).toEqual(answers.map(({ distance }) => distance));
      expect([...fewest], tiles.join()).toEqual(
        answers.map(({ distance, numbersUsed }) => (distance === 0 ? numbersUsed : 0)),
      );
    }
  });

  test('all values by brute force', () => {
    for (const { tiles, fewest, distances } of drawn) {
      expect({ fewest, distances }, tiles.join()).toEqual(knownReach(bruteForce(tiles), 100, 999));
    }
  });
});

test('any pool, count, range and operations: every selection once, in order, each as the brute force says', () => {
  const tile = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 120 }));
  const questions = fc.array(tile, { minLength: 2, maxLength: 8 }).chain((pool) =>
    fc.record({
      pool: fc.constant(pool),
      count: fc.integer({ min: 2, max: Math.min(4, pool.length) }),
      ends: fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })),
      operations,
    }),
  );
  fc.assert(
    fc.property(questions, ({ pool, count, ends, operations }) => {
      const [from, to] = [Math.min(...ends), Math.max(...ends)];
      const swept = selectionsOf(pool, count, from, to, operations);
      expect(swept.map(({ tiles }) => [...tiles])).toEqual(selections(pool, count));
      for (const { tiles, fewest, distances } of swept) {
        expect({ fewest, distances }, tiles.join()).toEqual(knownReach(bruteForce(tiles, operations), from, to));
      }
    }),
    { numRuns: 150 },
  );
});

test('a pool that leads past 2^53 is refused', () => {
  expect(() => sweep([1e6, 1e6, 1e6, 1e6], 4, 0, 9, () => {})).toThrow(RangeError);
});
