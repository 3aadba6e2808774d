import type { Budget, Search } from '../../functions/solvers/budget.ts';
import type { Digits, Puzzle } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { writeSolved } from '../../functions/solvers/cryptarithm/write.ts';
import type { Asked } from '../components/cryptarithm/reading.ts';

/** One way to put digits for the letters. */
export interface CryptarithmSolution {
  /** Each letter as it is first written. */
  readonly letters: Readonly<Record<string, number>>;
  readonly equation: string;
}

/** The answer to a cryptarithm, as the API gives it. */
export interface CryptarithmAnswer {
  /** The first of them, in the order of their digits. */
  readonly solutions: readonly CryptarithmSolution[];
  /** How many there are, or were met where the search did not end; its digits as text from 2^53 on. */
  readonly solutionCount: number | string;
  /** Null where the search did not come so far. */
  readonly unique: boolean | null;
  readonly search: Search;
}

function solutionOf(puzzle: Puzzle, digits: Digits): CryptarithmSolution {
  const letters = puzzle.letters.map((letter, at) => [letter, digits[at] ?? 0] as const);
  return { letters: Object.fromEntries(letters), equation: writeSolved(puzzle, digits) };
}

/** Solves a cryptarithm as the API does. @param limit how many solutions are told */
export function cryptarithmAnswer({ puzzle, ...rules }: Asked, limit: number, budget: Budget): CryptarithmAnswer {
  const { solutions, solutionCount, search } = solveCryptarithm(cryptarithm(puzzle, rules), limit, budget);
  const isKnown = search.complete || solutionCount > 1;
  return {
    solutions: solutions.map((digits) => solutionOf(puzzle, digits)),
    solutionCount: typeof solutionCount === 'bigint' ? String(solutionCount) : solutionCount,
    unique: isKnown ? solutionCount === 1 : null,
    search,
  };
}
