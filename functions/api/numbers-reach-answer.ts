import * as v from 'valibot';
import type { Exact } from '../solvers/arithmetic/answer.ts';
import type { Reach } from '../solvers/arithmetic/reach/reach-answer.ts';
import type { Search } from '../solvers/budget.ts';
import { exact, search } from './numbers-answer.ts';

/** What the numbers of a game come to at one target. */
export interface TargetReach {
  readonly target: number;
  readonly reached: boolean;
  /** The fewest numbers that make it; null when they do not. */
  readonly numbersUsed: number | null;
  /** |nearest value − target|, null when nothing can be made. */
  readonly distance: Exact | null;
}

/** A reach as KV keeps it: short, since a range may have ten thousand targets. */
export interface KeptReach {
  /** A character a target: the fewest numbers that make it in base 36, `0` where they do not. */
  readonly fewest: string;
  /** The distances of the targets that are not reached, in their order; null where nothing can be made. */
  readonly distances: readonly (Exact | null)[];
  readonly search: Search;
}

/** The shape of a kept reach of so many targets. */
export function keptReach(targets: number): v.GenericSchema<unknown, KeptReach> {
  const shape = v.object({
    fewest: v.pipe(v.string(), v.length(targets), v.regex(/^[0-9a]*$/)),
    distances: v.array(v.nullable(exact)),
    search,
  });
  return v.pipe(
    shape,
    v.check(({ fewest, distances }) => fewest.replaceAll(/[^0]/g, '').length === distances.length),
  );
}

/** A reach in the form in which it is kept. */
export function shortened({ fewest, distances, search }: Reach): KeptReach {
  const missed = Array.from(distances).filter((_, place) => fewest[place] === 0);
  return {
    fewest: Array.from(fewest, (count) => count.toString(36)).join(''),
    distances: missed.map((distance) => (distance === Number.POSITIVE_INFINITY ? null : distance)),
    search,
  };
}

/** A kept reach target by target, from the first one up. */
export function targetsOf({ fewest, distances }: KeptReach, from: number): TargetReach[] {
  let missed = 0;
  return Array.from(fewest, (digit, place) => {
    const count = Number.parseInt(digit, 36);
    const target = from + place;
    return count > 0
      ? { target, reached: true, numbersUsed: count, distance: 0 }
      : { target, reached: false, numbersUsed: null, distance: distances[missed++] ?? null };
  });
}
