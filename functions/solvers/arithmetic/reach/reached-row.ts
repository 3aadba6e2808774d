import { has } from './bit-rows.ts';

/** Which targets have been reached so far, from 0 up to a span, as a row of bits, and those of a range with their fewest tiles. */
export class ReachedRow {
  readonly from: number;
  readonly to: number;
  /** Words of the row, and the targets from 0 that it has room for: `to` is one of them. */
  readonly words: number;
  readonly span: number;
  /** By target − from; 0 where it is not reached. */
  readonly fewest: Uint8Array;
  readonly #known: Int32Array;
  #left: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
    this.words = (to >> 5) + 1;
    this.span = 32 * this.words;
    this.fewest = new Uint8Array(to - from + 1);
    this.#known = new Int32Array(this.words);
    this.#left = to - from + 1;
  }

  /** All of the range is reached. */
  get isWhole(): boolean {
    return this.#left === 0;
  }

  /** The least value that is of use: those below are not in the range, and one that is known is nearer to it. */
  get leastOfUse(): number {
    return Math.max(1, this.greatestUpTo(this.from - 1) + 1);
  }

  /** Takes in the targets of the row that starts in `rows`, made with so many tiles; levels come in their order. */
  take(rows: Int32Array, start: number, tiles: number): void {
    const known = this.#known;
    const { words, from, fewest } = this;
    for (let word = 0; word < words; word++) {
      let news = rows[start + word]! & ~known[word]!;
      if (news === 0) continue;
      // Zero is no value.
      if (word === 0) news &= ~1;
      known[word]! |= news;
      for (; news !== 0; news &= news - 1) {
        const place = 32 * word + 31 - Math.clz32(news & -news) - from;
        if (place < 0 || place >= fewest.length) continue;
        fewest[place] = tiles;
        this.#left--;
      }
    }
  }

  /** The greatest value up to `most`, below the span, or −Infinity. */
  greatestUpTo(most: number): number {
    for (let value = most; value > 0; value--) if (has(this.#known, value)) return value;
    return -Infinity;
  }

  /** The least value of `least`, 0 or more, and more, below the span; or Infinity. */
  leastFrom(least: number): number {
    for (let value = least; value < this.span; value++) if (has(this.#known, value)) return value;
    return Infinity;
  }
}
