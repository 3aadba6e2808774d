import type { Expression } from '../expression.ts';
import { denominatorOf, numeratorOf, type Rational, ratio, sizeOf } from '../rational.ts';
import { joinedExpression } from '../subsets/joins.ts';
import { extended } from '../subsets/rooms.ts';
import type { Sink } from './combine.ts';
import { ExactKeys } from './exact-keys.ts';
import type { Game } from './game.ts';
import { hashWords, Keys } from './keys.ts';
import { entryIn, joinIn, TILE } from './origins.ts';
import { Results, type Rows } from './results.ts';

/** Entries a table may hold, 36 bytes each: with its keys, one takes 24 MB at the most. */
const MOST_ENTRIES = 1 << 18;
/** Entries that are exact rationals besides, some 150 bytes more each. */
const MOST_EXACT_ENTRIES = 1 << 15;
/** Units of work for one pair. */
const PAIR_WORK = 10;
/** Slots at the start, by number of tiles. */
const FIRST_SLOTS = [7, 7, 7, 8, 9, 11, 13, 15, 16, 16, 16].map((bits) => 1 << bits);

/**
 * The values of subsets, each with a way to make it.
 *
 * An *entry* is a value and a subset that makes it with all its tiles; the entries of a subset stand in a row. Under `any`
 * a value gets no entry for a subset if a part of the subset makes it: whatever it is good for, the part does with fewer
 * tiles.
 *
 * Values are fractions of doubles, not reduced. Where those could lie, they are exact rationals besides (`enterExact`).
 *
 * Made to be used again: `reset` begins a new game without giving the memory back.
 */
export class ValueTable implements Rows, Sink {
  readonly pairWork = PAIR_WORK;
  game!: Game;
  readonly keys = new Keys();
  /** Number of entries. */
  count = 0;
  /** Numerator and denominator by entry, the denominator positive; integers. */
  numerators = new Float64Array(1 << 10);
  denominators = new Float64Array(1 << 10);
  /** The value as a double, by entry. */
  quotients = new Float64Array(1 << 10);
  /** How it was made besides `#lefts`, as `origins.ts` puts it. */
  origins = new Int32Array(1 << 10);
  /** First entry, and one past the last, of a subset by its dense number; equal while it is not filled. */
  first!: Int32Array;
  last!: Int32Array;
  /** Whether entries are exact rationals besides. */
  exactly = false;
  /** More was to be entered than a table may hold; what came since is lost. */
  closed = false;

  /** By entry, the one entry it was made of; 0 for a tile. */
  #lefts = new Int32Array(1 << 10);
  #keys = new Int32Array(1 << 10);
  /** The tile, by entry of a subset of one. */
  #tiles: Rational[] = [];
  #exacts: ExactKeys | undefined;

  /** Begins a game: no entries but the single tiles. @param exactly whether entries are exact rationals. */
  reset(game: Game, exactly: boolean): void {
    const { shape, kinds } = game;
    this.game = game;
    this.keys.reset(shape.words, FIRST_SLOTS[shape.tileCount]!);
    this.count = 0;
    this.first = new Int32Array(shape.full + 1);
    this.last = new Int32Array(shape.full + 1);
    this.closed = false;
    this.#tiles = [...kinds];
    this.exactly = exactly;
    this.#exacts = exactly ? new ExactKeys() : undefined;
    for (const [kind, tile] of kinds.entries()) {
      if (exactly) this.enterExact(tile, TILE, shape.units[kind]!, 0);
      else this.enter(rowOf(tile), shape.units[kind]!, 0);
    }
  }

  /**
   * Enters results, made with the entry `left`, for a subset: those that it, or under `any` a part of
   * it, does not make already. The results of a subset come one after another.
   *
   * The hottest loop there is: it probes the slots of `keys` itself, as `Keys.find` does.
   */
  enter(results: Results, subset: number, left: number): void {
    const length = results.count;
    const { keys } = this;
    this.closed ||= !this.#extend(length) || !keys.extend(length);
    if (this.closed) return;
    const { slots, values, mask, shift } = keys;
    const { numerators, denominators, quotients, words } = results;
    if (this.last[subset] === 0) this.first[subset] = this.count;
    for (let i = 0; i < length; i++) {
      const value = quotients[i]!;
      let slot = hashWords(words[2 * i]!, words[2 * i + 1]!, shift);
      let key = slots[slot]!;
      while (key !== 0 && values[key] !== value) {
        slot = (slot + 1) & mask;
        key = slots[slot]!;
      }
      if (key === 0) {
        key = keys.add(value);
        slots[slot] = key;
      } else if (keys.make(key, subset)) continue;
      const entry = this.#append(value, results.origins[i]!, left, key, subset);
      this.numerators[entry] = numerators[i]!;
      this.denominators[entry] = denominators[i]!;
    }
    this.last[subset] = this.count;
  }

  /** As `enter`, for one result of any size. */
  enterExact(value: Rational, origin: number, subset: number, left: number): void {
    this.closed ||= this.count >= MOST_EXACT_ENTRIES || !this.#extend(1) || !this.keys.extend(1);
    if (this.closed) return;
    if (this.last[subset] === 0) this.first[subset] = this.count;
    const size = sizeOf(value);
    let key = this.#exacts!.find(value, size);
    if (key === 0) {
      key = this.keys.add(size);
      this.keys.link(key);
      this.#exacts!.add(key, value, size);
    } else if (this.keys.make(key, subset)) return;
    this.#append(size, origin, left, key, subset);
    this.last[subset] = this.count;
  }

  /** The smallest subset in the room that makes the value of `key`; the room must make it. */
  smallestSubset(key: number, room: number): number {
    if (!this.game.any) return room;
    return this.game.shape.parts[room]!.find((part) => this.keys.make(key, part)) ?? room;
  }

  /** The entry of a subset with the value of `key`, which must be there. */
  entryOf(key: number, subset: number): number {
    let entry = this.first[subset]!;
    while (this.#keys[entry] !== key) entry++;
    return entry;
  }

  valueOf(entry: number): Rational {
    if (this.#exacts) return this.#exacts.valueOf(this.#keys[entry]!);
    return ratio(this.numerators[entry]!, this.denominators[entry]!);
  }

  expressionOf(entry: number): Expression {
    const origin = this.origins[entry]!;
    if (origin === TILE) return this.#tiles[entry]!;
    return joinedExpression(joinIn(origin), this.expressionOf(this.#lefts[entry]!), this.expressionOf(entryIn(origin)));
  }

  #append(value: number, origin: number, left: number, key: number, subset: number): number {
    const entry = this.count++;
    this.quotients[entry] = value;
    this.origins[entry] = origin;
    this.#lefts[entry] = left;
    this.#keys[entry] = key;
    this.keys.mark(key, subset, this.game);
    return entry;
  }

  #extend(more: number): boolean {
    while (this.count + more > this.quotients.length) {
      const capacity = this.quotients.length * 2;
      if (capacity > MOST_ENTRIES) return false;
      this.numerators = extended(this.numerators, new Float64Array(capacity));
      this.denominators = extended(this.denominators, new Float64Array(capacity));
      this.quotients = extended(this.quotients, new Float64Array(capacity));
      this.origins = extended(this.origins, new Int32Array(capacity));
      this.#lefts = extended(this.#lefts, new Int32Array(capacity));
      this.#keys = extended(this.#keys, new Int32Array(capacity));
    }
    return true;
  }
}

function rowOf(tile: Rational): Results {
  const row = new Results(1);
  row.put(Number(numeratorOf(tile)), Number(denominatorOf(tile)), TILE);
  return row;
}

/** The one that every search begins anew, so that no game waits for memory. */
export const sharedTable = new ValueTable();
