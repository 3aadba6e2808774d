/** Dealt games: from the tiles of the show, the same for a seed, as solvable and as hard as they say. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkExpression } from '../../functions/solvers/arithmetic/check/check.ts';
import { type Deal, type DealRequest, deal } from '../../functions/solvers/arithmetic/deal/deal.ts';
import { DIFFICULTIES, difficultyOf, mayBe } from '../../functions/solvers/arithmetic/deal/difficulty.ts';
import { puzzleOf, SHOWS } from '../../functions/solvers/arithmetic/deal/shows.ts';
import { USES } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveAll } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { draw, Random } from '../../functions/solvers/random.ts';
import { reach } from './brute-force.ts';

const TELEVISION = ['es', 'uk', 'fr'] as const;
const LARGE = [0, 1, 2, 3, 4] as const;

/** How often each tile is in the box, as the shows have it. */
const timesOf = (tile: number): number => (tile <= 10 ? 2 : [25, 50, 75, 100].includes(tile) ? 1 : 0);

/** What two requests are dealt: the tiles and the target that a machine once drew, and all others have to. */
const PINNED = {
  cifras: { numbers: [100, 50, 7, 9, 6, 1], target: 614 },
  24: { numbers: [7, 1, 7, 9], target: 24 },
};

const count = (numbers: readonly number[], number: number) => numbers.filter((other) => other === number).length;

const requests: fc.Arbitrary<DealRequest> = fc.oneof(
  fc.record(
    {
      show: fc.constantFrom(...TELEVISION),
      seed: fc.oneof(fc.string(), fc.integer()),
      large: fc.constantFrom(...LARGE),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      solvable: fc.boolean(),
    },
    { requiredKeys: ['show', 'seed'] },
  ),
  fc.record(
    { show: fc.constant('24' as const), seed: fc.integer(), difficulty: fc.constantFrom(...DIFFICULTIES) },
    { requiredKeys: ['show', 'seed'] },
  ),
);

describe('every deal', () => {
  const everyDeal = (claim: (game: Deal, request: DealRequest) => void, numRuns = 150) =>
    fc.assert(
      fc.property(requests, (request) => claim(deal(request), request)),
      { numRuns },
    );

  test('is the same for the same request, and echoes it', () => {
    everyDeal((game, request) => {
      expect(deal(request)).toEqual(game);
      expect(game).toMatchObject({ show: request.show, seed: request.seed });
    });
  });

  test('has the tiles of its show, none more often than it has them, and a target in its range', () => {
    everyDeal(({ show, numbers, target, large }, request) => {
      expect(numbers).toHaveLength(show === '24' ? 4 : 6);
      for (const number of numbers) {
        expect(count(numbers, number)).toBeLessThanOrEqual(show === '24' ? 4 : timesOf(number));
        if (show === '24') expect(number >= 1 && number <= 13).toBe(true);
      }
      if (show === '24') expect(target).toBe(24);
      else expect(target >= 101 && target <= 999 && Number.isInteger(target)).toBe(true);
      expect(large).toBe(show === '24' ? 0 : numbers.filter((number) => number > 10).length);
      expect(large).toBe(request.large ?? large);
    });
  });

  test('is solvable, and of the difficulty that was asked for', () => {
    everyDeal(({ difficulty, solutionCount, fewestNumbers }, request) => {
      if (request.difficulty !== undefined) expect(difficulty).toBe(request.difficulty);
      if (request.solvable !== false || request.difficulty !== undefined) expect(difficulty).not.toBeNull();
      expect(solutionCount > 0).toBe(difficulty !== null);
      expect(fewestNumbers === null).toBe(difficulty === null);
    });
  });

  test('tells what the engine finds, and its solutions are valid for the referee', () => {
    everyDeal(({ show, numbers, target, difficulty, solutionCount, fewestNumbers }) => {
      const puzzle = puzzleOf(show, numbers, target);
      const answer = solveAll(puzzle, { limit: 1000, offset: 0 }, new Budget(Number.POSITIVE_INFINITY));
      expect(answer.best?.distance === 0).toBe(difficulty !== null);
      if (difficulty === null) return;
      expect(answer).toMatchObject({ solutionCount, best: { numbersUsed: fewestNumbers } });
      expect(difficulty).toBe(difficultyOf(puzzle.use, solutionCount, fewestNumbers!));
      expect(answer.solutions.length).toBe(Math.min(solutionCount, 1000));
      for (const { expression } of answer.solutions) {
        expect(checkExpression(puzzle, expression)).toMatchObject({ valid: true, distance: 0 });
      }
    }, 60);
  });

  test('of a television show is solvable for brute force too, with as few numbers', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { numbers, target, fewestNumbers } = deal({ show: 'es', seed, solvable: false });
      expect(reach(numbers).get(BigInt(target)) ?? null).toBe(fewestNumbers);
    }
  });
});

describe('a seed', () => {
  test('deals these games on every machine', () => {
    expect(deal({ show: 'uk', seed: 'cifras', large: 2, solvable: false })).toMatchObject(PINNED.cifras);
    expect(deal({ show: '24', seed: 24 })).toMatchObject(PINNED[24]);
  });

  test('may be a number or its digits', () => {
    expect(deal({ show: 'fr', seed: 1972 }).numbers).toEqual(deal({ show: 'fr', seed: '1972' }).numbers);
  });

  test('beside another deals another game', () => {
    const games = new Set(Array.from({ length: 200 }, (_, seed) => JSON.stringify(deal({ show: 'es', seed }).numbers)));
    expect(games.size).toBeGreaterThan(195);
    const texts = ['', 'a', 'b', 'aa', 'a\0', '\0', '\0\0', 'ab', 'ba', 'é', 'e\u0301'];
    expect(new Set(texts.map((text) => new Random(text).below(2 ** 32))).size).toBe(texts.length);
  });

  test('has no solvable game skipped when it need not be solvable', () => {
    for (let seed = 0; seed < 60; seed++) {
      const first = deal({ show: 'es', seed, solvable: false });
      if (first.difficulty !== null) expect(deal({ show: 'es', seed })).toEqual(first);
      else expect(deal({ show: 'es', seed }).difficulty).not.toBeNull();
    }
  });
});

describe('games that need not be solvable', () => {
  test('are unsolvable now and then, and say so', () => {
    const games = Array.from({ length: 120 }, (_, seed) => deal({ show: 'uk', large: 0, seed, solvable: false }));
    const unsolvable = games.filter(({ difficulty }) => difficulty === null);
    // Some 15% of the games without a large tile are.
    expect(unsolvable.length).toBeGreaterThan(6);
    expect(unsolvable.length).toBeLessThan(40);
    for (const game of unsolvable) expect(game).toMatchObject({ solutionCount: 0, fewestNumbers: null });
  });
});

describe('difficulties', () => {
  test.each<[keyof typeof SHOWS, number]>([
    ['uk', 600],
    ['24', 1500],
  ])('are each common in %s', (show, games) => {
    const dealt = Array.from({ length: games }, (_, seed) => deal({ show, seed }).difficulty);
    for (const difficulty of DIFFICULTIES) {
      const share = dealt.filter((other) => other === difficulty).length / games;
      expect(share).toBeGreaterThan(0.24);
      expect(share).toBeLessThan(0.48);
    }
  });

  test('are found for every number of large tiles', () => {
    for (const large of LARGE) {
      for (const difficulty of DIFFICULTIES) {
        for (let seed = 0; seed < 10; seed++) {
          expect(deal({ show: 'uk', large, difficulty, seed })).toMatchObject({ large, difficulty });
        }
      }
    }
  });

  test.each([
    ['any', 12, 4, 'easy'],
    ['any', 8, 3, 'easy'],
    ['any', 90, 2, 'easy'],
    ['any', 11, 4, 'medium'],
    ['any', 60, 5, 'medium'],
    ['any', 7, 3, 'hard'],
    ['any', 20, 6, 'hard'],
    ['all', 1, 4, 'hard'],
    ['all', 2, 4, 'medium'],
    ['all', 3, 4, 'easy'],
  ] as const)(
    'with use %s, %i solutions, the shortest of %i numbers, are %s',
    (use, solutionCount, fewest, difficulty) => {
      expect(difficultyOf(use, solutionCount, fewest)).toBe(difficulty);
    },
  );
});

describe('before the solutions are counted', () => {
  test('no difficulty is ruled out that the count may turn out to have', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...USES),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 6 }),
        (use, count, fewest) => {
          expect(mayBe(difficultyOf(use, count, fewest), use, fewest)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['easy', 5],
    ['easy', 6],
    ['medium', 6],
  ] as const)('%s is ruled out when the shortest takes %i numbers', (difficulty, fewest) => {
    expect(mayBe(difficulty, 'any', fewest)).toBe(false);
  });
});

describe('large tiles', () => {
  test.each([
    ['uk', 5],
    ['es', -1],
    ['fr', 1.5],
    ['fr', Number.NaN],
    ['24', 1],
  ] as const)('of %s are not %d', (show, large) => {
    expect(() => deal({ show, large, seed: 1 })).toThrow(RangeError);
  });

  test('are none in 24, which may be asked for', () => {
    expect(deal({ show: '24', large: 0, seed: 1 })).toEqual(deal({ show: '24', seed: 1 }));
  });
});

describe('chance', () => {
  /** The sum of squared differences to equal shares, in units of what chance makes of it: about 1. */
  const unevenness = (counts: readonly number[]): number => {
    const expected = counts.reduce((sum, many) => sum + many, 0) / counts.length;
    return counts.reduce((sum, many) => sum + (many - expected) ** 2 / expected, 0) / (counts.length - 1);
  };

  test.each([2, 3, 24, 899])('favours none of %i numbers, neither along one seed nor across seeds', (size) => {
    const along = Array<number>(size).fill(0);
    const across = Array<number>(size).fill(0);
    const random = new Random('chance');
    for (let seed = 0; seed < size * 200; seed++) {
      along[random.below(size)]!++;
      across[new Random(seed).below(size)]!++;
    }
    // Of 23 degrees of freedom, 2.2 or more comes once in a thousand; of one, 6.6 once in a hundred.
    for (const counts of [along, across]) expect(unevenness(counts)).toBeLessThan(size <= 3 ? 6.6 : 2.2);
  });

  test('below 2^31 + 1 draws again what would favour the lower half', () => {
    const random = new Random(1);
    const size = 2 ** 31 + 1;
    const drawn = Array.from({ length: 4000 }, () => random.below(size));
    expect(drawn.every((number) => number >= 0 && number < size)).toBe(true);
    expect(
      unevenness([drawn.filter((n) => n < size / 2).length, drawn.filter((n) => n >= size / 2).length]),
    ).toBeLessThan(6.6);
  });

  test('draws each tile of the 24 as often, at each place', () => {
    const box = Array.from({ length: 24 }, (_, tile) => tile);
    const places = Array.from({ length: 6 }, () => Array<number>(24).fill(0));
    for (let seed = 0; seed < 5000; seed++) {
      for (const [place, tile] of draw(box, 6, new Random(seed)).entries()) places[place]![tile]!++;
    }
    for (const counts of places) expect(unevenness(counts)).toBeLessThan(2.2);
  });

  test('draws no tile twice, and all of them if asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 24 }), (seed, drawn) => {
        const { small, large } = SHOWS.uk;
        const numbers = draw([...small, ...large], drawn, new Random(seed));
        expect(numbers).toHaveLength(drawn);
        for (const number of numbers) expect(count(numbers, number)).toBeLessThanOrEqual(timesOf(number));
      }),
    );
  });

  test('is that of sfc32, the text of the seed mixed into it, worked out here in integers of any length', () => {
    const word = (value: bigint) => BigInt.asUintN(32, value);
    const numbersOf = (seed: string, many: number): number[] => {
      let [a, b, c, rounds] = [0n, 0n, 0n, 1n];
      const next = (): number => {
        const sum = word(a + b + rounds++);
        [a, b, c] = [b ^ (b >> 9n), word(c * 9n), word((c << 21n) + (c >> 11n) + sum)];
        return Number(sum);
      };
      for (const unit of seed.split('')) {
        a ^= BigInt(unit.charCodeAt(0));
        next();
      }
      for (let round = 0; round < 20; round++) next();
      return Array.from({ length: many }, next);
    };
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.integer()), (seed) => {
        const random = new Random(seed);
        expect(Array.from({ length: 8 }, () => random.below(2 ** 32))).toEqual(numbersOf(`${seed}`, 8));
      }),
    );
  });
});
