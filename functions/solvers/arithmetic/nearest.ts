import type { Expression } from './expression.ts';
import type { Integer } from './integer.ts';

/** A value at the least distance so far, and a way to make it. */
export interface Candidate {
  readonly value: Integer;
  readonly tiles: number;
  readonly expression: Expression;
}

/** The nearest values met so far: the least distance, and on each side of the target the way with the fewest tiles. */
export class Nearest {
  readonly target: number;
  /** Least distance so far, below 2^53 once there is a candidate. */
  distance = Infinity;
  #below: Candidate | undefined;
  #above: Candidate | undefined;

  constructor(target: number) {
    this.target = target;
  }

  /** One or two, by rising value. */
  get candidates(): Candidate[] {
    return [this.#below, this.#above].filter((candidate) => candidate !== undefined);
  }

  /** Tiles of the best way to the target itself; infinite while there is none. */
  get exactTiles(): number {
    return this.distance === 0 ? this.#below!.tiles : Infinity;
  }

  /** Whether a value made with so many tiles is nearer, as near on the other side, or as near with fewer tiles. */
  wants(value: Integer, tiles: number): boolean {
    const distance = distanceBetween(value, this.target);
    if (distance !== this.distance) return distance < this.distance;
    const rival = value > this.target ? this.#above : this.#below;
    return rival === undefined || tiles < rival.tiles;
  }

  /** Takes in a candidate if it is wanted. */
  offer(candidate: Candidate): void {
    if (!this.wants(candidate.value, candidate.tiles)) return;
    const distance = distanceBetween(candidate.value, this.target);
    if (distance < this.distance) {
      this.distance = distance;
      this.#below = undefined;
      this.#above = undefined;
    }
    if (candidate.value > this.target) this.#above = candidate;
    else this.#below = candidate;
  }
}

/** |value − target|: exact up to 2^53, and beyond at least in being more than that. */
function distanceBetween(value: Integer, target: number): number {
  if (typeof value === 'number') return Math.abs(value - target);
  return Number(value - BigInt(target));
}
