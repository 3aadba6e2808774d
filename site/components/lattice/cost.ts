import { canonicalPuzzle, isNatural } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { type Trace, traceRound } from '../../../functions/solvers/arithmetic/subsets/trace.ts';
import type { SmallGame } from '../small-game/read-game.ts';

/** What a search took: values kept, and units of work. */
export interface Cost {
  readonly kept: number;
  readonly work: number;
}

/** The engine's own search of a small numbers round. */
export function traceOf({ numbers, target }: SmallGame): Trace {
  const puzzle = canonicalPuzzle(numbers, target);
  if (!isNatural(puzzle)) throw new Error('a numbers round has natural steps');
  return traceRound(puzzle);
}

/** What it takes to solve a small numbers round. */
export function costOf({ steps, answer }: Trace): Cost {
  const kept = steps.reduce((sum, step) => sum + (step.kind === 'fill' ? step.values.flat().length : 0), 0);
  return { kept, work: answer.search.work };
}
