/** Games for fast-check, made to be hard to get right: numbers that repeat, numbers near a million, targets near what can be made. */

import * as fc from 'fast-check';
import { LIMITS, type NaturalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { numbersRound } from '../bench/seeded-games.ts';
import { operations } from './arbitrary-question.ts';
import { ascending, type Reach, reach } from './brute-force.ts';

/** A puzzle and all that its numbers make. */
export interface KnownGame {
  readonly puzzle: NaturalPuzzle;
  readonly reached: Reach;
}

/** One given number: small ones, so that they repeat and divide each other, those of the television, and large ones. */
export const tile: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 10 }) },
  { weight: 2, arbitrary: fc.constantFrom(25, 50, 75, 100) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1000 }) },
  { weight: 1, arbitrary: fc.constantFrom(720_720, 524_288, 999_999, LIMITS.number.most) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: LIMITS.number.most }) },
);

const tiles = (least: number, most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(tile, { minLength: least, maxLength: most }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.integer({ min: 999_900, max: LIMITS.number.most }), { minLength: least, maxLength: most }),
    },
  );

const freeTarget = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: 0, max: 1000 }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.integer({ min: 0, max: LIMITS.target.most }),
);

/** A target chosen when the reach is known: a value that can be made or one beside it, or the middle between two neighbours. */
const aim = fc.oneof(
  fc.record({ target: freeTarget }),
  fc.record({ rank: fc.nat(), off: fc.integer({ min: -2, max: 2 }) }),
  fc.record({ rank: fc.nat() }),
);

type Aim = { readonly target?: number; readonly rank?: number; readonly off?: number };

function targetOf({ target, rank = 0, off }: Aim, reached: Reach): number {
  if (target !== undefined) return target;
  const values = ascending(reached).filter((value) => value <= LIMITS.target.most);
  const place = rank % values.length;
  const value = values[place] as bigint;
  const next = values[place + 1] ?? value;
  const chosen = off === undefined ? (value + next) / 2n : value + BigInt(off);
  return Math.min(Math.max(Number(chosen), LIMITS.target.least), LIMITS.target.most);
}

/** Games of `least` to `most` numbers, all that they make computed by brute force. */
export function knownGame(least: number, most: number): fc.Arbitrary<KnownGame> {
  return fc.tuple(tiles(least, most), operations, aim).map(([numbers, allowed, wanted]) => {
    const reached = reach(numbers, allowed);
    return { puzzle: numbersRound(numbers, targetOf(wanted, reached), allowed), reached };
  });
}

/** Games of `least` to `most` numbers of which nothing is known. */
export function game(least: number, most: number): fc.Arbitrary<NaturalPuzzle> {
  return fc
    .tuple(tiles(least, most), operations, freeTarget)
    .map(([numbers, allowed, target]) => numbersRound(numbers, target, allowed));
}

/** One to five numbers and a target for the searches of the literature, which try everything. */
export const fewTiles: fc.Arbitrary<number[]> = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 })),
  { minLength: 1, maxLength: 5 },
);
export const nearTarget: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 50 }),
  fc.integer({ min: 51, max: 100_000 }),
);
