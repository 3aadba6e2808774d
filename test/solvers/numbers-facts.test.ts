/** Known facts and known traps of the numbers round, each as a claim. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backtracking } from '../../functions/solvers/arithmetic/history/backtracking.ts';
import { LIMITS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { Budget, WORK_PER_MILLISECOND } from '../../functions/solvers/budget.ts';
import { SMALL_HEAP } from '../bench/peak-memory.ts';
import { numbersRound } from '../bench/seeded-games.ts';
import { assertProven, assertValid, solveRound } from './best-answer.ts';
import { nearest, reach } from './brute-force.ts';
import { evaluate, exactly } from './evaluate.ts';
import { parseInfix } from './parse.ts';

const numbersOf = (given: string) => given.split(' ').map(Number);

/** The proven answer; every one that these tests look at is evaluated again. */
function solve(numbers: readonly number[], target: number, operations?: readonly Operator[]) {
  const puzzle = numbersRound(numbers, target, operations);
  const answer = solveRound(puzzle);
  assertValid(puzzle, answer);
  expect(answer.search.complete).toBe(true);
  return answer;
}

const distance = (numbers: readonly number[], target: number) => Number(solve(numbers, target).best.distance);
const values = (numbers: readonly number[], target: number) => solve(numbers, target).nearest.map(({ value }) => value);

describe('a given number alone', () => {
  test('is the answer when it is the target', () => {
    expect(solve([3, 7, 25], 7).best).toEqual({
      value: 7,
      distance: 0,
      numbersUsed: 1,
      expression: '7',
      steps: [],
      rpn: '7',
    });
  });

  test('3 from 2 and 7 is 2, one away, and not 5, two away', () => {
    expect(solve([2, 7], 3).best).toMatchObject({ value: 2, distance: 1, numbersUsed: 1 });
  });

  test('is preferred to a longer way to the same value', () => {
    expect(solve([1, 99, 100], 100).best).toMatchObject({ expression: '100', numbersUsed: 1 });
  });

  test('is all that a single number makes', () => {
    expect(solve([1], 999).best).toMatchObject({ value: 1, distance: 998 });
    expect(solve([1_000_000], 0).best).toMatchObject({ value: 1_000_000, distance: 1_000_000 });
  });
});

describe('zero', () => {
  test('is never a value: 0 from 1 and 1 is one away', () => {
    expect(values([1, 1], 0)).toEqual([1]);
    expect(values([5, 5], 0)).toEqual([1]);
    expect(values([5, 5, 5, 5, 5, 5], 0)).toEqual([1]);
  });
});

describe('two values equally near', () => {
  test('631 from 2 2 3 4 6 10 is 630 and 632', () => {
    expect(values([2, 2, 3, 4, 6, 10], 631)).toEqual([630, 632]);
  });

  test('the one with fewer numbers is the best, the lower one if both have as many', () => {
    expect(solve([2, 6], 7).best.value).toBe(6);
    expect(solve([2, 8], 7).best.value).toBe(8);
    expect(solve([3, 5], 4).best.value).toBe(3);
  });
});

describe('steps that a solver easily misses', () => {
  test('996 from 3 3 25 50 75 100 goes through 99,600', () => {
    const { best } = solve([3, 3, 25, 50, 75, 100], 996);
    expect(best.distance).toBe(0);
    expect(Math.max(...best.steps.map(({ result }) => Number(result)))).toBe(99_600);
  });

  test('401 from 10 4 5 2 3 3 needs 3/3', () => {
    const { best } = solve([10, 4, 5, 2, 3, 3], 401);
    expect(best.distance).toBe(0);
    expect(best.steps).toContainEqual({ left: 3, operator: '/', right: 3, result: 1 });
  });

  test('952 from 25 50 75 100 3 6 is made with all six', () => {
    expect(solve([25, 50, 75, 100, 3, 6], 952).best).toMatchObject({ distance: 0, numbersUsed: 6 });
  });
});

describe('fractions', () => {
  test('would give 933 from 75 8 9 1 10 2, by 10/3; by the rules it is 932 or 934', () => {
    expect(values([75, 8, 9, 1, 10, 2], 933)).toEqual([932, 934]);
  });

  test('never show, even when the expression is read from left to right', () => {
    for (let target = 1; target <= 60; target++) {
      const { best } = solve([4, 6, 10], target);
      expect(evaluate(parseInfix(best.expression)).value).toEqual(exactly(best.value));
    }
    expect(solve([4, 6, 10], 15).best.expression).not.toBe('6/4*10');
  });
});

describe('the hardest games of the television', () => {
  test.each([
    { given: '1 1 2 2 3 3', target: 999, away: 918 },
    { given: '1 1 2 2 25 50', target: 875, away: 25 },
  ])('$target from $given is $away away', ({ given, target, away }) => {
    expect(distance(numbersOf(given), target)).toBe(away);
  });

  test('831 cannot be made from 1 3 7 10 25 50', () => {
    expect(distance([1, 3, 7, 10, 25, 50], 831)).toBe(1);
  });

  test('10 9 8 7 6 5 makes 100 to 999, and its first gap is 1102', () => {
    const missed: number[] = [];
    for (let target = 100; target <= 1102; target++) {
      if (distance([10, 9, 8, 7, 6, 5], target) > 0) missed.push(target);
    }
    expect(missed).toEqual([1102]);
  });

  test('100 2 3 5 8 9 makes 1 to 1912', () => {
    const missed: number[] = [];
    for (let target = 1; target <= 1913; target++) {
      if (distance([100, 2, 3, 5, 8, 9], target) > 0) missed.push(target);
    }
    expect(missed).toEqual([1913]);
  });
});

describe('some of the operations', () => {
  test.each<{ operations: Operator[]; given: string; target: number; value: number }>([
    { operations: ['+'], given: '1 2 4 8 16 32', target: 100, value: 63 },
    { operations: ['-'], given: '100 50 25', target: 30, value: 25 },
    { operations: ['*'], given: '2 3 5 7', target: 100, value: 105 },
    { operations: ['/'], given: '2 10 100', target: 6, value: 5 },
    { operations: ['-', '/'], given: '100 1 3 11', target: 33, value: 33 },
  ])('$operations make of $given nothing nearer to $target than $value', ({ operations, given, target, value }) => {
    expect(solve(numbersOf(given), target, operations).best.value).toBe(value);
  });
});

describe('beyond 2^53', () => {
  const check = (numbers: readonly number[], target: number) => {
    const puzzle = numbersRound(numbers, target);
    const answer = solveRound(puzzle);
    assertProven(puzzle, answer, nearest(reach(numbers), target));
    return answer;
  };

  test('a product of three numbers near a million is divided again, exactly', () => {
    // 868,279 is 37 · 31 · 757, a factor of each of the three, so that no two of them can be divided first.
    const target = 1_151_696_632_086;
    expect(check([999_999, 999_998, 999_997, 868_279], target).best).toMatchObject({ distance: 0, numbersUsed: 4 });
  });

  test('the difference of two such products is made from six numbers', () => {
    const target = 79_993_840_119_040;
    const { best } = check([999_983, 999_979, 999_961, 999_959, 999_953, 999_931], target);
    expect(best).toMatchObject({ distance: 0, numbersUsed: 6 });
  });

  test('a value past 2^53 is the nearest, odd, and written to the digit', () => {
    const { best } = check([999_137, 999_999, 9015], LIMITS.target.most);
    expect(best).toMatchObject({ value: '9007211047779945', distance: 11_793_038_954, numbersUsed: 3 });
    expect(best.steps.at(-1)?.result).toBe('9007211047779945');
  });

  test.each([
    { given: '999983 999979 999961 999959', target: 23_999 },
    { given: '1000000 1000000 9008', target: LIMITS.target.most },
    { given: '999983 999979 999961 999959', target: 999_962_000_361 },
    { given: '999999 999998 999997 999996 999995', target: 1_000_000 },
    { given: '999999 999998 999997 999996 999995', target: 999_999_000_001 },
    { given: '1000000 1000000 1000000 1000000 3', target: 3_000_000_000_000 },
    { given: '720720 720720 720720 720720 720720 720720', target: 720_721 },
    { given: '999999 999998 999997 999996 999995 999994', target: 123_456_789_012_345 },
    { given: '999983 999979 999961 999959 999953 999931', target: LIMITS.target.most },
    { given: '1000000 1000000 9007 199254 740991', target: LIMITS.target.most },
  ])('$given → $target is what whole numbers of any size say', ({ given, target }) => {
    check(numbersOf(given), target);
  });
});

describe('ten numbers', () => {
  const BUDGET = 7 * WORK_PER_MILLISECOND;

  test.each([
    { given: '1 2 3 4 5 6 7 8 9 10', target: 1_234_567 },
    { given: '1 2 3 4 5 6 7 8 9 10', target: 123_456_789 },
    { given: '75 50 25 100 3 7 9 9 8 10', target: 7_654_321 },
    { given: '75 50 25 100 3 7 9 9 8 10', target: 987_654_321 },
    { given: '999983 999979 999961 999959 999953 999931 999917 999907 999883 999863', target: 7 ** 17 },
  ])('$given → $target stop at the budget, nearer than backtracking with as much work', ({ given, target }) => {
    const numbers = numbersOf(given);
    const puzzle = numbersRound(numbers, target);
    const answer = solveRound(puzzle, BUDGET);
    assertValid(puzzle, answer);
    expect(answer.search.complete).toBe(false);
    expect(Number(answer.best.distance)).toBeLessThanOrEqual(
      backtracking(numbers, target, new Budget(BUDGET)).distance,
    );
  });

  test('come at least as near to a target out of reach as their product', () => {
    const product = 3_628_800;
    const puzzle = numbersRound([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 123_456_789);
    expect(Number(solveRound(puzzle, BUDGET).best.distance)).toBeLessThanOrEqual(123_456_789 - product);
  });

  test('take less than 100 MB, whatever they are', () => {
    const script = fileURLToPath(new URL('../bench/peak-memory.ts', import.meta.url));
    const megabytes = Number(execFileSync(process.execPath, [...SMALL_HEAP, script], { encoding: 'utf8' }));
    expect(megabytes).toBeGreaterThan(0);
    expect(megabytes).toBeLessThan(100);
  });
});

describe('steps are those a person would do', () => {
  test.each([
    { given: '9 6 2', target: 27, expression: '6/2*9' },
    { given: '100 3 8 4', target: 206, expression: '8/4*(100+3)' },
    { given: '100 50 5 6 6 3', target: 971, expression: '50/5*(100-3)+6/6' },
    { given: '75 6 50', target: 9, expression: '75*6/50' },
  ])('$given → $target is $expression: divided where it can be first', ({ given, target, expression }) => {
    expect(solve(numbersOf(given), target).best.expression).toBe(expression);
  });
});
