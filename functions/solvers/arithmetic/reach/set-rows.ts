import { turned } from './bit-rows.ts';

/**
 * The low values of sets of values as rows of bits: those below twice the span. By its number each set has three rows in
 * `bits`, with words of 0 between them.
 *
 * Made to be used again: `reset` gives no memory back.
 */
export class SetRows {
  /** Words of a row of targets, and targets from 0 that it has room for: the span. */
  words = 0;
  span = 0;
  bits = new Int32Array(0);
  #stride = 0;

  /** Forgets all rows. @param sets how many there will be, numbered from 0. */
  reset(sets: number, words: number): void {
    this.words = words;
    this.span = 32 * words;
    this.#stride = 5 * words + 3;
    const length = sets * this.#stride;
    if (this.bits.length < length) this.bits = new Int32Array(length);
    else this.bits.fill(0, 0, length);
  }

  /** Where in `bits` the low values of a set begin: twice `words` words. A word of 0 comes before, and one after. */
  own(set: number): number {
    return set * this.#stride + 1;
  }

  /** Where in `bits` those below the span begin in reverse, bit span − 1 − v for v: `words` words. A word of 0 comes after. */
  turned(set: number): number {
    return set * this.#stride + 2 + 2 * this.words;
  }

  /** Where in `bits` the low values begin that the tiles of the set make, all or some: twice `words` words. */
  #whole(set: number): number {
    return set * this.#stride + 3 + 3 * this.words;
  }

  /** Tells that the tiles of one set are a part of those of another, which is not kept yet. */
  include(part: number, set: number): void {
    const { bits, words } = this;
    const from = this.#whole(part);
    const into = this.#whole(set);
    for (let word = 0; word < 2 * words; word++) bits[into + word]! |= bits[from + word]!;
  }

  /** Keeps the low values in the row `seen` for a set, but for those that its parts make. */
  keep(seen: Int32Array, set: number): void {
    const { bits, words } = this;
    const own = this.own(set);
    const turnedEnd = this.turned(set) + words - 1;
    const whole = this.#whole(set);
    for (let word = 0; word < 2 * words; word++) {
      const news = seen[word]! & ~bits[whole + word]!;
      bits[own + word] = news;
      bits[whole + word]! |= news;
      if (word < words) bits[turnedEnd - word] = turned(news);
    }
    // Zero is no value.
    bits[own]! &= ~1;
  }
}
