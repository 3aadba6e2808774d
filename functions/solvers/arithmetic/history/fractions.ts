/**
 * Rational numbers in numbered slots, for a search that makes millions of them: exact always, and nothing allocated while
 * numerators and denominators stay below 2^53.
 *
 * A slot holds two doubles, numerator and denominator, of any sign and not reduced: two fractions are equal when their
 * cross products are. Where a product passes 2^53 − 1 the result is worked out as a `Rational`, which reduces it; what
 * does not fit a slot even then is kept beside it, with NaN for both doubles, so that every later check fails and leads
 * there by itself.
 */

import type { Operator } from '../puzzle.ts';
import { compare, denominatorOf, numeratorOf, operate, type Rational, sizeOf } from '../rational.ts';

const MOST = Number.MAX_SAFE_INTEGER;

export class Fractions {
  /** Operations that left the doubles, each some hundred times as long as one that did not. */
  wideOperations = 0;
  readonly #numerators: Float64Array;
  readonly #denominators: Float64Array;
  readonly #wide: Rational[];

  /** @param slots how many; each is zero until it is set. */
  constructor(slots: number) {
    this.#numerators = new Float64Array(slots);
    this.#denominators = new Float64Array(slots).fill(1);
    this.#wide = new Array<Rational>(slots).fill(0);
  }

  set(slot: number, value: Rational): void {
    const numerator = numeratorOf(value);
    const denominator = denominatorOf(value);
    const fits = typeof numerator === 'number' && typeof denominator === 'number';
    this.#numerators[slot] = fits ? numerator : Number.NaN;
    this.#denominators[slot] = fits ? denominator : Number.NaN;
    if (!fits) this.#wide[slot] = value;
  }

  copy(from: number, to: number): void {
    this.#numerators[to] = this.#numerators[from]!;
    this.#denominators[to] = this.#denominators[from]!;
    if (this.#isWide(from)) this.#wide[to] = this.#wide[from]!;
  }

  /** `into` = `left` `operator` `right`; a divisor is not zero. */
  operate(operator: Operator, left: number, right: number, into: number): void {
    const a = this.#numerators[left]!;
    const b = this.#denominators[left]!;
    const c = this.#numerators[right]!;
    const d = this.#denominators[right]!;
    let numerator: number;
    let denominator: number;
    let fits: boolean;
    if (operator === '+' || operator === '-') {
      const one = a * d;
      const other = c * b;
      numerator = operator === '+' ? one + other : one - other;
      denominator = b * d;
      // Two products that cancel each other may be past the bounds where their sum is not.
      fits = Math.abs(one) + Math.abs(other) <= MOST;
    } else {
      numerator = operator === '*' ? a * c : a * d;
      denominator = operator === '*' ? b * d : b * c;
      fits = Math.abs(numerator) <= MOST;
    }
    if (fits && Math.abs(denominator) <= MOST) {
      this.#numerators[into] = numerator;
      this.#denominators[into] = denominator;
      return;
    }
    this.wideOperations++;
    this.set(into, operate(operator, this.rational(left), this.rational(right))!);
  }

  /** The value of a slot, reduced. */
  rational(slot: number): Rational {
    if (this.#isWide(slot)) return this.#wide[slot]!;
    return operate('/', this.#numerators[slot]!, this.#denominators[slot]!)!;
  }

  /** Rounded once: two slots of one value have one double. NaN or infinite where a part passes all doubles. */
  rounded(slot: number): number {
    if (!this.#isWide(slot)) return this.#numerators[slot]! / this.#denominators[slot]!;
    const value = this.#wide[slot]!;
    return sizeOf(value);
  }

  isZero(slot: number): boolean {
    return this.#numerators[slot] === 0;
  }

  /** Whether a slot is 1 or −1. */
  isUnit(slot: number): boolean {
    return Math.abs(this.#numerators[slot]!) === Math.abs(this.#denominators[slot]!);
  }

  isEqual(slot: number, other: number): boolean {
    return this.#crossedEqual(slot, other, false);
  }

  /** Whether two slots are equal but for their sign. */
  isEqualInSize(slot: number, other: number): boolean {
    return this.#crossedEqual(slot, other, true);
  }

  #crossedEqual(slot: number, other: number, signless: boolean): boolean {
    const one = this.#numerators[slot]! * this.#denominators[other]!;
    const two = this.#numerators[other]! * this.#denominators[slot]!;
    if (Math.abs(one) <= MOST && Math.abs(two) <= MOST) {
      return one === two || (signless && one === -two);
    }
    const value = this.rational(slot);
    const rival = this.rational(other);
    return compare(value, rival) === 0 || (signless && compare(value, operate('-', 0, rival)!) === 0);
  }

  #isWide(slot: number): boolean {
    return Number.isNaN(this.#numerators[slot]);
  }
}
