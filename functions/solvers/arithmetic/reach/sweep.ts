import { Budget } from '../../budget.ts';
import { OPERATORS, type Operator } from '../puzzle.ts';
import { operationsOf } from '../subsets/operations.ts';
import { subsetsOf } from '../subsets/subsets.ts';
import { fillDistances } from './distances.ts';
import { multisetsOf } from './multisets.ts';
import { type Game, outsideOf } from './outside.ts';
import { ReachedRow } from './reached-row.ts';
import { SharedValues } from './shared-values.ts';

/** Some tiles of a pool, and what every target of a range comes to with them. */
export interface Selection {
  /** Ascending. */
  readonly tiles: readonly number[];
  /** By target − from, the fewest tiles that make it, 0 where none do. */
  readonly fewest: Uint8Array;
  /** By target − from, |nearest value − target|. Filled anew for each selection. */
  readonly distances: Float64Array;
}

/**
 * Every target of a range for every selection of `count` tiles from a pool, equal tiles being interchangeable; steps are natural
 * and any of the tiles may be used. All of it is proven.
 *
 * Made for six of the 24 television tiles and targets to 999: what selections have in common is worked out once.
 *
 * @param pool tiles, 1 or more each; not all that could be asked has room.
 * @param count 2 or more.
 * @param from the first target and
 * @param to the last, integers from 0 on.
 * @param visit called with each selection, in lexicographic order of the ascending tiles.
 * @throws RangeError when values on the way may pass 2^53, or are more than there is room for.
 */
export function sweep(
  pool: readonly number[],
  count: number,
  from: number,
  to: number,
  visit: (selection: Selection) => void,
  operations: readonly Operator[] = OPERATORS,
): void {
  const distances = new Float64Array(to - from + 1);
  const { words } = new ReachedRow(from, to);
  const values = new SharedValues(pool, count, words, operationsOf(operations));
  const budget = new Budget(Infinity);
  for (const tiles of multisetsOf(pool, count)) {
    const subsets = subsetsOf(tiles);
    const reached = new ReachedRow(from, to);
    values.reach(subsets, reached);
    const game: Game = { numbers: tiles, values: 'natural', use: 'any', operations };
    const { below, above } = outsideOf(reached, true, subsets, game, budget);
    fillDistances(reached.fewest, below, above, distances);
    visit({ tiles, fewest: reached.fewest, distances });
  }
}
