/** What must hold of every reach of a range, by what is known of all values. */

import { deepStrictEqual } from 'node:assert/strict';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { reachOf } from '../../functions/solvers/arithmetic/reach/reach.ts';
import type { Reach } from '../../functions/solvers/arithmetic/reach/reach-answer.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { ascending, type Reach as KnownValues } from './brute-force.ts';

type Game = Omit<NumbersPuzzle, 'target'>;

/** What the reach of a range is by all values, one target after the other. */
export function knownReach(values: KnownValues, from: number, to: number): Pick<Reach, 'fewest' | 'distances'> {
  const made = ascending(values);
  const fewest = new Uint8Array(to - from + 1);
  const distances = new Float64Array(to - from + 1);
  let next = 0;
  for (let target = from; target <= to; target++) {
    while (next < made.length && made[next]! < target) next++;
    const around = [made[next - 1], made[next]].filter((value) => value !== undefined);
    fewest[target - from] = values.get(BigInt(target)) ?? 0;
    distances[target - from] = Math.min(...around.map((value) => Math.abs(Number(value - BigInt(target)))));
  }
  return { fewest, distances };
}

/** The reach, without a limit unless `units` of work are told. */
export function reachWithin(game: Game, from: number, to: number, units = Number.POSITIVE_INFINITY): Reach {
  return reachOf(game, from, to, new Budget(units));
}

/**
 * The reach is called proven, and is what all values say.
 *
 * @throws Error that says which game fails.
 */
export function assertProvenReach(game: Game, reach: Reach, values: KnownValues): void {
  const { from, to } = reach;
  const words = inWords(game, reach);
  const { fewest, distances } = knownReach(values, from, to);
  deepStrictEqual(reach.search.complete, true, `proof for ${words}`);
  deepStrictEqual(reach.fewest, fewest, `fewest numbers for ${words}`);
  deepStrictEqual(Array.from(reach.distances), Array.from(distances), `distances for ${words}`);
}

/**
 * The reach is true, whatever its budget was: what is told as reached can be made, if perhaps with fewer numbers, nothing is
 * told as nearer than it is, and the work stayed in its budget.
 *
 * @throws Error that says which game fails.
 */
export function assertTrueReach(game: Game, reach: Reach, values: KnownValues): void {
  const { from, to, search } = reach;
  const words = inWords(game, reach);
  const known = knownReach(values, from, to);
  deepStrictEqual(search.work <= search.budget, true, `${search.work} units of ${search.budget} for ${words}`);
  for (let place = 0; place <= to - from; place++) {
    const told = `${from + place} of ${words}`;
    const fewest = reach.fewest[place]!;
    const distance = Number(reach.distances[place]);
    deepStrictEqual(fewest === 0 || (known.fewest[place]! > 0 && fewest >= known.fewest[place]!), true, told);
    deepStrictEqual(distance === 0, fewest > 0, told);
    deepStrictEqual(distance >= Number(known.distances[place]) && distance < Number.POSITIVE_INFINITY, true, told);
  }
}

function inWords({ numbers, operations }: Game, { from, to }: Reach): string {
  return `${numbers.join(' ')} → ${from} to ${to} by ${operations.join('')}`;
}
