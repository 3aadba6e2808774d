/** Every known right answer of the cryptarithms, made with programs that are no part of this project. */

import { describe, expect, test } from 'vitest';
import { writePuzzle } from '../../functions/solvers/cryptarithm/write.ts';
import { assertSolution, solved } from './cryptarithm-solution.ts';
import { oracleLines } from './oracle.ts';

interface OracleLine {
  readonly puzzle: string;
  readonly base: number;
  readonly leadingZeros: boolean;
  /** False where the count is that of words of one letter that are not zero. */
  readonly singleLetterZero?: boolean;
  /** How many there are. */
  readonly solutions: number;
  /** How many where a word of one letter may not be zero. */
  readonly solutionsIfSingleLetterNonzero?: number;
  /** The only solution, its letters as written. */
  readonly solution?: Readonly<Record<string, number>>;
  readonly kind: string;
}

const ORACLE: readonly OracleLine[] = oracleLines('cryptarithms.jsonl');

describe.each([...new Set(ORACLE.map(({ kind }) => kind))])('%s', (group) => {
  test.each(ORACLE.filter(({ kind }) => kind === group))('$puzzle in base $base has $solutions', (line) => {
    const { puzzle, base, leadingZeros, singleLetterZero = true, solutions, solution } = line;
    const found = solved(puzzle, base, { leadingZeros, singleLetterZero });
    expect(found.search.complete).toBe(true);
    expect(found.solutionCount).toBe(solutions);
    expect(found.solutions).toHaveLength(Math.min(solutions, 100));
    for (const digits of found.solutions) assertSolution(puzzle, found.asked, digits);
    if (solution !== undefined)
      expect([solution]).toEqual(found.solutions.map((digits) => named(found.asked.letters, digits)));
  });
});

test.each(ORACLE.filter((line) => line.solutionsIfSingleLetterNonzero !== undefined))(
  '$puzzle has $solutionsIfSingleLetterNonzero where no number is zero',
  ({ puzzle, base, leadingZeros, solutionsIfSingleLetterNonzero }) => {
    const { solutionCount } = solved(puzzle, base, { leadingZeros, singleLetterZero: false });
    expect(solutionCount).toBe(solutionsIfSingleLetterNonzero);
  },
);

test('puzzles are written as they stand, but for their &&', () => {
  for (const { puzzle, base } of ORACLE) {
    expect(writePuzzle(solved(puzzle, base, {}, 0).asked)).toBe(puzzle.replaceAll('&&', ';'));
  }
});

function named(letters: readonly string[], digits: readonly number[]): Record<string, number> {
  return Object.fromEntries(letters.map((letter, at) => [letter, digits[at]!]));
}
