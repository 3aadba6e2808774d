import { canonicalPuzzle, PRESETS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { reachOf } from '../../../functions/solvers/arithmetic/reach/reach.ts';
import { Budget } from '../../../functions/solvers/budget.ts';
import { REACHED_TARGETS } from '../numbers-round/television.ts';

/** What numbers reach of the targets of three digits. */
export interface Strip {
  readonly reached: number;
  /** Of so many targets. */
  readonly targets: number;
  /** The targets that are reached, side by side: an SVG path one high and as wide as there are targets. */
  readonly path: string;
}

/** The strip of some numbers by the rules of the shows. @param numbers six tiles, which the search comes to the end of */
export function stripOf(numbers: readonly number[]): Strip {
  const { from, to } = REACHED_TARGETS;
  const puzzle = canonicalPuzzle(numbers, from, PRESETS.countdown);
  const { fewest } = reachOf(puzzle, from, to, new Budget(Number.POSITIVE_INFINITY));
  let path = '';
  let reached = 0;
  for (let start = 0, end = 0; start < fewest.length; start = end) {
    const isReached = fewest[start] !== 0;
    while (end < fewest.length && (fewest[end] !== 0) === isReached) end++;
    if (!isReached) continue;
    path += `M${start} 0h${end - start}v1H${start}z`;
    reached += end - start;
  }
  return { reached, targets: fewest.length, path };
}
