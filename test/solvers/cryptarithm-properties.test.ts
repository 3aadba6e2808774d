/** What holds of every cryptarithm, tried on true statements that fast-check makes up and puts letters into. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import type { Puzzle } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type Assignment, type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { type TrueCryptarithm, trueStatement, trueSum } from './arbitrary-true-cryptarithm.ts';
import { everySolution } from './cryptarithm-count.ts';
import { assertSolution } from './cryptarithm-solution.ts';

const ANY_BASE = fc.integer({ min: 2, max: 36 });
const NOT_SMALL = fc.integer({ min: 4, max: 36 });

/** The puzzle as it is read. Those without letters are no puzzles, and are not asked here. */
function puzzleOf({ text, base }: TrueCryptarithm): Puzzle {
  const reading = readPuzzle(text, base);
  fc.pre(reading.fault?.code !== 'no-letters');
  if (reading.fault !== undefined) throw new Error(`${text}: ${reading.fault.code}`);
  return reading.puzzle;
}

/** Asserts that a puzzle made of a true statement is solved by what it was made of. */
function assertFound(made: TrueCryptarithm, rules: CryptarithmRules = {}, units = 60_000): void {
  const puzzle = puzzleOf(made);
  const asked = cryptarithm(puzzle, rules);
  const { solutions, solutionCount, search } = solveCryptarithm(asked, 50, new Budget(units));
  expect(solutions.length).toBe(solutionCount < 50 ? Number(solutionCount) : 50);
  for (const digits of solutions.slice(0, 5)) assertSolution(made.text, asked, digits);
  if (search.complete) expect(Number(solutionCount)).toBeGreaterThanOrEqual(1);
  if (search.complete && solutionCount <= 50) expect(solutions).toContainEqual(made.digits);
  // With its letters known, the statement is found again among whatever its wildcards may be.
  const assign = made.digits.slice(0, made.letterCount).map((digit, letter) => ({ letter, digit, isEqual: true }));
  const known = solveCryptarithm(cryptarithm(puzzle, { ...rules, assign }), 5000, new Budget(10 * units));
  expect(known.search.complete).toBe(true);
  expect(known.solutions).toContainEqual(made.digits);
}

describe('a true sum with letters for its digits is solved', () => {
  test.each([
    { terms: 2, most: 5, numRuns: 150 },
    { terms: 6, most: 8, numRuns: 150 },
    { terms: 3, most: 25, numRuns: 100 },
  ])('of up to $terms terms of up to $most digits', ({ terms, most, numRuns }) => {
    fc.assert(
      fc.property(trueSum(ANY_BASE, terms, most), (made) => assertFound(made)),
      { numRuns },
    );
  });
});

describe('a true statement with letters for its digits is solved', () => {
  test.each([
    { equations: 1, most: 2, numRuns: 100 },
    { equations: 1, most: 6, numRuns: 100 },
    { equations: 3, most: 3, numRuns: 60 },
  ])('of up to $equations equations of numbers of up to $most digits', ({ equations, most, numRuns }) => {
    fc.assert(
      fc.property(trueStatement(NOT_SMALL, most, equations), (made) => assertFound(made)),
      { numRuns },
    );
  });
});

/** Statements small enough for every digit to be tried for every letter. */
const fewLetters = (made: TrueCryptarithm) =>
  made.digits.length > 0 && made.base ** made.digits.length <= (made.digits.length > made.letterCount ? 3000 : 20_000);
const SMALL = fc.oneof(
  trueSum(fc.integer({ min: 2, max: 6 }), 3, 4).filter(fewLetters),
  trueSum(fc.integer({ min: 7, max: 12 }), 2, 2).filter(fewLetters),
  trueStatement(fc.integer({ min: 4, max: 6 }), 2, 2).filter(fewLetters),
);

const anyRules = fc.record({ leadingZeros: fc.boolean(), singleLetterZero: fc.boolean() });

describe('every digit tried for every letter finds the same', () => {
  test('all solutions, in their order, whatever the rules', () => {
    fc.assert(
      fc.property(SMALL, anyRules, (made, rules) => {
        const found = solveCryptarithm(cryptarithm(puzzleOf(made), rules), 100_000, new Budget(Infinity));
        const all = everySolution(made.text, made.base, rules);
        expect([found.solutionCount, found.solutions]).toEqual([all.length, all]);
      }),
      { numRuns: 300 },
    );
  });

  test('of a statement that need not be true', () => {
    const changed = fc.record({ made: SMALL, from: fc.nat(), to: fc.constantFrom(...'ABCD1+*') });
    fc.assert(
      fc.property(changed, ({ made: { text, base }, from, to }) => {
        const signs = Array.from(text);
        signs[from % signs.length] = to;
        const reading = readPuzzle(signs.join(''), base);
        fc.pre(reading.fault === undefined && !/\*\*|\^.*\^/.test(signs.join('')));
        fc.pre(base ** (reading.puzzle.letters.length + reading.puzzle.wildcards) <= 20_000);
        const found = solveCryptarithm(cryptarithm(reading.puzzle), 100_000, new Budget(Infinity));
        const all = everySolution(signs.join(''), base);
        expect([found.solutionCount, found.solutions]).toEqual([all.length, all]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a letter that is known or forbidden', () => {
  const assigned = SMALL.chain((made) =>
    fc.record({
      made: fc.constant(made),
      assign: fc.array(
        fc.record({
          letter: fc.nat({ max: Math.max(0, made.letterCount - 1) }),
          digit: fc.nat({ max: made.base - 1 }),
          isEqual: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  );

  test('leaves the solutions that are so, and no other', () => {
    fc.assert(
      fc.property(assigned, ({ made, assign }) => {
        fc.pre(made.letterCount > 0);
        const puzzle = puzzleOf(made);
        const all = solveCryptarithm(cryptarithm(puzzle), 100_000, new Budget(Infinity)).solutions;
        const isSo = ({ letter, digit, isEqual }: Assignment, digits: readonly number[]) =>
          (digits[letter] === digit) === isEqual;
        const found = solveCryptarithm(cryptarithm(puzzle, { assign }), 100_000, new Budget(Infinity));
        const left = all.filter((digits) => assign.every((known) => isSo(known, digits)));
        expect([found.solutionCount, found.solutions]).toEqual([left.length, left]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the limit and the budget', () => {
  test('the limit changes how many solutions are told, and not how many there are', () => {
    fc.assert(
      fc.property(SMALL, fc.nat({ max: 12 }), (made, limit) => {
        const asked = cryptarithm(puzzleOf(made));
        const all = solveCryptarithm(asked, 100_000, new Budget(Infinity));
        const some = solveCryptarithm(asked, limit, new Budget(Infinity));
        expect(some.search.complete).toBe(true);
        expect([some.solutionCount, some.solutions]).toEqual([all.solutionCount, all.solutions.slice(0, limit)]);
      }),
      { numRuns: 200 },
    );
  });

  test('a budget that is spent gives some of the solutions, and the same ones again', () => {
    fc.assert(
      fc.property(SMALL, fc.integer({ min: 1, max: 2000 }), (made, units) => {
        const asked = cryptarithm(puzzleOf(made));
        const all = solveCryptarithm(asked, 100_000, new Budget(Infinity));
        const some = solveCryptarithm(asked, 100_000, new Budget(units));
        expect(solveCryptarithm(asked, 100_000, new Budget(units))).toEqual(some);
        expect(some.search.budget).toBe(units);
        expect(some.search.work).toBeLessThanOrEqual(units);
        expect(some.search.complete).toBe(all.search.work <= units);
        if (some.search.complete) expect(some.solutions).toEqual(all.solutions);
        expect(some.solutionCount).toBeLessThanOrEqual(Number(all.solutionCount));
        expect(all.solutions).toEqual(expect.arrayContaining([...some.solutions]));
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['ABC+D=EFC', 10],
    ['SEND+MORE=MONEY+Q-Q', 12],
    ['FV*WQ+X=KYZX', 32],
    ['AB*CD=EF*GH', 10],
    ['A^2+B^C=DE+F', 12],
    ['?A+B?=C+??', 10],
  ])('however small the budget, as many solutions of %s are told as were counted', (text, base) => {
    const { puzzle } = { puzzle: undefined, ...readPuzzle(text, base) };
    for (let units = 1; units < 200_000; units *= 3) {
      const { solutions, solutionCount } = solveCryptarithm(cryptarithm(puzzle!), 50, new Budget(units));
      expect([units, solutions.length]).toEqual([units, solutionCount < 50 ? Number(solutionCount) : 50]);
    }
  });

  test('what a search did before makes no difference to the next', () => {
    fc.assert(
      fc.property(SMALL, SMALL, (made, other) => {
        const asked = cryptarithm(puzzleOf(made));
        const first = solveCryptarithm(asked, 10, new Budget(500));
        solveCryptarithm(cryptarithm(puzzleOf(other)), 10, new Budget(700));
        expect(solveCryptarithm(asked, 10, new Budget(500))).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });
});
