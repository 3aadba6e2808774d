import type { Operations } from '../subsets/operations.ts';
import { type Subsets, subsetsOf } from '../subsets/subsets.ts';
import { joinSets, joinTile } from './last-joins.ts';
import { type Codes, codesOf, multisetsOf } from './multisets.ts';
import type { ReachedRow } from './reached-row.ts';
import { ValueSets } from './value-sets.ts';

/** Codes of multisets there may be, 4 bytes each. */
const MOST_CODES = 1 << 22;

/**
 * The values of all multisets of fewer than `count` tiles of a pool, each worked out once for all the selections of `count`
 * tiles that contain it. As in `near-reach.ts`, those of the last level but one are seen and not kept, but for the targets
 * that they are and those that a tile more makes of them.
 */
export class SharedValues {
  readonly #pool: readonly number[];
  readonly #count: number;
  readonly #words: number;
  readonly #operations: Operations;
  readonly #sets = new ValueSets();
  readonly #codes: Codes;
  /** By code of a multiset, its set. */
  readonly #setOf: Int32Array;
  /** By code of a selection, the targets that a tile makes with the values of the others. */
  readonly #lastRows = new Map<number, Int32Array>();

  /**
   * @param count of tiles in a selection, 2 or more.
   * @param words of a row of targets: the span is 32 times as much.
   * @throws RangeError when values on the way may pass 2^53, or are more than there is room for.
   */
  constructor(pool: readonly number[], count: number, words: number, operations: Operations) {
    this.#pool = [...pool].sort((a, b) => b - a);
    this.#count = count;
    this.#words = words;
    this.#operations = operations;
    this.#codes = codesOf(pool);
    if (this.#codes.end > MOST_CODES) throw new RangeError('more multisets than there is room for');
    this.#setOf = new Int32Array(this.#codes.end);
    if (this.#most(1) > Number.MAX_SAFE_INTEGER) throw new RangeError('values may pass 2^53');
    const multisets = Array.from({ length: count - 1 }, (_, place) => multisetsOf(pool, place + 1)).flat();
    this.#sets.reset(multisets.length, words, words * (1 + this.#pool[0]!));
    for (const [set, tiles] of multisets.entries()) this.#add(tiles, set);
    if (this.#sets.closed) throw new RangeError('more values than there is room for');
  }

  /** Takes in what a selection reaches; `subsets` are those of its tiles. */
  reach(subsets: Subsets, reached: ReachedRow): void {
    const { bySize, full, halves, sizes } = subsets.shape;
    const sets = this.#sets;
    const codes = this.#codesWithin(subsets);
    for (let size = 1; size < this.#count; size++) {
      for (const part of bySize[size]!) reached.take(sets.rows.bits, sets.rows.own(this.#setOf[codes[part]!]!), size);
    }
    const row = this.#lastRow(codes[full]!);
    reached.take(row, 0, this.#count);
    const least = reached.leastOfUse;
    for (const left of halves[full]!) {
      if (reached.isWhole) return;
      if (!this.#isListed(sizes[full - left]!)) continue;
      joinSets(sets, this.#setOf[codes[left]!]!, this.#setOf[codes[full - left]!]!, this.#operations, least, row);
    }
    reached.take(row, 0, this.#count);
  }

  /** Whether multisets of so many tiles have their values listed. */
  #isListed(size: number): boolean {
    return size <= Math.max(1, this.#count - 2);
  }

  /** No larger value of so many tiles comes to a target with the tiles that are missing, were they the largest of the pool. */
  #most(size: number): number {
    const missing = this.#pool.slice(0, this.#count - size);
    return missing.reduce((product, tile) => product * Math.max(2, tile), 32 * this.#words);
  }

  /** Works out the values of a multiset; those of its parts are there. */
  #add(tiles: readonly number[], set: number): void {
    const sets = this.#sets;
    const subsets = subsetsOf(tiles);
    const { full, halves, units } = subsets.shape;
    const codes = this.#codesWithin(subsets);
    const setOf = (part: number) => this.#setOf[codes[part]!]!;
    this.#setOf[codes[full]!] = set;
    const listed = this.#isListed(tiles.length);
    sets.open(set, listed);
    if (tiles.length === 1) sets.enter(tiles[0]!);
    else if (listed) for (const unit of units) sets.rows.include(setOf(full - unit), set);
    const most = listed ? this.#most(tiles.length) : 32 * sets.seenWords - 1;
    for (const left of halves[full]!) sets.combine(setOf(left), setOf(full - left), this.#operations, most);
    if (listed) sets.close();
    else this.#joinTiles(tiles, codes[full]!, set);
  }

  /** Joins the open set with every tile that may come to it. */
  #joinTiles(tiles: readonly number[], code: number, set: number): void {
    this.#sets.rows.keep(this.#sets.seen, set);
    for (const [tile, { copies, code: more }] of this.#codes.tiles) {
      if (tiles.filter((other) => other === tile).length === copies) continue;
      joinTile(this.#sets, tile, set, this.#operations, this.#lastRow(code + more));
    }
    this.#sets.drop();
  }

  #lastRow(code: number): Int32Array {
    let row = this.#lastRows.get(code);
    if (!row) {
      row = new Int32Array(this.#words);
      this.#lastRows.set(code, row);
    }
    return row;
  }

  /** Codes of the subsets of a multiset, by dense number. */
  #codesWithin({ kinds, shape }: Subsets): number[] {
    const codes = [0];
    for (const [kind, tile] of kinds.entries()) {
      const unit = shape.units[kind]!;
      const end = shape.units[kind + 1] ?? shape.full + 1;
      for (let subset = unit; subset < end; subset++)
        codes.push(codes[subset - unit]! + this.#codes.tiles.get(tile)!.code);
    }
    return codes;
  }
}
