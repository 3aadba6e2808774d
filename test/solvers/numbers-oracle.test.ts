/** Every known right answer, proven, with every solution evaluated again. */

import { describe, test } from 'vitest';
import { numbersRound } from '../bench/seeded-games.ts';
import { assertProven, solveRound } from './best-answer.ts';
import { ORACLE } from './oracle.ts';

describe.each([...new Set(ORACLE.map(({ kind }) => kind))])('%s', (group) => {
  const lines = ORACLE.filter(({ kind }) => kind === group).map((line) => ({ ...line, given: line.numbers.join(' ') }));
  test.each(lines)('$given → $target is $nearest', (line) => {
    const puzzle = numbersRound(line.numbers, line.target);
    assertProven(puzzle, solveRound(puzzle), {
      distance: BigInt(line.distance),
      values: line.nearest.map((value, place) => ({
        value: BigInt(value),
        numbersUsed: line.fewestNumbers[place] as number,
      })),
    });
  });
});
