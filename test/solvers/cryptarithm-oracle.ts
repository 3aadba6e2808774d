/** The known right answers of the cryptarithms in `test/oracles`, and what is asserted of each. */

import { expect } from 'vitest';
import { assertSolution, solved } from './cryptarithm-solution.ts';
import { oracleLines } from './oracle.ts';

export interface CryptarithmLine {
  readonly puzzle: string;
  readonly base: number;
  readonly leadingZeros: boolean;
  /** False where the count is that of words of one letter that are not zero. */
  readonly singleLetterZero?: boolean;
  /** How many there are. */
  readonly solutions: number;
  /** How many where a word of one letter may not be zero. */
  readonly solutionsIfSingleLetterNonzero?: number;
  /** The only solution, its letters as they are first written. */
  readonly solution?: Readonly<Record<string, number>>;
  /** The digits of its wildcards. */
  readonly wildcards?: readonly number[];
  readonly kind: string;
}

/** Made with programs that are no part of this project. */
export const CRYPTARITHMS: readonly CryptarithmLine[] = oracleLines('cryptarithms.jsonl');

/**
 * Puzzles of more kinds. Each was counted by a program of its own in C++ that tries all digits for all letters in
 * fractions of 128-bit integers; sums and differences a second time, and those in larger bases only, column by column with
 * carries. The long multiplications and divisions at the end are of drawn numbers, and were kept if they have six letters or more.
 */
export const MORE_CRYPTARITHMS: readonly CryptarithmLine[] = oracleLines('cryptarithms-more.jsonl');

/** Asserts that a puzzle is solved in full, and that it has the solutions of the line, each checked by other code. */
export function assertLine(line: CryptarithmLine): void {
  const { puzzle, base, leadingZeros, singleLetterZero = true, solution, wildcards = [] } = line;
  const found = solved(puzzle, base, { leadingZeros, singleLetterZero });
  expect(found.search.complete).toBe(true);
  expect(found.solutionCount).toBe(line.solutions);
  expect(found.solutions).toHaveLength(Math.min(line.solutions, 100));
  for (const digits of found.solutions.slice(0, 20)) assertSolution(puzzle, found.asked, digits);
  if (solution === undefined) return;
  const { letters } = found.asked;
  const [digits] = found.solutions;
  expect(Object.fromEntries(letters.map((letter, at) => [letter, digits![at]]))).toEqual(solution);
  expect(digits!.slice(letters.length)).toEqual(wildcards);
}
