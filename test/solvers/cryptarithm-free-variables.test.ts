import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type Assignment, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { SolutionStore } from '../../functions/solvers/cryptarithm/solution-store.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';

const solve = (text: string, base: number, limit = 5, assign: readonly Assignment[] = []) =>
  solveCryptarithm(cryptarithm(parsed(text, base), { assign }), limit, new Budget(1e9));

describe('letters that cancel out', () => {
  it('multiply the count: DONALD+GERALD=ROBERT in base 20 has 3289 solutions', () => {
    expect(solve('DONALD+GERALD=ROBERT', 20).solutionCount).toBe(3289);
  });

  it('are counted beyond 2^53 exactly: twenty different digits in base 36, the first not zero', () => {
    const ways = Array.from({ length: 19 }, (_, at) => BigInt(35 - at)).reduce((all, some) => all * some, 35n);
    const { solutionCount, solutions } = solve('ABCDEFGHIJKLMNOPQRST=ABCDEFGHIJKLMNOPQRST', 36);
    expect(solutionCount).toBe(ways);
    expect(solutions[0]).toEqual([1, 0, ...Array.from({ length: 18 }, (_, at) => at + 2)]);
    expect(solutions).toHaveLength(5);
  });

  it('leave nothing to tell but the count when no solution is asked for', () => {
    expect(solve('MALCOLM+X=MALCOLM', 10, 0)).toMatchObject({ solutionCount: 15120, solutions: [] });
  });

  it('take the digits that are allowed to each, also where these sets only overlap', () => {
    const digits = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(digits, digits, digits, (...forbidden) => {
        const assign = forbidden.flatMap((digits, letter) =>
          digits.map((digit) => ({ letter, digit, isEqual: false })),
        );
        const ways: number[][] = [];
        for (let code = 0; code < 6 ** 3; code++) {
          const tried = [Math.floor(code / 36), Math.floor(code / 6) % 6, code % 6];
          const isAllowed = tried.every((digit, letter) => !forbidden[letter]!.includes(digit));
          if (tried[0] !== 0 && isAllowed && new Set(tried).size === 3) ways.push(tried);
        }
        const { solutionCount, solutions } = solve('ABC=ABC', 6, 1000, assign);
        expect(solutionCount).toBe(ways.length);
        expect(solutions).toEqual(ways);
      }),
    );
  });
});

describe('letters that cancel out, many of them with digits of their own forbidden', () => {
  it('end with the budget, and tell no more than was counted', () => {
    const assign = Array.from({ length: 20 }, (_, letter) => ({ letter, digit: letter + 1, isEqual: false }));
    const puzzle = cryptarithm(parsed('ABCDEFGHIJKLMNOPQRST=ABCDEFGHIJKLMNOPQRST', 36), { assign });
    const { solutions, solutionCount, search } = solveCryptarithm(puzzle, 1000, new Budget(100_000));
    expect(search.complete).toBe(false);
    expect(solutionCount).toBeGreaterThan(0);
    expect(solutions.length).toBeGreaterThan(0);
    for (const digits of solutions) {
      expect(new Set(digits).size).toBe(20);
      expect(digits[0]).not.toBe(0);
      expect(digits.every((digit, letter) => digit !== letter + 1)).toBe(true);
    }
  });
});

describe('a store of solutions', () => {
  it('keeps the first in the order of their digits, whatever order they come in, and counts all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 999 })), fc.nat(20), (numbers, limit) => {
        const digitsOf = (number: number) => [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
        const store = new SolutionStore(limit);
        for (const number of numbers) store.add(digitsOf(number));
        const { solutions, solutionCount } = store.found(new Budget(1));
        const first = numbers.toSorted((left, right) => left - right).slice(0, limit);
        expect(solutions).toEqual(first.map(digitsOf));
        expect(solutionCount).toBe(numbers.length);
      }),
    );
  });

  it('turns its count into a bigint only from 2^53 on', () => {
    const store = new SolutionStore(0);
    store.count(2 ** 53 - 2);
    store.count(1);
    expect(store.found(new Budget(1)).solutionCount).toBe(2 ** 53 - 1);
    store.count(1n);
    expect(store.found(new Budget(1)).solutionCount).toBe(2n ** 53n);
    store.count(2 ** 53 - 1);
    store.count(2 ** 52);
    expect(store.found(new Budget(1)).solutionCount).toBe(2n ** 54n + 2n ** 52n - 1n);
  });
});
