import { Budget } from '../../../../functions/solvers/budget.ts';
import {
  CRYPTARITHM_STRATEGY_NAMES,
  runCryptarithmStrategy,
} from '../../../../functions/solvers/cryptarithm/history/strategies.ts';
import { solveCryptarithm } from '../../../../functions/solvers/cryptarithm/solve.ts';
import { RACE_PUZZLES, readRacePuzzle } from './race-puzzle.ts';
import type { Runner } from './race-worker.ts';

/** What it takes to find all solutions of a sum: assignments, and the units of work of the engine. */
export interface CountedPuzzle {
  readonly text: string;
  readonly letters: number;
  readonly work: Readonly<Record<Runner, number>>;
}

let known: readonly CountedPuzzle[] | undefined;

/** The counts of the sums to choose from. They take a second or two, and belong into the building of the site. */
export function knownCounts(): readonly CountedPuzzle[] {
  known ??= RACE_PUZZLES.map((text) => {
    const read = readRacePuzzle(text);
    if (typeof read !== 'object') throw new Error(`${text}: ${read}`);
    const { puzzle } = read;
    const endless = () => new Budget(Number.POSITIVE_INFINITY);
    const [exhaustive = 0, columns = 0] = CRYPTARITHM_STRATEGY_NAMES.map(
      (strategy) => runCryptarithmStrategy(strategy, puzzle, 0, endless()).counts.assignments,
    );
    const engine = solveCryptarithm(puzzle, 0, endless()).search.work;
    return { text, letters: puzzle.letters.length, work: { exhaustive, columns, engine } };
  });
  return known;
}
