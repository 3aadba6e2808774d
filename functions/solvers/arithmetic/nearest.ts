import type { Expression } from './expression.ts';
import type { Integer } from './integer.ts';

/** A value at the least distance so far, and a way to make it. */
export interface Candidate {
  readonly value: Integer;
  readonly tiles: number;
  readonly expression: Expression;
}

/** The candidates on either side of the target; one at the target itself counts as below. */
interface Sides {
  below?: Candidate;
  above?: Candidate;
}

/**
 * The nearest values met so far: the least distance, and on each side of the target the way with the fewest tiles.
 *
 * What is found while `hinting` counts for the distance, so that the search itself can be narrower; its ways serve only
 * until the search finds its own. So the way that a search to its end answers with does not depend on how far a hint went.
 */
export class Nearest {
  readonly target: number;
  /** Least distance so far, below 2^53 once there is a candidate. */
  distance = Infinity;
  hinting = false;
  #found: Sides = {};
  #hints: Sides = {};

  constructor(target: number) {
    this.target = target;
  }

  /** One or two, by rising value. */
  get candidates(): Candidate[] {
    const below = fewer(this.#found.below, this.#hints.below);
    const above = fewer(this.#found.above, this.#hints.above);
    return [below, above].filter((candidate) => candidate !== undefined);
  }

  /** Tiles of the best way to the target itself that the search, or the hint, has found; infinite while there is none. */
  get exactTiles(): number {
    return this.distance === 0 ? (this.#sides.below?.tiles ?? Infinity) : Infinity;
  }

  get #sides(): Sides {
    return this.hinting ? this.#hints : this.#found;
  }

  /** Lets `search` find hints. */
  hint(search: () => void): void {
    const before = this.hinting;
    this.hinting = true;
    search();
    this.hinting = before;
  }

  /** Whether a value made with so many tiles is nearer, as near on the other side, or as near with fewer tiles. */
  wants(value: Integer, tiles: number): boolean {
    const distance = distanceBetween(value, this.target);
    if (distance !== this.distance) return distance < this.distance;
    const rival = value > this.target ? this.#sides.above : this.#sides.below;
    return rival === undefined || tiles < rival.tiles;
  }

  /** Takes in a candidate if it is wanted. */
  offer(candidate: Candidate): void {
    if (!this.wants(candidate.value, candidate.tiles)) return;
    const distance = distanceBetween(candidate.value, this.target);
    if (distance < this.distance) {
      this.distance = distance;
      this.#found = {};
      this.#hints = {};
    }
    this.#sides[candidate.value > this.target ? 'above' : 'below'] = candidate;
  }
}

/** The candidate with fewer tiles, the first of two with as many. */
function fewer(first: Candidate | undefined, second: Candidate | undefined): Candidate | undefined {
  return second === undefined || (first !== undefined && first.tiles <= second.tiles) ? first : second;
}

/** |value − target|: exact up to 2^53, and beyond at least in being more than that. */
function distanceBetween(value: Integer, target: number): number {
  if (typeof value === 'number') return Math.abs(value - target);
  return Number(value - BigInt(target));
}
