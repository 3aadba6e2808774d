import type { Budget } from '../../budget.ts';
import { Nearest } from '../nearest.ts';
import { mayPassSafe } from '../subsets/ceiling.ts';
import { operationsOf } from '../subsets/operations.ts';
import { type Subsets, subsetsOf } from '../subsets/subsets.ts';
import { fillDistances } from './distances.ts';
import { reachFar } from './far-reach.ts';
import { isNear, reachNear } from './near-reach.ts';
import { type Game, NOTHING_OUTSIDE, nextTo, type Outside, outsideOf } from './outside.ts';
import type { Reach } from './reach-answer.ts';
import { ReachedRow } from './reached-row.ts';
import { Window } from './window.ts';

/**
 * Every target of a range at once, where steps are natural and any of the numbers may be used.
 *
 * Two engines: rows of bits where the targets are near zero and no value on the way may pass 2^53, else the search for the
 * nearest value with a window that stays as it is. What is nearest to targets that are not reached may lie outside the range.
 *
 * @param from the first target and
 * @param to the last: integers from 0 to 2^53 − 1, `from` ≤ `to`.
 */
export function reachNatural(game: Game, from: number, to: number, budget: Budget): Reach {
  const subsets = subsetsOf(game.numbers);
  const search = isNearAndSafe(subsets, to) ? searchNear : searchFar;
  const { fewest, below, above, complete } = search(subsets, game, from, to, budget);
  const distances = new Float64Array(fewest.length);
  fillDistances(fewest, below, above, distances);
  return { from, to, fewest, distances, search: { complete, work: budget.spent, budget: budget.limit } };
}

interface Found extends Outside {
  /** As in `Reach`. */
  readonly fewest: Uint8Array;
}

function isNearAndSafe(subsets: Subsets, to: number): boolean {
  if (!isNear(subsets, to)) return false;
  const bound = new Nearest(to + 32);
  bound.distance = 0;
  return !mayPassSafe(subsets, bound);
}

function searchNear(subsets: Subsets, game: Game, from: number, to: number, budget: Budget): Found {
  const reached = new ReachedRow(from, to);
  const { fewest } = reached;
  const done = reachNear(subsets, operationsOf(game.operations), reached, budget);
  // More values than there is room for.
  if (!done && !budget.exhausted) return searchFar(subsets, game, from, to, budget, fewest);
  return { fewest, ...outsideOf(reached, done, subsets, game, budget) };
}

/** @param known targets that are reached for certain, as in `Reach`. */
function searchFar(
  subsets: Subsets,
  game: Game,
  from: number,
  to: number,
  budget: Budget,
  known: Uint8Array = new Uint8Array(0),
): Found {
  const window = new Window(from, to);
  for (const [place, tiles] of known.entries()) if (tiles > 0) window.reach(from + place, tiles);
  const done = reachFar(subsets, game, window, budget);
  // What is below the range is nearest to a target in it only if it is nearest to the first one; above, to the last.
  const first = window.isReached(from) ? NOTHING_OUTSIDE : nextTo(game, from, window, budget);
  const last = window.isReached(to) ? NOTHING_OUTSIDE : nextTo(game, to, window, budget);
  return {
    fewest: window.fewest,
    below: Math.min(first.below, last.below),
    above: Math.min(first.above, last.above),
    complete: done && first.complete && last.complete,
  };
}
