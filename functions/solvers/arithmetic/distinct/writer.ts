import type { Values } from '../puzzle.ts';
import { type Working, work, workChain, workTile } from '../working.ts';
import type { FunctionTable } from './functions.ts';
import { DIFFERENCE, NULL_PRODUCT, NULL_QUOTIENT, NULL_SUM, PADDED, PRODUCT, QUOTIENT, SUM, TILE } from './kinds.ts';
import type { Order } from './order-without-ones.ts';
import { hasChoice, MINUS, PLUS, partsOf, signsOf, writingOf } from './signs.ts';

/** A part of a chain: a function and the sign with which it counts. */
interface Part {
  readonly index: number;
  readonly sign: number;
}

/** Writes functions as a person would work them. What is in a row is written once, for there other functions have it in common. */
export class Writer {
  readonly #table: FunctionTable;
  readonly #values: Values;
  /** By function. No array: a table may have a million functions, of which few are written. */
  readonly #written = new Map<number, Working>();
  readonly #rowsEnd: number;

  constructor(table: FunctionTable, values: Values) {
    this.#table = table;
    this.#values = values;
    this.#rowsEnd = table.rowsEnd;
  }

  /**
   * The function with a sign that it can have: `PLUS` for the value that the table knows, `MINUS` for its negative.
   *
   * @throws RangeError when it has no such sign.
   */
  write(index: number, sign: number): Working {
    if (sign === MINUS || index >= this.#rowsEnd) return this.#compose(index, sign);
    let working = this.#written.get(index);
    if (working === undefined) {
      working = this.#compose(index, PLUS);
      this.#written.set(index, working);
    }
    return working;
  }

  #compose(index: number, sign: number): Working {
    const { kinds, lefts, rights, ground } = this.#table;
    const kind = kinds[index]!;
    if (kind === TILE) return workTile(ground.tiles[lefts[index]!]!);
    const isSum = SUM <= kind && kind <= NULL_SUM;
    if (!ground.unsigned || sign === MINUS || ground.withoutOneSteps) {
      return isSum ? this.#composeSignedSum(this.#termsOf(index, sign, [])) : this.#composeSignedProduct(index, sign);
    }
    // Without tiles below zero, and in any order, each part is written with PLUS.
    const joined: Working[] = [];
    const undone: Working[] = [];
    if (isSum) this.#addTerms(index, joined, undone);
    else if (kind !== QUOTIENT && kind !== NULL_QUOTIENT) this.#addFactors(index, joined);
    else {
      this.#addFactors(lefts[index]!, joined);
      this.#addFactors(rights[index]!, undone);
    }
    return workChain({ join: isSum ? '+' : '*', joined, undone }, this.#values);
  }

  #addTerms(index: number, joined: Working[], undone: Working[]): void {
    const { kinds, lefts, rights } = this.#table;
    const kind = kinds[index]!;
    if (kind === DIFFERENCE) {
      this.#addTerms(lefts[index]!, joined, undone);
      this.#addTerms(rights[index]!, undone, joined);
    } else if (SUM <= kind && kind <= NULL_SUM) {
      this.#addTerms(lefts[index]!, joined, undone);
      this.#addTerms(rights[index]!, joined, undone);
    } else {
      joined.push(this.write(index, PLUS));
    }
  }

  #addFactors(index: number, factors: Working[]): void {
    const { kinds, lefts, rights } = this.#table;
    const kind = kinds[index]!;
    if (kind === PRODUCT || kind === NULL_PRODUCT) {
      this.#addFactors(lefts[index]!, factors);
      this.#addFactors(rights[index]!, factors);
    } else {
      factors.push(this.write(index, PLUS));
    }
  }

  /** A term that counts as more is added, one that counts as less is subtracted, unless its own sign is the other one. */
  #composeSignedSum(terms: readonly Part[]): Working {
    const joined: Working[] = [];
    const undone: Working[] = [];
    const signs = terms.map(({ index }) => signsOf(this.#table, index));
    const isAdded = (place: number) =>
      signs[place]! & PLUS ? terms[place]!.sign === PLUS : terms[place]!.sign === MINUS;
    const first = terms.findIndex((_, place) => isAdded(place));
    // Without a term to begin with, one that counts as less is added as its own negative.
    const turned = first >= 0 ? -1 : terms.findIndex(({ sign }, place) => signs[place]! & sign);
    for (const [place, { index, sign }] of terms.entries()) {
      if (place === turned) joined.push(this.write(index, sign));
      else if (isAdded(place)) joined.push(this.write(index, sign));
      else undone.push(this.write(index, sign === PLUS ? MINUS : PLUS));
    }
    return workChain({ join: '+', joined, undone }, this.#values);
  }

  #composeSignedProduct(index: number, sign: number): Working {
    const table = this.#table;
    const { factors, divisors } = partsOf(table, index);
    const parts = [...factors, ...divisors];
    if (hasChoice(table, index)) {
      const writing = writingOf(table, index, sign);
      if (!writing) throw new RangeError('a product that cannot be written');
      return this.#workInOrder(
        writing.order,
        parts.map((part, place) => this.write(part, writing.signs[place]!)),
      );
    }
    const own = this.#signsOfParts(parts, sign);
    const workings = parts.map((part, place) => this.write(part, own[place]!));
    const joined = workings.slice(0, factors.length);
    return workChain({ join: '*', joined, undone: workings.slice(factors.length) }, this.#values);
  }

  /** Each part has the sign that it can have, PLUS if both; one that can have both makes up for the product's. */
  #signsOfParts(parts: readonly number[], sign: number): readonly number[] {
    const signs = parts.map((part) => signsOf(this.#table, part));
    const own = signs.map((signs) => (signs & PLUS ? PLUS : MINUS));
    const isNegative = own.filter((sign) => sign === MINUS).length % 2 === 1;
    if (isNegative !== (sign === MINUS)) {
      const free = signs.indexOf(PLUS | MINUS);
      if (free < 0) throw new RangeError('a product without the sign that is asked for');
      own[free] = MINUS;
    }
    return own;
  }

  #workInOrder(order: Order, workings: readonly Working[]): Working {
    if (typeof order === 'number') return workings[order]!;
    const left = this.#workInOrder(order.left, workings);
    return work(order.operator, left, this.#workInOrder(order.right, workings), this.#values);
  }

  /** Adds to `terms` those of a sum or a list, each with the sign with which it counts when the whole counts with `sign`. */
  #termsOf(index: number, sign: number, terms: Part[]): readonly Part[] {
    const table = this.#table;
    switch (table.kinds[index]) {
      case SUM:
      case PADDED:
      case NULL_SUM:
        this.#termsOf(table.lefts[index]!, sign, terms);
        this.#termsOf(table.rights[index]!, sign, terms);
        break;
      case DIFFERENCE:
        this.#termsOf(table.lefts[index]!, sign, terms);
        this.#termsOf(table.rights[index]!, sign === PLUS ? MINUS : PLUS, terms);
        break;
      default:
        terms.push({ index, sign });
    }
    return terms;
  }
}
