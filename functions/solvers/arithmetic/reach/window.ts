import type { Integer } from '../integer.ts';
import { type Candidate, Nearest } from '../nearest.ts';

/**
 * The targets of a range, all of which are wanted: for searches that go for the nearest values to one target, it is the middle
 * of the range with everything up to its ends as near as the nearest so far, so that they leave out nothing that is in it.
 */
export class Window extends Nearest {
  readonly from: number;
  readonly to: number;
  /** By target − from, the fewest tiles of a way to it so far; 0 where there is none. */
  readonly fewest: Uint8Array;
  #left: number;

  constructor(from: number, to: number) {
    const middle = from + Math.floor((to - from) / 2);
    super(middle);
    this.from = from;
    this.to = to;
    this.distance = to - middle;
    this.fewest = new Uint8Array(to - from + 1);
    this.#left = to - from + 1;
  }

  /** All targets are reached. */
  get isWhole(): boolean {
    return this.#left === 0;
  }

  isReached(target: number): boolean {
    return this.fewest[target - this.from] !== 0;
  }

  /** Tiles of the target that takes the most, once all are reached: no level from there on is of use. */
  override get exactTiles(): number {
    return this.isWhole ? this.fewest.reduce((most, tiles) => Math.max(most, tiles)) : Infinity;
  }

  override wants(value: Integer, tiles: number): boolean {
    if (typeof value === 'bigint' || value < this.from || value > this.to) return false;
    const fewest = this.fewest[value - this.from]!;
    return fewest === 0 || tiles < fewest;
  }

  override offer({ value, tiles }: Candidate): void {
    this.reach(value, tiles);
  }

  /** Takes in that a value can be made with so many tiles, if it is in the range. */
  reach(value: Integer, tiles: number): void {
    if (typeof value === 'bigint' || !this.wants(value, tiles)) return;
    if (this.fewest[value - this.from] === 0) this.#left--;
    this.fewest[value - this.from] = tiles;
  }
}
