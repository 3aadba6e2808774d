/** Explanations held against all solutions, by carries that are computed from whole numbers. */

import { expect } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { explain } from '../../functions/solvers/cryptarithm/explain/explain.ts';
import type { Addend, Conclusion, Explanation } from '../../functions/solvers/cryptarithm/explain/explanation.ts';
import { type Cryptarithm, type Digits, literal } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';

/** Units of work that are enough for the sums of the tests. */
export const PLENTY = 100_000_000;

/** A puzzle and its explanation; of a sum. */
export function explained(
  text: string,
  base = 10,
  rules: CryptarithmRules = {},
  units = PLENTY,
): { readonly puzzle: Cryptarithm; readonly explanation: Explanation } {
  const puzzle = cryptarithm(parsed(text, base), rules);
  const explanation = explain(puzzle, new Budget(units));
  if (!explanation) throw new Error(`${text} is no sum`);
  return { puzzle, explanation };
}

/** How much a solution carries over to a column. */
function carryAt(explanation: Explanation, column: number, digits: Digits, base: number): number {
  const sum = (side: readonly Addend[]) =>
    side.reduce((total, { factor, glyphs }) => {
      const end = glyphs.slice(Math.max(0, glyphs.length - column));
      const value = end.reduce(
        (worth, glyph) => worth * BigInt(base) + BigInt(glyph < 0 ? literal(glyph) : digits[glyph]!),
        0n,
      );
      return total + BigInt(factor) * value;
    }, 0n);
  const carried = column === 0 ? 0n : sum(explanation.addends) - sum(explanation.totals);
  const place = BigInt(base) ** BigInt(column);
  expect(carried % place).toBe(0n);
  return Number(carried / place);
}

/** Codes of what ends a supposition by showing that it cannot be. */
const FAILURES = /^(impossible|taken|noDigit|noPlace|leadingZero)/;

/**
 * Asserts that no deduction leaves out what a solution has: of those that fit the supposition, inside one; that what fails fits
 * no solution, and that the outcome is so.
 *
 * @param solutions all solutions there are, or the first of more, of which no outcome is expected then.
 */
export function assertSound(
  puzzle: Cryptarithm,
  explanation: Explanation,
  solutions: readonly Digits[],
  areAll: boolean,
): void {
  const allows =
    ({ kind, at, digits }: Conclusion) =>
    (solution: Digits) =>
      digits.includes(kind === 'letter' ? solution[at]! : carryAt(explanation, at, solution, puzzle.base));
  let supposed: readonly Digits[] = [];
  for (const { code, depth, conclusions } of explanation.deductions) {
    if (code === 'suppose' || code === 'case') supposed = solutions;
    const fitting = depth === 1 ? supposed : solutions;
    const left = fitting.filter((solution) => conclusions.every((conclusion) => allows(conclusion)(solution)));
    if (code === 'suppose' || code === 'case') supposed = left;
    else expect(left, code).toHaveLength(fitting.length);
    if (FAILURES.test(code)) expect(left, code).toEqual([]);
    if (code === 'refuted') expect(supposed).toEqual([]);
    if (code === 'solved' && areAll) expect(left).toHaveLength(1);
    for (const { digits } of conclusions) expect(digits.length).toBeGreaterThan(0);
  }
  const { outcome, digits, search } = explanation;
  for (const solution of solutions) expect(solution.every((digit, at) => digits[at]!.includes(digit))).toBe(true);
  if (!areAll) return;
  if (outcome === 'unique') expect(solutions).toHaveLength(1);
  if (outcome === 'none') expect(solutions).toEqual([]);
  if (outcome === 'several') expect(solutions.length).toBeGreaterThan(1);
  if (outcome === 'unique' || explanation.areAll) {
    expect([...explanation.solutions].sort()).toEqual([...solutions].sort());
  } else expect(solutions).toEqual(expect.arrayContaining([...explanation.solutions]));
  expect(search.work).toBeLessThanOrEqual(search.budget);
}

/** Whether an explanation supposes anything. */
export const supposes = ({ deductions }: Explanation): boolean => deductions.some(({ depth }) => depth === 1);
