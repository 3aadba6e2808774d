/** Every known right answer of the cryptarithms, proven, with its solutions evaluated again. */

import { describe, expect, test } from 'vitest';
import { writePuzzle } from '../../functions/solvers/cryptarithm/write.ts';
import { assertLine, CRYPTARITHMS, type CryptarithmLine, MORE_CRYPTARITHMS } from './cryptarithm-oracle.ts';
import { solved } from './cryptarithm-solution.ts';

const kindsOf = (lines: readonly CryptarithmLine[]) => [...new Set(lines.map(({ kind }) => kind))];

describe.each(kindsOf(CRYPTARITHMS))('%s', (group) => {
  test.each(CRYPTARITHMS.filter(({ kind }) => kind === group))('$puzzle in base $base has $solutions', assertLine);
});

describe.each(kindsOf(MORE_CRYPTARITHMS))('unseen: %s', (group) => {
  const lines = MORE_CRYPTARITHMS.filter(({ kind }) => kind === group);
  test.each(lines)('$puzzle in base $base has $solutions', assertLine);
});

test.each(CRYPTARITHMS.filter((line) => line.solutionsIfSingleLetterNonzero !== undefined))(
  '$puzzle has $solutionsIfSingleLetterNonzero where no number is zero',
  ({ puzzle, base, leadingZeros, solutionsIfSingleLetterNonzero }) => {
    const { solutionCount } = solved(puzzle, base, { leadingZeros, singleLetterZero: false });
    expect(solutionCount).toBe(solutionsIfSingleLetterNonzero);
  },
);

test('puzzles are written as they stand, but for their &&', () => {
  for (const { puzzle, base } of CRYPTARITHMS) {
    expect(writePuzzle(solved(puzzle, base, {}, 0).asked)).toBe(puzzle.replaceAll('&&', ';'));
  }
});
