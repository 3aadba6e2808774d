/**
 * Which hands of cards make a target, each card used once, by + − × ÷ on exact fractions: for every hand of a range of integers.
 *
 * By induction on the size: where two cards of a hand can be merged into an integer of the range, the hand is solvable if the
 * smaller hand is, and that one's rank looks it up in the table before. A hand needs 1.0 to 1.4 such tries on the average;
 * only where all of them fail is it solved by itself. Nothing is lost: solvable is what either says, and the second always knows.
 */

import type { Expression } from '../expression.ts';
import { Cards } from './cards.ts';
import { HandSolver } from './hand-solver.ts';
import { Hands } from './hands.ts';
import { JOINS, joinCards, type Merge, pack } from './merge.ts';
import { faultOf, handCountUpTo, type TableQuestion } from './question.ts';

/** A way back of `Table`, beside merges: none, and the hand solved by itself. */
const UNSOLVABLE = 0;
const BY_ITSELF = 0xffff;

/** The tables of all sizes up to one. Two bytes a hand. */
export class Table {
  readonly #question: TableQuestion;
  readonly #hands: Hands;
  readonly #solver: HandSolver;
  /** By size and rank, how a hand is solved: a merge, by itself, or not at all. */
  readonly #ways: Uint16Array[] = [];
  readonly #solvable: number[] = [];
  readonly #unmerged: number[] = [];

  /**
   * @param progress is told from time to time how many hands are done, and of how many.
   * @throws RangeError for a question with a fault (`faultOf`).
   */
  constructor(question: TableQuestion, progress: (hands: number, of: number) => void = () => {}) {
    const fault = faultOf(question);
    if (fault) throw new RangeError(fault);
    this.#question = question;
    const { size, least, most, target } = question;
    this.#hands = new Hands(size, least, most);
    this.#solver = new HandSolver(target);
    const of = handCountUpTo(size, most - least + 1);
    let before = 0;
    for (let cards = 1; cards <= size; cards++) {
      this.#fill(cards, (hands) => progress(before + hands, of));
      before += this.#hands.counts[cards]!;
    }
  }

  #fill(size: number, progress: (hands: number) => void): void {
    const ways = new Uint16Array(this.#hands.counts[size]!);
    const hand = new Int32Array(size);
    let solvable = 0;
    let unmerged = 0;
    this.#hands.first(hand, size);
    for (let rank = 0; rank < ways.length; rank++) {
      ways[rank] = this.#mergeOf(hand, size);
      if (ways[rank] === UNSOLVABLE) {
        unmerged++;
        if (this.#solver.solve(hand) !== undefined) ways[rank] = BY_ITSELF;
      }
      if (ways[rank] !== UNSOLVABLE) solvable++;
      this.#hands.next(hand, size);
      if (rank % 4096 === 4095) progress(rank + 1);
    }
    this.#ways[size] = ways;
    this.#solvable[size] = solvable;
    this.#unmerged[size] = unmerged;
  }

  /** A merge that leaves a solvable hand, or `UNSOLVABLE`. */
  #mergeOf(hand: Int32Array, size: number): Merge {
    const { least, most } = this.#question;
    const smaller = this.#ways[size - 1];
    if (!smaller) return UNSOLVABLE;
    for (let first = 0; first < size; first++) {
      for (let second = first + 1; second < size; second++) {
        for (let join = 0; join < JOINS.length; join++) {
          const card = joinCards(join, hand[first]!, hand[second]!);
          if (card < least || card > most || !Number.isInteger(card)) continue;
          if (smaller[this.#hands.rankMerged(hand, size, first, second, card)] === UNSOLVABLE) continue;
          return pack(join, first, second);
        }
      }
    }
    return UNSOLVABLE;
  }

  /** How many hands of a size there are. */
  handCount(size: number): number {
    return this.#hands.counts[size]!;
  }

  /** How many of them are solvable. */
  solvableCount(size: number): number {
    return this.#solvable[size]!;
  }

  /** How many of them no merge leads to a solvable hand, so that they were solved by themselves, or found to be unsolvable. */
  unmergedCount(size: number): number {
    return this.#unmerged[size]!;
  }

  /** A solution of a hand; undefined when there is none. @param hand numbers of the range, ascending. */
  solution(hand: ArrayLike<number>): Expression | undefined {
    const cards = new Cards(hand);
    for (;;) {
      const way = this.#ways[cards.count]![this.#hands.rank(cards.values, cards.count)]!;
      if (way === UNSOLVABLE) return undefined;
      if (way === BY_ITSELF) return cards.written(this.#solver.solve(cards.values.subarray(0, cards.count))!);
      cards.merge(way);
    }
  }

  /** Every hand of a size, in the order of a dictionary, with a solution where there is one. */
  *lines(size: number): Generator<{ readonly hand: readonly number[]; readonly solution: Expression | undefined }> {
    const hand = new Int32Array(size);
    this.#hands.first(hand, size);
    do yield { hand: [...hand], solution: this.solution(hand) };
    while (this.#hands.next(hand, size));
  }
}
