import type { Solution } from '../../../functions/solvers/arithmetic/answer.ts';
import { canonicalPuzzle, PRESETS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { solveAll, solveNumbers } from '../../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../../functions/solvers/budget.ts';
import { TARGET } from '../fractions/verdicts.ts';
import { HANDS } from './hands-in-order.ts';

/** What there is to say of a hand of four cards. */
export interface HandFacts {
  /** How many distinct solutions it has. */
  readonly ways: number;
  /** Whether it is solvable, and only through a fraction. */
  readonly needsFraction: boolean;
  /** The easiest of its solutions. */
  readonly solution: Solution | undefined;
}

let known: readonly HandFacts[] | undefined;

/** The facts of all hands, in their order. Working them out takes a second or two, and belongs into the building of the site. */
export function handFacts(): readonly HandFacts[] {
  known ??= HANDS.map(factsOf);
  return known;
}

function factsOf(hand: readonly number[]): HandFacts {
  const unlimited = () => new Budget(Number.MAX_SAFE_INTEGER);
  const all = solveAll(canonicalPuzzle(hand, TARGET, PRESETS[24]), { limit: 1, offset: 0 }, unlimited());
  if (all.best?.distance !== 0) return { ways: 0, needsFraction: false, solution: undefined };
  const whole = solveNumbers(canonicalPuzzle(hand, TARGET, { ...PRESETS[24], values: 'integer' }), unlimited());
  return { ways: all.solutionCount, needsFraction: whole.best?.distance !== 0, solution: all.solutions[0] };
}
