/** Puzzles solved from their text, and each solution told as the service tells it and checked by code that is not the solver's. */

import { expect } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import type { Cryptarithm } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import type { Found } from '../../functions/solvers/cryptarithm/solution-store.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { writeSolved } from '../../functions/solvers/cryptarithm/write.ts';
import { DIGIT_OF, hasNoLeadingZero, isTrue, isWildcard, statementOf } from './cryptarithm-evaluate.ts';

/** All solutions that a search without a budget finds, the first `limit` of them told. */
export function solved(
  text: string,
  base = 10,
  rules: CryptarithmRules = {},
  limit = 100,
): Found & { asked: Cryptarithm } {
  const asked = cryptarithm(parsed(text, base), rules);
  return { ...solveCryptarithm(asked, limit, new Budget(Infinity)), asked };
}

/** Asserts that digits solve a puzzle in one line: the equation that tells them is the puzzle with them in, and true. */
export function assertSolution(text: string, asked: Cryptarithm, digits: readonly number[]): void {
  const { base, leadingZeros, singleLetterZero } = asked;
  const puzzle = statementOf(text);
  const equation = statementOf(writeSolved(asked, digits));
  const letters = puzzle.unknowns.filter((sign) => !isWildcard(sign));
  const digitOf = (sign: string) => {
    const at = puzzle.unknowns.indexOf(sign);
    return at < 0 ? Number(sign) : digits[at]!;
  };
  expect(digits).toHaveLength(puzzle.unknowns.length);
  expect(digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit < base)).toBe(true);
  expect(new Set(digits.slice(0, letters.length)).size).toBe(letters.length);
  expect(equation.words.map((word) => word.map(DIGIT_OF))).toEqual(puzzle.words.map((word) => word.map(digitOf)));
  expect(isTrue(equation, base, DIGIT_OF)).toBe(true);
  expect(isTrue(puzzle, base, digitOf)).toBe(true);
  if (!leadingZeros) expect(hasNoLeadingZero(equation, DIGIT_OF)).toBe(true);
  const alone = puzzle.words.filter((word) => word.length === 1 && puzzle.unknowns.includes(word[0]!));
  if (!singleLetterZero) expect(alone.map(([sign]) => digitOf(sign!))).not.toContain(0);
}
