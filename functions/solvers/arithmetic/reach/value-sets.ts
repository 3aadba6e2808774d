import type { Operations } from '../subsets/operations.ts';
import { extended } from '../subsets/rooms.ts';
import { BATCH, combineWith, results } from './pair-results.ts';
import { SetRows } from './set-rows.ts';

/** Values there may be, 8 bytes each. */
const MOST_VALUES = 1 << 20;

/**
 * The values of multisets of tiles, each made with all of its tiles; a *set* is the number by which they are asked for.
 *
 * *Low* values, those in `rows`, are left out where fewer of the tiles make them; large ones need not be.
 *
 * Made to be used again: `reset` gives no memory back.
 */
export class ValueSets {
  readonly rows = new SetRows();
  /** All values, set after set: first the large ones, in no order, then the low ones, ascending. */
  values = new Float64Array(1 << 13);
  count = 0;
  /** By set: where its values begin, where the low ones do, and where they end. */
  first = new Int32Array(64);
  lows = new Int32Array(64);
  last = new Int32Array(64);
  /** What the open set has so far, as a row of `seenWords` words. */
  seen = new Int32Array(0);
  seenWords = 0;
  /** More was to be entered than there is room for; what came since is lost. */
  closed = false;

  #open = 0;
  #listed = true;

  /**
   * Forgets all sets.
   *
   * @param sets how many there will be, numbered from 0.
   * @param words of a row of targets, as for `SetRows`.
   * @param seenWords twice as many or more: large values within that many come once.
   */
  reset(sets: number, words: number, seenWords: number): void {
    this.rows.reset(sets, words);
    this.count = 0;
    this.closed = false;
    if (this.first.length < sets) {
      this.first = new Int32Array(sets);
      this.lows = new Int32Array(sets);
      this.last = new Int32Array(sets);
    } else {
      this.first.fill(0, 0, sets);
      this.lows.fill(0, 0, sets);
      this.last.fill(0, 0, sets);
    }
    this.seenWords = seenWords;
    if (this.seen.length < seenWords) this.seen = new Int32Array(seenWords);
    else this.seen.fill(0, 0, seenWords);
  }

  /** How many values of a set are listed. */
  size(set: number): number {
    return this.last[set]! - this.first[set]!;
  }

  /**
   * Begins a set.
   *
   * @param listed whether its values are to be listed; otherwise they are in `seen` alone, and none may be beyond it.
   */
  open(set: number, listed: boolean): void {
    this.#open = set;
    this.#listed = listed;
    this.first[set] = this.count;
    this.last[set] = this.count;
  }

  /** Enters one value for the open set. */
  enter(value: number): void {
    results[0] = value;
    this.#list(1);
  }

  /** Enters for the open set what all values of one set make with all of another, up to `most`. */
  combine(left: number, right: number, operations: Operations, most: number): void {
    const { first, last } = this;
    const end = last[left]!;
    const rightEnd = last[right]!;
    for (let i = first[left]!; i < end && !this.closed; i++) {
      const a = this.values[i]!;
      for (let j = left === right ? i : first[right]!; j < rightEnd; j += BATCH) {
        const length = combineWith(a, this.values, j, Math.min(j + BATCH, rightEnd), operations, most);
        if (this.#listed) this.#list(length);
        else this.#see(length);
      }
    }
  }

  /** Ends the open set: its low values have their rows and are listed. */
  close(): void {
    const set = this.#open;
    this.rows.keep(this.seen, set);
    this.#emptySeen();
    this.lows[set] = this.count;
    this.#extend(2 * this.rows.span);
    if (!this.closed) this.#listLow(this.rows.own(set));
    this.last[set] = this.count;
  }

  /** Ends a set that is not listed. */
  drop(): void {
    this.seen.fill(0, 0, this.seenWords);
  }

  #see(length: number): void {
    const { seen } = this;
    for (let i = 0; i < length; i++) {
      const value = results[i]!;
      seen[value >> 5]! |= 1 << (value & 31);
    }
  }

  /** Lists the large ones of the results; the low ones are in `seen` until the set ends. */
  #list(length: number): void {
    this.#extend(length);
    if (this.closed) return;
    const { values, seen } = this;
    const lowEnd = 2 * this.rows.span;
    const seenEnd = 32 * this.seenWords;
    let { count } = this;
    for (let i = 0; i < length; i++) {
      const value = results[i]!;
      if (value < seenEnd) {
        const word = value >> 5;
        const bits = seen[word]!;
        const more = bits | (1 << (value & 31));
        if (bits === more) continue;
        seen[word] = more;
        if (value < lowEnd) continue;
      }
      values[count++] = value;
    }
    this.count = count;
  }

  #listLow(row: number): void {
    const { values } = this;
    const { bits, words } = this.rows;
    let { count } = this;
    for (let word = 0; word < 2 * words; word++) {
      for (let left = bits[row + word]!; left !== 0; left &= left - 1) {
        values[count++] = 32 * word + 31 - Math.clz32(left & -left);
      }
    }
    this.count = count;
  }

  /** Takes out of `seen` what the open set has. */
  #emptySeen(): void {
    const { seen, values } = this;
    const seenEnd = 32 * this.seenWords;
    for (let place = this.first[this.#open]!; place < this.count; place++) {
      const value = values[place]!;
      if (value < seenEnd) seen[value >> 5] = 0;
    }
    seen.fill(0, 0, 2 * this.rows.words);
  }

  #extend(more: number): void {
    while (this.count + more > this.values.length && !this.closed) {
      const capacity = this.values.length * 2;
      if (capacity > MOST_VALUES) this.closed = true;
      else this.values = extended(this.values, new Float64Array(capacity));
    }
  }
}
