/**
 * Hands of cards, numbers of a range with repetition allowed, each hand ascending; those of one size in the order of a
 * dictionary: 1 1 1, 1 1 2, … 1 1 13, 1 2 2, … 13 13 13.
 */
export class Hands {
  readonly least: number;
  readonly most: number;
  /** How many hands there are by size, from size 0. */
  readonly counts: readonly number[];
  /** For r cards from a place of the hand to its end and the card c at that place: how many ways there are to go on higher. */
  readonly #higher: Int32Array;
  readonly #width: number;

  /**
   * @param size the largest size of a hand, 1 or more.
   * @param least, most the range, integers; with fewer than 2^31 hands of that size.
   */
  constructor(size: number, least: number, most: number) {
    this.least = least;
    this.most = most;
    this.#width = most - least + 1;
    this.counts = Array.from({ length: size + 1 }, (_, cards) => handCount(cards, this.#width));
    this.#higher = new Int32Array((size + 1) * this.#width);
    for (let cards = 1; cards <= size; cards++) {
      for (let card = 0; card < this.#width; card++) {
        this.#higher[cards * this.#width + card] = handCount(cards, this.#width - 1 - card);
      }
    }
  }

  /** Makes the first `size` cards of `hand` the first hand of that size. */
  first(hand: Int32Array, size: number): void {
    hand.fill(this.least, 0, size);
  }

  /** Makes `hand` the next one of its size; false after the last. */
  next(hand: Int32Array, size: number): boolean {
    let place = size - 1;
    while (place >= 0 && hand[place] === this.most) place--;
    if (place < 0) return false;
    // A loop: filling a few places by a call takes longer than finding them.
    for (const card = hand[place]! + 1; place < size; place++) hand[place] = card;
    return true;
  }

  /** How many hands of its size come before `hand`: all but those after it, which first are higher at one of its places. */
  rank(hand: ArrayLike<number>, size: number): number {
    let after = 0;
    for (let place = 0; place < size; place++) after += this.#higherFrom(size - place, hand[place]!);
    return this.counts[size]! - 1 - after;
  }

  /** The rank of `hand` with the cards at two places, `first` below `second`, taken out and `card` put in. */
  rankMerged(hand: Int32Array, size: number, first: number, second: number, card: number): number {
    let after = 0;
    let left = size - 1;
    let placed = false;
    for (let place = 0; place < size; place++) {
      if (place === first || place === second) continue;
      if (!placed && hand[place]! > card) {
        after += this.#higherFrom(left--, card);
        placed = true;
      }
      after += this.#higherFrom(left--, hand[place]!);
    }
    if (!placed) after += this.#higherFrom(left, card);
    return this.counts[size - 1]! - 1 - after;
  }

  #higherFrom(cards: number, card: number): number {
    return this.#higher[cards * this.#width + card - this.least]!;
  }
}

/** How many hands of `size` cards there are of `width` different ones: the binomial coefficient of width + size − 1 and size. */
export function handCount(size: number, width: number): number {
  let count = width === 0 && size > 0 ? 0 : 1;
  // Exact: each quotient is a binomial coefficient itself.
  for (let card = 1; card <= size && count > 0; card++) count = (count * (width - 1 + card)) / card;
  return count;
}
