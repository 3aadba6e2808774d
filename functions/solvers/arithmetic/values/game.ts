import type { Exact } from '../answer.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { compare, denominatorOf, isInteger, numeratorOf, type Rational } from '../rational.ts';
import { type Operations, operationsOf } from '../subsets/operations.ts';
import { type Shape, shapeOf } from '../subsets/subsets.ts';
import { tileKindsOf } from '../subsets/tile-kinds.ts';

/** A game as the searches by values take it: its tiles as kinds and counts, its rules as flags. */
export interface Game {
  readonly rules: Rules;
  readonly shape: Shape;
  /** Value of each kind of tile; its subset of one tile is `shape.units` at the same place. */
  readonly kinds: readonly Rational[];
  readonly operations: Operations;
  /** Whether a subset counts for those that contain it; else only all of its tiles make a value. */
  readonly any: boolean;
  /** Whether every step is an integer. */
  readonly integral: boolean;
  /**
   * No value that is searched for is less: 1 where steps are natural, 0 where the sign of a value is of no matter, else
   * −Infinity. See `signsMatter`.
   */
  readonly least: number;
  /** No value of a subset is farther from zero, by dense number; rounded up. */
  readonly ceilings: Float64Array;
}

/** Makes up for rounding. */
const ROUNDED_UP = 1 + 1e-9;

type Rules = Pick<NumbersPuzzle, 'values' | 'use' | 'operations'>;

/** @param positive whether only targets above zero are asked for. */
export function gameOf(numbers: readonly Exact[], rules: Rules, positive: boolean): Game {
  const ordered = tileKindsOf(numbers);
  const kinds = ordered.map(({ tile }) => tile);
  const shape = shapeOf(ordered.map(({ count }) => count));
  const integral = rules.values !== 'rational';
  const operations = operationsOf(rules.operations);
  return {
    rules,
    shape,
    kinds,
    operations,
    any: rules.use === 'any',
    integral,
    least: rules.values === 'natural' ? 1 : signsMatter(kinds, operations, positive) ? -Infinity : 0,
    ceilings: ceilingsOf(shape, kinds, integral),
  };
}

/**
 * Whether a search among values from zero on misses something.
 *
 * Without a − nothing below zero comes of tiles that are not. With a − and a +, and such tiles, each value has its
 * opposite: what is below zero contains a difference, and turning that round turns the sign of the whole, since a sum can
 * be turned into the difference of one operand and the opposite of the other. So |value| can be made, and as |a ± b| is
 * a + b or |a − b|, it can be made by steps from zero on; for a target above zero it is the nearer of the two.
 */
function signsMatter(kinds: readonly Rational[], { plus, minus }: Operations, positive: boolean): boolean {
  if (kinds.some((tile) => compare(tile, 0) < 0)) return true;
  return minus && !(plus && positive);
}

/**
 * Each tile p/q is a factor: max(2, |p|) where all are integers, since |a ± b| ≤ max(2, |a|) · max(2, |b|). Otherwise
 * |p| + q, since every operation on n/d and m/e leaves a numerator and a denominator whose sum is at most (n + d)(m + e).
 */
function ceilingsOf(shape: Shape, kinds: readonly Rational[], integral: boolean): Float64Array {
  const ceilings = new Float64Array(shape.full + 1).fill(1);
  kinds.forEach((tile, kind) => {
    const unit = shape.units[kind]!;
    const end = shape.units[kind + 1] ?? shape.full + 1;
    const size = Math.abs(Number(numeratorOf(tile)));
    const factor = integral && isInteger(tile) ? Math.max(2, size) : size + Number(denominatorOf(tile));
    for (let subset = unit; subset < end; subset++) ceilings[subset] = ceilings[subset - unit]! * factor;
  });
  return ceilings.map((most) => (integral && most <= Number.MAX_SAFE_INTEGER ? most : most * ROUNDED_UP));
}
