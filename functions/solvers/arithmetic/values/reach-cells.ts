import { compare, denominatorOf, numeratorOf, type Rational, ratio, sizeOf } from '../rational.ts';
import type { Sink } from './combine.ts';
import type { ExactSink } from './combine-exactly.ts';
import type { Results } from './results.ts';

/**
 * Where values lie in a range of integers: which integers they are, and in each *cell*, between two neighbouring integers,
 * the least and the greatest. Below the range there is one cell, and one above.
 */
export class ReachCells implements Sink, ExactSink {
  readonly closed = false;
  readonly pairWork = 5;
  readonly from: number;
  /** By integer − from, the fewest tiles that make it, 0 where none do. */
  readonly fewest: Uint8Array;
  /** Tiles of the subset whose values come; it never becomes less. */
  tiles = 1;

  readonly #last: number;
  /** By cell, the least and the greatest value, once there is one: the cell above from + i is i + 1. */
  readonly #least: Bounds;
  readonly #greatest: Bounds;

  /** @param ambiguous whether different values may have the same double. */
  constructor(from: number, to: number, ambiguous: boolean) {
    const cells = to - from + 2;
    this.from = from;
    this.fewest = new Uint8Array(to - from + 1);
    this.#last = cells - 1;
    this.#least = new Bounds(cells, 1, ambiguous);
    this.#greatest = new Bounds(cells, -1, ambiguous);
  }

  enter({ numerators, denominators, quotients, count }: Results): void {
    for (let i = 0; i < count; i++) this.take(numerators[i]!, denominators[i]!, quotients[i]!);
  }

  /** An integer is one as a double: what is none is farther from it than a double is off, numerators being below 2^51. */
  take(numerator: number, denominator: number, quotient: number): void {
    const place = Math.floor(quotient) - this.from;
    if (place >= 0 && place < this.fewest.length && place + this.from === quotient) {
      if (this.fewest[place] === 0) this.fewest[place] = this.tiles;
      return;
    }
    const cell = Math.min(Math.max(place + 1, 0), this.#last);
    this.#least.take(cell, numerator, denominator, quotient);
    this.#greatest.take(cell, numerator, denominator, quotient);
  }

  enterExact(value: Rational): void {
    const floor = floorOf(value) - BigInt(this.from);
    const place = floor < 0n ? -1 : floor > this.#last ? this.#last : Number(floor);
    if (typeof value !== 'object' && place >= 0 && place < this.fewest.length) {
      if (this.fewest[place] === 0) this.fewest[place] = this.tiles;
      return;
    }
    const cell = Math.min(place + 1, this.#last);
    this.#least.takeExact(cell, value);
    this.#greatest.takeExact(cell, value);
  }

  /** The greatest value below the integer `from` + `place`, given the one below the integer before. */
  below(place: number, before: Rational | undefined): Rational | undefined {
    const value = this.#greatest.at(place);
    if (value !== undefined) return value;
    return place > 0 && this.fewest[place - 1] !== 0 ? this.from + place - 1 : before;
  }

  /** The least value above the integer `from` + `place`, given the one above the integer after. */
  above(place: number, after: Rational | undefined): Rational | undefined {
    const value = this.#least.at(place + 1);
    if (value !== undefined) return value;
    return place + 1 < this.fewest.length && this.fewest[place + 1] !== 0 ? this.from + place + 1 : after;
  }
}

/** The least or the greatest value of each cell, as two integers in doubles or exact. */
class Bounds {
  readonly #sign: number;
  readonly #ambiguous: boolean;
  readonly #quotients: Float64Array;
  readonly #numerators: Float64Array;
  readonly #denominators: Float64Array;
  readonly #exacts: (Rational | undefined)[] = [];

  constructor(cells: number, sign: 1 | -1, ambiguous: boolean) {
    this.#sign = sign;
    this.#ambiguous = ambiguous;
    this.#quotients = new Float64Array(cells).fill(Infinity);
    this.#numerators = new Float64Array(cells);
    this.#denominators = new Float64Array(cells);
  }

  take(cell: number, numerator: number, denominator: number, quotient: number): void {
    const size = this.#sign * quotient;
    if (size > this.#quotients[cell]!) return;
    if (size === this.#quotients[cell] && !(this.#ambiguous && this.#isBeyond(cell, numerator, denominator))) return;
    this.#quotients[cell] = size;
    this.#numerators[cell] = numerator;
    this.#denominators[cell] = denominator;
  }

  takeExact(cell: number, value: Rational): void {
    const other = this.#exacts[cell];
    if (other !== undefined && this.#sign * compare(value, other) >= 0) return;
    this.#exacts[cell] = value;
    this.#quotients[cell] = this.#sign * sizeOf(value);
  }

  at(cell: number): Rational | undefined {
    if (this.#quotients[cell] === Infinity) return undefined;
    return this.#exacts[cell] ?? ratio(this.#numerators[cell]!, this.#denominators[cell]!);
  }

  /** Whether a value with the same double is less, or greater. */
  #isBeyond(cell: number, numerator: number, denominator: number): boolean {
    if (numerator === this.#numerators[cell]) return denominator !== this.#denominators[cell];
    const one = BigInt(numerator) * BigInt(this.#denominators[cell]!);
    const other = BigInt(this.#numerators[cell]!) * BigInt(denominator);
    return this.#sign > 0 ? one < other : one > other;
  }
}

/** The greatest integer not above the value. */
function floorOf(value: Rational): bigint {
  const numerator = BigInt(numeratorOf(value));
  const denominator = BigInt(denominatorOf(value));
  const quotient = numerator / denominator;
  return quotient * denominator > numerator ? quotient - 1n : quotient;
}
