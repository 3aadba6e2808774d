/** Games for fast-check under every rule set: negative numbers, zeros and fractions, repeated and huge ones, targets near what can be made. */

import * as fc from 'fast-check';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { canonicalPuzzle, type NumbersPuzzle, type Rules } from '../../functions/solvers/arithmetic/puzzle.ts';
import { operations } from './arbitrary-question.ts';
import { fraction, written } from './fraction.ts';
import { type GeneralReach, reachByRules } from './general-brute-force.ts';

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

type Tiles = Readonly<Record<Rules['values'], fc.Arbitrary<Exact>>>;

const tiles: Tiles = { natural, integer, rational };
/** Small numbers, so that a game of them is searched in doubles, and many are equal. */
const smallTiles: Tiles = {
  natural: fc.integer({ min: 1, max: 13 }),
  integer: fc.integer({ min: -5, max: 13 }),
  rational: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -5, max: 13 }) }, fractionOf(4)),
};

const rules: fc.Arbitrary<Rules> = fc.record({
  values: fc.constantFrom('natural', 'integer', 'rational', 'rational'),
  use: fc.constantFrom('any', 'all'),
  operations,
});
/** Every rule set but natural and any, which is played by another engine. */
const generalRules = rules.filter(({ values, use }) => values !== 'natural' || use === 'all');

const numbersOf = ({ values }: Rules, kinds: Tiles, least: number, most: number) =>
  fc.array(kinds[values], { minLength: least, maxLength: most });

/** Numbers and rules, and a target chosen without a thought. */
export function generalGame(least: number, most: number): fc.Arbitrary<NumbersPuzzle> {
  return generalRules.chain((rules) =>
    fc
      .tuple(
        fc.oneof(numbersOf(rules, tiles, least, most), numbersOf(rules, smallTiles, least, most)),
        fc.oneof(fc.integer({ min: -50, max: 1000 }), fc.constantFrom(0, 24, -24)),
      )
      .map(([numbers, target]) =>
        canonicalPuzzle(numbers, rules.values === 'natural' ? Math.max(0, target) : target, rules),
      ),
  );
}

/** Small numbers, many of them equal, under any rules, and a target that they often make. */
export function smallGame(least: number, most: number): fc.Arbitrary<NumbersPuzzle> {
  const whole = fc.integer({ min: -12, max: 30 });
  return rules.chain((rules) =>
    fc
      .tuple(numbersOf(rules, smallTiles, least, most), rules.values === 'rational' ? smallTiles.rational : whole)
      .map(([numbers, target]) =>
        canonicalPuzzle(numbers, rules.values === 'natural' ? Math.abs(Number(target)) : target, rules),
      ),
  );
}

export interface KnownGeneralGame {
  readonly puzzle: NumbersPuzzle;
  readonly reached: GeneralReach;
}

/** Games with all that their numbers make; targets that are made, that lie half way between two values, and any. */
export function knownGeneralGame(least: number, most: number): fc.Arbitrary<KnownGeneralGame> {
  return fc
    .tuple(generalGame(least, most), fc.nat(), fc.nat(), fc.constantFrom('free', 'made', 'between'))
    .map(([puzzle, rank, other, aim]) => {
      const reached = reachByRules(puzzle.numbers, puzzle);
      const values = [...reached.values()].map(({ value }) => value);
      const a = values[rank % values.length];
      const b = aim === 'made' ? a : values[other % values.length];
      if (aim === 'free' || !a || !b) return { puzzle, reached };
      const middle = fraction(a.over * b.under + b.over * a.under, 2n * a.under * b.under);
      const target = puzzle.values === 'rational' ? written(middle) : Number(middle.over / middle.under);
      const isTarget = typeof target === 'string' || Number.isSafeInteger(target);
      return { puzzle: isTarget ? canonicalPuzzle(puzzle.numbers, target, puzzle) : puzzle, reached };
    });
}
