import { compare, type Exact, exact, rationalOf } from './rational.ts';
import { OPERATORS, type Rules } from './rules.ts';

export * from './rules.ts';

/**
 * The question of the numbers round and of the 24 game.
 *
 * Glossary, used as names throughout the engine:
 * - *tile*: one given number; equal tiles are interchangeable.
 * - *target*: the number to reach.
 * - *distance*: |value − target|.
 * - *subset*: a multiset of tiles taken from those given.
 * - *room*: the tiles that are still free, so that a subset fits in it or not.
 */

/** A game with its rules spelled out. Within `LIMITS`, numbers and target are of the kind that `values` names. */
export interface NumbersPuzzle extends Rules {
  /** 1 to 10, ascending by value. */
  readonly numbers: readonly Exact[];
  /** Under `natural` zero and, for the engine though not for the service, negatives too. */
  readonly target: Exact;
}

/** A puzzle of the numbers round: natural steps from natural tiles. */
export interface NaturalPuzzle extends NumbersPuzzle {
  readonly numbers: readonly number[];
  readonly target: number;
  readonly values: 'natural';
}

/** Numerators, or integers, and denominators, both ends included. Under `integer` and `rational` the signs are free. */
export const LIMITS = {
  numbers: { least: 1, most: 10 },
  number: { least: 1, most: 1_000_000 },
  target: { least: 0, most: Number.MAX_SAFE_INTEGER },
} as const;

/**
 * The one form of a question: numbers ascending and fractions reduced, operations in their order. Games with one canonical
 * form have one answer.
 *
 * @param rules what is not told is as in `countdown`.
 */
export function canonicalPuzzle(
  numbers: readonly Exact[],
  target: Exact,
  { values = 'natural', use = 'any', operations = OPERATORS }: Partial<Rules> = {},
): NumbersPuzzle {
  return {
    numbers: numbers.map(rationalOf).sort(compare).map(exact),
    target: exact(rationalOf(target)),
    values,
    use,
    operations: OPERATORS.filter((operator) => operations.includes(operator)),
  };
}

export function isNatural(puzzle: NumbersPuzzle): puzzle is NaturalPuzzle {
  return puzzle.values === 'natural';
}
