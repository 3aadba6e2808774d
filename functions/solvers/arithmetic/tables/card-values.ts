import type { Expression } from '../expression.ts';
import { JOINS } from './merge.ts';

/**
 * The values that sets of cards of a hand make, all cards of a set used: listed for one card, and for up to half of the hand.
 *
 * A *set* is a multiset of cards as a bit mask of their places, canonical when of equal cards it has the first ones: each is
 * listed once. A *value* is its place in the lists; fractions are pairs of doubles, of any sign and not reduced.
 */
export class CardValues {
  readonly numerators: number[] = [];
  readonly denominators: number[] = [];
  /** By set: its canonical form, how many cards it has, and where its values start and end. */
  canonical = new Uint16Array(0);
  sizes = new Uint8Array(0);
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  #cards: ArrayLike<number> = [];
  #count = 0;
  /** Rounded quotients, the same double for the same value, and what made the values. */
  readonly #quotients: number[] = [];
  readonly #joins: number[] = [];
  readonly #lefts: number[] = [];
  readonly #rights: number[] = [];

  /** Lists the values of another hand in place of those before. @param cards ascending, 1 to 16. */
  list(cards: ArrayLike<number>): void {
    const whole = 2 ** cards.length - 1;
    if (this.sizes.length <= whole) {
      this.canonical = new Uint16Array(whole + 1);
      this.sizes = new Uint8Array(whole + 1);
      this.starts = new Int32Array(whole + 1);
      this.ends = new Int32Array(whole + 1);
    }
    this.#cards = cards;
    this.#count = 0;
    for (let set = 1; set <= whole; set++) {
      this.canonical[set] = this.#canonicalOf(set);
      this.sizes[set] = this.sizes[set & (set - 1)]! + 1;
      this.starts[set] = this.#count;
      if (this.canonical[set] === set && this.isListed(set)) this.#listSet(set);
      this.ends[set] = this.#count;
    }
  }

  isListed(set: number): boolean {
    return this.sizes[set] === 1 || this.sizes[set]! * 2 <= this.#cards.length;
  }

  /** The value of a listed set that a fraction is equal to, or −1. */
  find(set: number, numerator: number, denominator: number): number {
    return this.#find(this.starts[set]!, this.ends[set]!, numerator, denominator);
  }

  /** How a value is made. */
  expression(value: number): Expression {
    if (this.#joins[value]! < 0) return this.numerators[value]!;
    const { operator, reversed } = JOINS[this.#joins[value]!]!;
    const left = this.expression(this.#lefts[value]!);
    const right = this.expression(this.#rights[value]!);
    return reversed ? { operator, left: right, right: left } : { operator, left, right };
  }

  /** The canonical rest of a set, and its highest card moved down to the first equal card that is free. */
  #canonicalOf(set: number): number {
    const highest = 31 - Math.clz32(set);
    const rest = this.canonical[set ^ (1 << highest)]!;
    let place = highest;
    while (place > 0 && this.#cards[place - 1] === this.#cards[highest] && !(rest & (1 << (place - 1)))) place--;
    return rest | (1 << place);
  }

  #listSet(set: number): void {
    if (this.sizes[set] === 1) this.#add(set, this.#cards[31 - Math.clz32(set)]!, 1, -1, 0, 0);
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      const rest = this.canonical[set ^ part]!;
      // Either half of a split comes up as a part: once is enough.
      if (this.canonical[part] !== part || part < rest) continue;
      for (let left = this.starts[part]!; left < this.ends[part]!; left++) {
        for (let right = this.starts[rest]!; right < this.ends[rest]!; right++) this.#join(set, left, right);
      }
    }
  }

  /** Adds the results of two values, in the order of `JOINS`. */
  #join(set: number, left: number, right: number): void {
    const a = this.numerators[left]!;
    const b = this.denominators[left]!;
    const c = this.numerators[right]!;
    const d = this.denominators[right]!;
    this.#add(set, a * d + c * b, b * d, 0, left, right);
    this.#add(set, c * b - a * d, b * d, 1, left, right);
    this.#add(set, a * c, b * d, 2, left, right);
    if (a !== 0) this.#add(set, c * b, d * a, 3, left, right);
    this.#add(set, a * d - c * b, b * d, 4, left, right);
    if (c !== 0) this.#add(set, a * d, b * c, 5, left, right);
  }

  #add(set: number, numerator: number, denominator: number, join: number, left: number, right: number): void {
    if (this.#find(this.starts[set]!, this.#count, numerator, denominator) >= 0) return;
    const value = this.#count++;
    this.numerators[value] = numerator;
    this.denominators[value] = denominator;
    this.#quotients[value] = numerator / denominator;
    this.#joins[value] = join;
    this.#lefts[value] = left;
    this.#rights[value] = right;
  }

  #find(start: number, end: number, numerator: number, denominator: number): number {
    const quotient = numerator / denominator;
    for (let value = start; value < end; value++) {
      // Two values may round to one quotient, and are told apart by their cross products.
      if (this.#quotients[value] !== quotient) continue;
      if (numerator * this.denominators[value]! === this.numerators[value]! * denominator) return value;
    }
    return -1;
  }
}
