import { compare, distanceBetween, type Rational } from '../rational.ts';
import type { Fractions } from './fractions.ts';

/**
 * Gaps that differ by more than this share of the numbers differ in truth: a gap of two rounded numbers is wrong by less than
 * 2^−50 of them.
 */
const CLEAR = 1e-14;

/** The nearest to a target of the fractions that a slot holds in turn, the first of those equally near. */
export class NearestFraction {
  /** |value − target|; null while there is no value. */
  distance: Rational | null = null;
  readonly #target: Rational;
  readonly #goal: number;
  readonly #fractions: Fractions;
  readonly #slot: number;
  #gap = Number.POSITIVE_INFINITY;

  /** @param slot where the nearest value is kept. */
  constructor(fractions: Fractions, slot: number, target: Rational) {
    this.#fractions = fractions;
    this.#slot = slot;
    this.#target = target;
    fractions.set(slot, target);
    this.#goal = fractions.rounded(slot);
  }

  /** Takes the value of `slot` if it is nearer than all before, and tells whether it is. */
  offer(slot: number): boolean {
    const value = this.#fractions.rounded(slot);
    const gap = Math.abs(value - this.#goal);
    if (gap - this.#gap > CLEAR * (Math.abs(value) + Math.abs(this.#goal))) return false;
    if (this.distance !== null && this.#fractions.isEqual(slot, this.#slot)) return false;
    const distance = distanceBetween(this.#fractions.rational(slot), this.#target);
    if (this.distance !== null && compare(distance, this.distance) >= 0) return false;
    this.distance = distance;
    this.#gap = gap;
    this.#fractions.copy(slot, this.#slot);
    return true;
  }
}
