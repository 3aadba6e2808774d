import type { NumbersPuzzle } from '../puzzle.ts';
import { compare, denominatorOf, numeratorOf, type Rational } from '../rational.ts';
import { type Operations, operationsOf } from '../subsets/operations.ts';
import { type Shape, shapeOf } from '../subsets/subsets.ts';
import { tileKindsOf } from '../subsets/tile-kinds.ts';
import { MINUS, PLUS } from './kinds.ts';

/** Below this the parts of a fraction may lie for quotients of doubles to tell any two of them apart. */
const MOST_PARTS = 2 ** 51;

/** The tiles of a game and its rules, as the search wants them. */
export interface Ground {
  readonly shape: Shape;
  /** By kind of tile: what is given, and the numerator and denominator of its magnitude. */
  readonly tiles: readonly Rational[];
  /** By kind of tile, `PLUS` or `MINUS`. */
  readonly signs: readonly number[];
  readonly numerators: readonly number[];
  readonly denominators: readonly number[];
  /** No function of the subset has a larger value. By dense number. */
  readonly most: Float64Array;
  readonly operations: Operations;
  /** Values are integers. */
  readonly integral: boolean;
  /** Values are not zero. */
  readonly positive: boolean;
  /** No tile is below zero. */
  readonly unsigned: boolean;
  /** There may be null functions. */
  readonly nulls: boolean;
  /** No factor and no divisor of a product may be worth 1. */
  readonly withoutOnes: boolean;
  /** No step may multiply by 1 or divide by 1; a factor of 1 may be divided, or be −1. */
  readonly withoutOneSteps: boolean;
}

/**
 * The ground of a search in doubles, or `undefined` when it would not be exact or the lists would not be all there is:
 *
 * - Integers are values up to the product of the tiles, ones counted as two: that has to be below 2^53.
 * - Fractions are kept unreduced: the numerator and denominator of a function of tiles p/q stay below the product of all
 *   |p| + q, so two different ones, p/q and r/s, are at least 1/(qs) apart, and doubles tell them apart if all that is below 2^51, the target counted as one more tile.
 * - A list of terms is written with +, and a difference that is subtracted with + again: there − is of no use without +. With
 *   + alone, signs are not free, so no tile may be below zero. And ÷ is of no use without ×.
 */
export function groundOf(puzzle: NumbersPuzzle, target: Rational): Ground | undefined {
  const operations = operationsOf(puzzle.operations);
  const { plus, minus, times, over } = operations;
  const kinds = tileKindsOf(puzzle.numbers);
  const tiles = kinds.map(({ tile }) => tile);
  const unsigned = tiles.every((tile) => compare(tile, 0) >= 0);
  if (unsigned ? minus && !plus : plus !== minus) return undefined;
  if (over && !times) return undefined;

  const integral = puzzle.values !== 'rational';
  const shape = shapeOf(kinds.map(({ count }) => count));
  const numerators = tiles.map((tile) => Math.abs(Number(numeratorOf(tile))));
  const denominators = tiles.map((tile) => Number(denominatorOf(tile)));
  const most = new Float64Array(shape.full + 1).fill(1);
  shape.units.forEach((unit, kind) => {
    const factor = integral ? Math.max(2, numerators[kind]!) : numerators[kind]! + denominators[kind]!;
    const end = shape.units[kind + 1] ?? shape.full + 1;
    for (let subset = unit; subset < end; subset++) most[subset] = most[subset - unit]! * factor;
  });
  if (!isExact(most[shape.full]!, target, integral)) return undefined;
  return {
    shape,
    tiles,
    signs: tiles.map((tile) => (compare(tile, 0) < 0 ? MINUS : PLUS)),
    numerators,
    denominators,
    most,
    operations,
    integral,
    positive: puzzle.values === 'natural',
    unsigned,
    nulls: puzzle.values !== 'natural' && minus && (times || over) && kinds.length < puzzle.numbers.length,
    withoutOnes: puzzle.use === 'any' && puzzle.values === 'natural',
    withoutOneSteps: puzzle.use === 'any' && puzzle.values !== 'natural',
  };
}

function isExact(most: number, target: Rational, integral: boolean): boolean {
  if (integral) return most <= Number.MAX_SAFE_INTEGER;
  return (Math.abs(Number(numeratorOf(target))) + Number(denominatorOf(target))) * most < MOST_PARTS;
}
