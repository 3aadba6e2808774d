import type { Search } from '../budget.ts';
import type { Digits, Puzzle } from './puzzle.ts';
import type { Found } from './solution-store.ts';
import { writeSolved } from './write.ts';

/** One way to put digits for the letters. */
export interface CryptarithmSolution {
  /** The digit of each letter, as it is first written and in the order in which they are first met. */
  readonly letters: Readonly<Record<string, number>>;
  /** `9567+1085=10652`. */
  readonly equation: string;
}

/** What is told of what was found. */
export interface CryptarithmAnswer {
  /** The first of them, in the order of their digits. */
  readonly solutions: readonly CryptarithmSolution[];
  /** How many there are, or were met where the search did not end; its digits as text from 2^53 on. */
  readonly solutionCount: number | string;
  readonly search: Search;
}

/** What was found, as the API and the browser tell it. */
export function answerOf(puzzle: Puzzle, { solutions, solutionCount, search }: Found): CryptarithmAnswer {
  return {
    solutions: solutions.map((digits) => solutionOf(puzzle, digits)),
    solutionCount: typeof solutionCount === 'bigint' ? String(solutionCount) : solutionCount,
    search,
  };
}

/** Whether a puzzle has exactly one solution; null where the search ended before that was known. */
export function isUnique({ solutionCount, search }: CryptarithmAnswer): boolean | null {
  if (search.complete) return solutionCount === 1;
  return Number(solutionCount) > 1 ? false : null;
}

function solutionOf(puzzle: Puzzle, digits: Digits): CryptarithmSolution {
  const letters = puzzle.letters.map((letter, at) => [letter, Number(digits[at])] as const);
  return { letters: Object.fromEntries(letters), equation: writeSolved(puzzle, digits) };
}
