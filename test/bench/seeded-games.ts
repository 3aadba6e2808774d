/** Games drawn with a seed, the same ones on every machine. */

import {
  canonicalPuzzle,
  isNatural,
  type NaturalPuzzle,
  type NumbersPuzzle,
  OPERATORS,
  type Operator,
  PRESETS,
} from '../../functions/solvers/arithmetic/puzzle.ts';

/** The 24 tiles of the television game: 1 to 10 twice, 25, 50, 75 and 100 once. */
export const TELEVISION_TILES: readonly number[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((small) => [small, small]),
  ...[25, 50, 75, 100],
];

/** Gives the next number from 0 up to, not including, 1. */
export type Random = () => number;

/** Mulberry32: small, and good enough to draw tiles. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from `least` to `most`, both included. */
export function integerBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** `count` of the television tiles, drawn without putting back, in the order drawn. */
export function drawTiles(random: Random, count: number): number[] {
  const pool = [...TELEVISION_TILES];
  return Array.from({ length: count }, () => pool.splice(integerBetween(random, 0, pool.length - 1), 1)[0] as number);
}

/** A game of the numbers round, in its canonical form: natural steps, any of the numbers. */
export function numbersRound(
  numbers: readonly number[],
  target: number,
  operations: readonly Operator[] = OPERATORS,
): NaturalPuzzle {
  const puzzle = canonicalPuzzle(numbers, target, { operations });
  if (!isNatural(puzzle)) throw new RangeError('the numbers round is played with natural steps');
  return puzzle;
}

/** `games` games of `count` television tiles each, with targets from `least` to `most`. */
export function televisionGames(
  seed: number,
  games: number,
  count: number,
  least: number,
  most: number,
): NaturalPuzzle[] {
  const random = mulberry32(seed);
  return Array.from({ length: games }, () =>
    numbersRound(drawTiles(random, count), integerBetween(random, least, most)),
  );
}

/** `games` games of `count` numbers from 900,000 to 1,000,000 each, with targets of `least` to `most`. */
export function millionGames(seed: number, games: number, count: number, least: number, most: number): NaturalPuzzle[] {
  const random = mulberry32(seed);
  return Array.from({ length: games }, () => {
    const numbers = Array.from({ length: count }, () => integerBetween(random, 900_000, 1_000_000));
    return numbersRound(numbers, integerBetween(random, least, most));
  });
}

/** Hands of `count` cards of 1 to 13, for 24. */
export function cardHands(seed: number, hands: number, count: number): NumbersPuzzle[] {
  const random = mulberry32(seed);
  return Array.from({ length: hands }, () => {
    const numbers = Array.from({ length: count }, () => integerBetween(random, 1, 13));
    return canonicalPuzzle(numbers, 24, PRESETS[24]);
  });
}
