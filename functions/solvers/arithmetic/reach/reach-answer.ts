import type { Search } from '../../budget.ts';
import type { Exact } from '../answer.ts';

/** What every target of a range comes to: whether it is reached and with how many numbers, or how far the nearest value is. */
export interface Reach {
  /** The first and the last target, integers. */
  readonly from: number;
  readonly to: number;
  /** By target − from, the fewest numbers that make the target, 0 where none do. */
  readonly fewest: Uint8Array;
  /**
   * By target − from, |nearest value − target|: 0 where the target is reached, `Infinity` where nothing can be made. The
   * nearest value may lie outside the range.
   */
  readonly distances: ArrayLike<Exact>;
  /**
   * Complete: all of it is proven. Otherwise what is told as reached is, perhaps with fewer numbers, and the distances are
   * those of values that can be made, perhaps not of the nearest.
   */
  readonly search: Search;
}

/** Targets that a range may have. */
export const MOST_TARGETS = 10_000;
