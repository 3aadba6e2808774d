import type { Budget } from '../../budget.ts';
import type { NaturalPuzzle } from '../puzzle.ts';
import { solveNumbersRound } from '../subsets/numbers-round.ts';
import type { Subsets } from '../subsets/subsets.ts';
import type { ReachedRow } from './reached-row.ts';

export type Game = Omit<NaturalPuzzle, 'target'>;

/** The values outside a range that may be the nearest to a target in it. */
export interface Outside {
  /** How far below the first target the next value is, and how far above the last; `Infinity` where it is of no use. */
  readonly below: number;
  readonly above: number;
  /** Proven. */
  readonly complete: boolean;
}

export const NOTHING_OUTSIDE: Outside = { below: Infinity, above: Infinity, complete: true };

/**
 * The values next to a range when all below a span beyond it are known.
 *
 * @param done whether they are: otherwise some may be missing.
 */
export function outsideOf(reached: ReachedRow, done: boolean, subsets: Subsets, game: Game, budget: Budget): Outside {
  if (reached.isWhole) return { ...NOTHING_OUTSIDE, complete: done };
  const { from, to, span } = reached;
  const below = from - reached.greatestUpTo(from - 1);
  const above = reached.leastFrom(to + 1) - to;
  // Beyond the span there is no value, or none of use: one that is known is as near to all targets.
  const largest = subsets.ceilings[subsets.shape.full]!;
  const known = Math.min(to - reached.greatestUpTo(to), above);
  if (done && (largest < span || span - to >= known)) return { below, above, complete: true };
  const next = nextTo(game, to, reached, budget);
  return {
    below: Math.min(below, next.below),
    above: Math.min(above, next.above),
    complete: done && next.complete,
  };
}

/** A range and what is reached of it. */
interface Range {
  readonly from: number;
  readonly to: number;
  /** As in `Reach`. */
  readonly fewest: Uint8Array;
}

/** Those of the values nearest to one target that lie outside the range; those in it are taken in. */
export function nextTo(game: Game, target: number, { from, to, fewest }: Range, budget: Budget): Outside {
  const { nearest, search } = solveNumbersRound({ ...game, target }, budget);
  let below = Infinity;
  let above = Infinity;
  for (const { value, numbersUsed } of nearest) {
    const integer = BigInt(value);
    if (integer < from) below = Number(BigInt(from) - integer);
    else if (integer > to) above = Number(integer - BigInt(to));
    // Only a search that was not whole has not found it.
    else fewest[Number(value) - from] ||= numbersUsed;
  }
  return { below, above, complete: search.complete };
}
