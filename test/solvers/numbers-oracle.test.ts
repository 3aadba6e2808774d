/** Every known right answer, proven, with every solution evaluated again. */

import { describe, test } from 'vitest';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { assertProven } from './best-answer.ts';
import { ORACLE } from './oracle.ts';

describe.each([...new Set(ORACLE.map(({ kind }) => kind))])('%s', (group) => {
  const lines = ORACLE.filter(({ kind }) => kind === group).map((line) => ({ ...line, given: line.numbers.join(' ') }));
  test.each(lines)('$given → $target is $nearest', (line) => {
    const puzzle = canonicalPuzzle(line.numbers, line.target);
    assertProven(puzzle, solveNumbers(puzzle, new Budget(Number.POSITIVE_INFINITY)), {
      distance: BigInt(line.distance),
      values: line.nearest.map((value, place) => ({
        value: BigInt(value),
        numbersUsed: line.fewestNumbers[place] as number,
      })),
    });
  });
});
