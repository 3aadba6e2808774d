import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { runStrategy } from '../../../functions/solvers/arithmetic/history/strategies.ts';
import { canonicalPuzzle, PRESETS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../../functions/solvers/arithmetic/solve.ts';
import type { Budget } from '../../../functions/solvers/budget.ts';
import type { ChapterGame } from '../chapter-game/reading.ts';

/** The searches that race: the engine of this service, and those of the literature. */
export const RUNNERS = ['subsets', 'states', 'backtracking', 'operators'] as const;
export type Runner = (typeof RUNNERS)[number];

/** The searches that play these rules: nobody races by rules that are not its own. */
export function runnersOf(rules: ChapterGame['rules']): readonly Runner[] {
  return rules === 'countdown' ? ['subsets', 'states', 'backtracking'] : ['subsets', 'operators'];
}

/** The most numbers of a race: with seven, the slowest search takes some seconds, with eight some minutes. */
export const MOST_NUMBERS = 7;

/** What a search found, and what it counted by itself; all count `search.work`. */
export interface Finish extends BestAnswer {
  readonly counts: Readonly<Record<string, number>>;
}

/** Runs a search on a game whose rules it plays. @param budget in units of its own */
export function run(runner: Runner, { rules, numbers, target }: ChapterGame, budget: Budget): Finish {
  const puzzle = canonicalPuzzle(numbers, target, PRESETS[rules]);
  if (runner === 'subsets') return { ...solveNumbers(puzzle, budget), counts: {} };
  return runStrategy(runner, puzzle, numbers, budget);
}
