import type { Expression } from '../expression.ts';
import type { Values } from '../puzzle.ts';
import { compare, distanceBetween, operate, type Rational, sizeOf, step } from '../rational.ts';

/** A value at the least distance so far, and a way to make it. */
export interface Candidate {
  readonly value: Rational;
  readonly tiles: number;
  readonly expression: Expression;
}

/** More than a double of a value is off by, in parts of it. */
const ROUNDING = 2 ** -50;

/**
 * The nearest values met so far, exact: the least distance, and on each side of the target the way with the fewest tiles, of
 * several the one that came first.
 */
export class NearestValues {
  readonly target: Rational;
  /** The target as a double. */
  readonly size: number;
  /** Least distance so far, once there is a candidate. */
  distance: Rational | undefined;
  /** Doubles between which there is every value as near as that; infinite while there is none. */
  low = -Infinity;
  high = Infinity;
  readonly #checked: Values | undefined;
  /** At the target or below it, and above. */
  #below: Candidate | undefined;
  #above: Candidate | undefined;

  /** @param checked the values that steps may have, where candidates may not come to what they are offered as. */
  constructor(target: Rational, checked?: Values) {
    this.#checked = checked;
    this.target = target;
    this.size = sizeOf(target);
  }

  /** One or two, by rising value; none while nothing is found. */
  get candidates(): Candidate[] {
    return [this.#below, this.#above].filter((candidate) => candidate !== undefined);
  }

  /** Tiles of the best way to the target itself so far; infinite while there is none. */
  get exactTiles(): number {
    return this.distance === 0 ? this.#below!.tiles : Infinity;
  }

  /** Whether a value made with so many tiles is nearer, as near on the other side, or as near with fewer tiles. */
  wants(value: Rational, tiles: number): boolean {
    if (this.distance === undefined) return true;
    const nearer = compare(distanceBetween(value, this.target), this.distance);
    if (nearer !== 0) return nearer < 0;
    const rival = compare(value, this.target) > 0 ? this.#above : this.#below;
    return rival === undefined || tiles < rival.tiles;
  }

  /** Takes in a candidate if it is wanted. */
  offer(offered: Candidate): void {
    const value = this.#checked ? workedOut(offered.expression, this.#checked) : offered.value;
    if (value === undefined || !this.wants(value, offered.tiles)) return;
    const candidate = { ...offered, value };
    const distance = distanceBetween(candidate.value, this.target);
    if (this.distance === undefined || compare(distance, this.distance) < 0) {
      this.distance = distance;
      this.#below = undefined;
      this.#above = undefined;
      this.low = roundedDown(sizeOf(operate('-', this.target, distance)!));
      this.high = -roundedDown(-sizeOf(operate('+', this.target, distance)!));
    }
    if (compare(candidate.value, this.target) > 0) this.#above = candidate;
    else this.#below = candidate;
  }
}

function roundedDown(size: number): number {
  return size - Math.abs(size) * ROUNDING;
}

/** What an expression comes to, where all its steps are values. */
function workedOut(expression: Expression, values: Values): Rational | undefined {
  if (typeof expression !== 'object' || !('operator' in expression)) return expression;
  const left = workedOut(expression.left, values);
  const right = workedOut(expression.right, values);
  return left === undefined || right === undefined ? undefined : step(values, expression.operator, left, right);
}
