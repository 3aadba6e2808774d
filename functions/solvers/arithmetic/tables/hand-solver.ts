import type { Expression } from '../expression.ts';
import { CardValues } from './card-values.ts';
import { JOINS } from './merge.ts';

/**
 * Whether `HandSolver` is exact for a hand and a target: the product of |number| + 1 over both is below 2^53.
 *
 * For the value n/d that a set of cards makes, |n| + |d| is at most that product over the set: it is so for one card, and
 * (|n| + |d|)(|m| + |e|) ≥ |ne| + |md| + |de| for a sum or difference n/d ± m/e, ≥ |nm| + |de| for a product, ≥ |ne| + |dm| for
 * a quotient. What is left of the target, when values are taken off it, is made of it in the same way, and a cross product is
 * at most the product of the two bounds.
 */
export function fitsDoubles(cards: readonly number[], target: number): boolean {
  return cards.reduce((product, card) => product * (Math.abs(card) + 1), Math.abs(target) + 1) < 2 ** 53;
}

/**
 * Finds how a hand makes a target, all cards used, by exact fractions: the values of up to half of the cards are listed, and
 * the target is taken back through them, set by set, until a list has what is left to make.
 */
export class HandSolver {
  readonly #target: number;
  readonly #values = new CardValues();

  constructor(target: number) {
    this.#target = target;
  }

  /** @param cards ascending, 1 to 12, that with the target `fitsDoubles`. */
  solve(cards: ArrayLike<number>): Expression | undefined {
    this.#values.list(cards);
    return this.#make(2 ** cards.length - 1, this.#target, 1);
  }

  /** How a set makes numerator / denominator. */
  #make(set: number, numerator: number, denominator: number): Expression | undefined {
    const values = this.#values;
    if (values.isListed(set)) {
      const value = values.find(set, numerator, denominator);
      return value < 0 ? undefined : values.expression(value);
    }
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      if (values.canonical[part] !== part || values.sizes[part]! * 2 > values.sizes[set]!) continue;
      const rest = values.canonical[set ^ part]!;
      if (values.sizes[part] === values.sizes[rest] && part < rest) continue;
      for (let value = values.starts[part]!; value < values.ends[part]!; value++) {
        const found = this.#makeWith(value, rest, numerator, denominator);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** How a value of some cards, joined with what the rest makes, is numerator / denominator. */
  #makeWith(value: number, rest: number, numerator: number, denominator: number): Expression | undefined {
    const a = this.#values.numerators[value]!;
    const b = this.#values.denominators[value]!;
    if (a === 0 && numerator === 0) {
      // Zero times anything.
      return { operator: '*', left: this.#values.expression(value), right: this.#anything(rest) };
    }
    for (let join = 0; join < JOINS.length; join++) {
      // x = p / q, where the value a/b and x join to n/d. No factor is zero, and no divisor, once a is not.
      let p: number;
      let q = b * denominator;
      if (join === 0) p = numerator * b - a * denominator;
      else if (join === 1) p = numerator * b + a * denominator;
      else if (join === 4) p = a * denominator - numerator * b;
      else if (a === 0) continue;
      else if (join === 3) p = numerator * a;
      else {
        p = join === 2 ? numerator * b : a * denominator;
        q = join === 2 ? denominator * a : b * numerator;
      }
      const found = q === 0 ? undefined : this.#make(rest, p, q);
      if (found === undefined) continue;
      const { operator, reversed } = JOINS[join]!;
      const made = this.#values.expression(value);
      return reversed ? { operator, left: found, right: made } : { operator, left: made, right: found };
    }
    return undefined;
  }

  /** Some value of a set. */
  #anything(set: number): Expression {
    const part = set & -set;
    const card = this.#values.expression(this.#values.starts[part]!);
    return set === part ? card : { operator: '+', left: card, right: this.#anything(set ^ part) };
  }
}
