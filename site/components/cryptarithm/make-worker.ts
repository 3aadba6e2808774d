import type { MadePuzzle } from '../../../functions/solvers/cryptarithm/make/made-puzzle.ts';
import { insert } from '../../../functions/solvers/cryptarithm/make/make.ts';
import { puzzlesFrom } from '../../../functions/solvers/cryptarithm/make/puzzles-from.ts';
import { WatchedBudget } from '../../solving/watched-budget.ts';
import { MAKE_BUDGET, type MakeQuestion, MOST_SHOWN } from './make-question.ts';

/** How far the search has come: its nicest puzzles, all that it found, and the part of its budget that is spent. */
export interface Making {
  readonly puzzles: readonly MadePuzzle[];
  readonly puzzleCount: number;
  readonly spent: number;
  /** What it came to, once it is over: every candidate looked at, or the budget spent. */
  readonly ending?: 'complete' | 'limit';
}

/** Milliseconds between two tellings: what an eye can follow. */
const PACE = 200;

/** The worker that makes puzzles: it is asked once, and the page ends it. */
addEventListener('message', ({ data }: MessageEvent<MakeQuestion>) => {
  const puzzles: MadePuzzle[] = [];
  let puzzleCount = 0;
  let told = performance.now();
  const budget = new WatchedBudget(MAKE_BUDGET, (spent) => {
    if (performance.now() - told < PACE) return;
    told = performance.now();
    postMessage({ puzzles, puzzleCount, spent: spent / MAKE_BUDGET } satisfies Making);
  });
  for (const made of puzzlesFrom(data.words, data.options, budget)) {
    puzzleCount++;
    insert(puzzles, made, MOST_SHOWN);
  }
  const ending = budget.exhausted ? 'limit' : 'complete';
  postMessage({ puzzles, puzzleCount, spent: budget.spent / MAKE_BUDGET, ending } satisfies Making);
});
