import type { Expression } from '../expression.ts';
import { JOINS, joinCards, type Merge, unpack } from './merge.ts';

/** A hand in which cards are merged, and how each card is made of those dealt. */
export class Cards {
  /** How many cards are left: the first ones of `values`, ascending. */
  count: number;
  readonly values: Int32Array;
  readonly #expressions: Expression[];

  /** @param hand the cards dealt, ascending. */
  constructor(hand: ArrayLike<number>) {
    this.count = hand.length;
    this.values = Int32Array.from(hand);
    this.#expressions = Array.from(hand);
  }

  /** Puts the result of two cards in their place. */
  merge(merge: Merge): void {
    const { join, first, second } = unpack(merge);
    const { operator, reversed } = JOINS[join]!;
    const value = joinCards(join, this.values[first]!, this.values[second]!);
    const a = this.#expressions[first]!;
    const b = this.#expressions[second]!;
    this.#remove(second);
    this.#remove(first);
    this.#insert(value, reversed ? { operator, left: b, right: a } : { operator, left: a, right: b });
  }

  /** An expression over the cards that are left, all of them used, with each card written as it is made. */
  written(expression: Expression): Expression {
    if (typeof expression === 'object' && 'operator' in expression) {
      const left = this.written(expression.left);
      return { operator: expression.operator, left, right: this.written(expression.right) };
    }
    let place = 0;
    while (this.values[place] !== expression) place++;
    const made = this.#expressions[place]!;
    this.#remove(place);
    return made;
  }

  #remove(place: number): void {
    this.count--;
    for (let next = place; next < this.count; next++)
      this.#put(next, this.values[next + 1]!, this.#expressions[next + 1]!);
  }

  #insert(value: number, expression: Expression): void {
    let place = this.count++;
    for (; place > 0 && this.values[place - 1]! > value; place--) {
      this.#put(place, this.values[place - 1]!, this.#expressions[place - 1]!);
    }
    this.#put(place, value, expression);
  }

  #put(place: number, value: number, expression: Expression): void {
    this.values[place] = value;
    this.#expressions[place] = expression;
  }
}
