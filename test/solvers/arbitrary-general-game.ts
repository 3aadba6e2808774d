/** Games for fast-check under every rule set: negative numbers, zeros and fractions, repeated and huge ones, targets near what can be made. */

import * as fc from 'fast-check';
import {
  canonicalPuzzle,
  type NumbersPuzzle,
  OPERATORS,
  type Rules,
} from '../../functions/solvers/arithmetic/puzzle.ts';
import { type RatioReach, ratio, ratioReach, ratioText } from './rational-brute-force.ts';

const MILLION = 1_000_000;

const natural = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 13 }) },
  { weight: 1, arbitrary: fc.constantFrom(25, 50, 75, 100) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: MILLION }) },
);
const integer = fc.oneof(
  { weight: 3, arbitrary: natural },
  { weight: 3, arbitrary: fc.integer({ min: -9, max: 9 }) },
  { weight: 1, arbitrary: fc.integer({ min: -MILLION, max: MILLION }) },
);
const fractionOf = (most: number) =>
  fc.tuple(fc.integer({ min: -most, max: most }), fc.integer({ min: 1, max: most })).map(([p, q]) => `${p}/${q}`);
const rational = fc.oneof(
  { weight: 6, arbitrary: natural },
  { weight: 3, arbitrary: integer },
  { weight: 3, arbitrary: fractionOf(9) },
  { weight: 1, arbitrary: fractionOf(MILLION) },
);

/** Small numbers, so that a game of them is searched in doubles, or any. */
const tiles = { natural, integer, rational } as const;
const smallTiles = {
  natural: fc.integer({ min: 1, max: 9 }),
  integer: fc.integer({ min: -5, max: 9 }),
  rational: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 9 }) }, fractionOf(4)),
} as const;

/** Every rule set but natural and any, which is played by another engine; all four operations half of the time. */
export const generalRules: fc.Arbitrary<Rules> = fc
  .record({
    values: fc.constantFrom('natural', 'integer', 'rational', 'rational'),
    use: fc.constantFrom('any', 'all'),
    operations: fc.oneof(fc.constant([...OPERATORS]), fc.subarray([...OPERATORS], { minLength: 1 })),
  })
  .filter(({ values, use }) => values !== 'natural' || use === 'all');

const numbersFor = ({ values }: Rules, least: number, most: number) =>
  fc.oneof(
    fc.array(tiles[values], { minLength: least, maxLength: most }),
    fc.array(smallTiles[values], { minLength: least, maxLength: most }),
  );

/** Numbers and rules, and a target chosen without a thought. */
export function generalGame(least: number, most: number): fc.Arbitrary<NumbersPuzzle> {
  return generalRules.chain((rules) =>
    fc
      .tuple(numbersFor(rules, least, most), fc.oneof(fc.integer({ min: -50, max: 1000 }), fc.constantFrom(0, 24, -24)))
      .map(([numbers, target]) =>
        canonicalPuzzle(numbers, rules.values === 'natural' ? Math.max(0, target) : target, rules),
      ),
  );
}

export interface KnownGeneralGame {
  readonly puzzle: NumbersPuzzle;
  readonly reached: RatioReach;
}

/** Games with all that their numbers make; targets that are made, that lie half way between two values, and any. */
export function knownGeneralGame(least: number, most: number): fc.Arbitrary<KnownGeneralGame> {
  return fc
    .tuple(generalGame(least, most), fc.nat(), fc.nat(), fc.constantFrom('free', 'made', 'between'))
    .map(([puzzle, rank, other, aim]) => {
      const reached = ratioReach(puzzle.numbers, puzzle);
      const values = [...reached.values()].map(({ value }) => value);
      const a = values[rank % values.length];
      const b = aim === 'made' ? a : values[other % values.length];
      if (aim === 'free' || !a || !b) return { puzzle, reached };
      const middle = ratio(a.n * b.d + b.n * a.d, 2n * a.d * b.d);
      const whole = middle.n / middle.d;
      const target = puzzle.values === 'rational' ? ratioText(middle) : Number(whole);
      const isTarget = typeof target === 'string' || Number.isSafeInteger(target);
      return { puzzle: isTarget ? canonicalPuzzle(puzzle.numbers, target, puzzle) : puzzle, reached };
    });
}
