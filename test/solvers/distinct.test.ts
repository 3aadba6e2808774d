import { describe, expect, test } from 'vitest';
import type { AllAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import { FunctionTable } from '../../functions/solvers/arithmetic/distinct/functions.ts';
import { groundOf } from '../../functions/solvers/arithmetic/distinct/ground.ts';
import { Seeker } from '../../functions/solvers/arithmetic/distinct/seek.ts';
import { MINUS, PLUS, signsOf } from '../../functions/solvers/arithmetic/distinct/signs.ts';
import { canonicalPuzzle, type NumbersPuzzle, PRESETS, type Rules } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveAll } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { televisionGames } from '../bench/seeded-games.ts';
import { assertSolution, inWords } from './assert-solution.ts';
import { oracleLines } from './oracle.ts';
import { fractionsOf, parseInfix } from './parse.ts';
import { signatureOf } from './same-function.ts';

const EVERYTHING = { limit: 100_000, offset: 0 };

const solve = (puzzle: NumbersPuzzle, page = EVERYTHING, budget = new Budget(Number.POSITIVE_INFINITY)) =>
  solveAll(puzzle, page, budget);

const solved = (numbers: readonly (number | string)[], target: number | string, rules: Partial<Rules> = {}) =>
  solve(canonicalPuzzle(numbers, target, rules));

/** Every solution is right, and no two are the same function. */
function assertDistinct(puzzle: NumbersPuzzle, { solutions, solutionCount, search }: AllAnswer): void {
  expect(search.complete, inWords(puzzle)).toBe(true);
  expect(solutions.length, inWords(puzzle)).toBe(solutionCount);
  for (const solution of solutions) assertSolution(puzzle, solution);
  const numbers = puzzle.numbers.map(String);
  const signatures = solutions.map(({ expression, rpn }) =>
    signatureOf(parseInfix(expression, fractionsOf(rpn)), numbers),
  );
  expect(new Set(signatures).size, inWords(puzzle)).toBe(solutionCount);
}

describe('every line of the oracle', () => {
  const lines = oracleLines<Rules & { numbers: number[]; target: number; distinct: number }>('distinct.jsonl');
  test.each(lines.map((line) => [`${line.numbers.join(' ')} → ${line.target}: ${line.distinct}`, line] as const))(
    '%s',
    (_, { numbers, target, values, use, distinct }) => {
      const puzzle = canonicalPuzzle(numbers, target, { values, use });
      const answer = solve(puzzle);
      assertDistinct(puzzle, answer);
      // Where there is none, those of the nearest values are told.
      expect(answer.best?.distance === 0 ? answer.solutionCount : 0).toBe(distinct);
    },
  );
});

test('765 from 1 3 7 10 25 50 has 12 distinct solutions, and 831 has none: those of the nearest are told', () => {
  expect(solved([1, 3, 7, 10, 25, 50], 765).solutionCount).toBe(12);
  const { best, nearest, solutions, solutionCount } = solved([1, 3, 7, 10, 25, 50], 831);
  expect(best?.distance).not.toBe(0);
  expect(new Set(solutions.map(({ value }) => value))).toEqual(new Set(nearest.map(({ value }) => value)));
  expect(solutionCount).toBeGreaterThan(0);
});

test.each([
  ['eight', 'six', televisionGames(39, 8, 6, 101, 999)],
  ['two', 'seven', televisionGames(93, 2, 7, 101, 999)],
])(
  '%s games of %s tiles drawn at random have only right solutions, and no two that are the same function',
  (_, _tiles, games) => {
    for (const puzzle of games) assertDistinct(puzzle, solve(puzzle));
  },
);

test('two values that are equally near both have their solutions told', () => {
  const { solutions } = solved([2, 2, 3, 4, 6, 10], 631);
  expect(new Set(solutions.map(({ value }) => value))).toEqual(new Set([630, 632]));
});

test('×1 and ÷1 make new solutions of 24, where all numbers are used, and none of the numbers round', () => {
  expect(solved([1, 24], 24, PRESETS[24]).solutions.map(({ expression }) => expression)).toEqual(['24*1', '24/1']);
  expect(solved([1, 24], 24).solutions.map(({ expression }) => expression)).toEqual(['24']);
  expect(solved([1, 3], '1/3', { values: 'rational', use: 'any' }).solutionCount).toBe(1);
});

test.each([
  // A sum needs a term to begin with, which a factor of −1 may be what makes.
  ['1 1 2 1', -2, 'integer', 6],
  ['6 5 1 4', -7, 'integer', 9],
  ['3 -29 6 7', 26, 'rational', 7],
  ['1 2 2 1/2', '-5/2', 'rational', 9],
  // y + x · (b − a), with b − a = −1, has no step that multiplies by 1, nor has 4 · (1/3).
  ['100 1 100 25', 1, 'rational', 6],
  ['1 1 2 1', 0, 'integer', 14],
] as const)('%s → %s, by %s steps and any of the numbers: %i solutions', (given, target, values, count) => {
  const numbers = given.split(' ').map((number) => (number.includes('/') ? number : Number(number)));
  const puzzle = canonicalPuzzle(numbers, target, { values, use: 'any' });
  const answer = solve(puzzle);
  assertDistinct(puzzle, answer);
  expect(answer.solutionCount).toBe(count);
});

test('a factor of −1 counts where it makes a value that was not there', () => {
  const expressions = solved([2, 3, 5], -5, { values: 'integer', use: 'any' }).solutions.map(
    ({ expression }) => expression,
  );
  expect(expressions).toEqual(expect.arrayContaining(['5*(2-3)', '5/(2-3)']));
  expect(solved([2, 3, 5], 5, { values: 'integer', use: 'any' }).solutions.map(({ expression }) => expression)).toEqual(
    ['5', '3+2'],
  );
});

test('functions that are their own negative count once, others twice, when the target is zero', () => {
  expect(solved([5, 5], 0, PRESETS[24]).solutions.map(({ expression }) => expression)).toEqual(['5-5']);
  expect(solved([5, 5, 7], 0, PRESETS[24]).solutionCount).toBe(2); // (5-5)*7 and (5-5)/7
  expect(solved([2, 3, 5], 0, PRESETS[24]).solutionCount).toBe(2); // 2+3-5 and 5-2-3
});

test('OEIS A140606: 1, 6, 68, 1170, 27142 and 793002 functions of 1 to 6 different numbers, all of them used', () => {
  // Of which no two parts make the same value, so that no divisor is zero.
  const numbers = [60, 136, 202, 229, 322, 325];
  const counts = numbers.map((_, place) => {
    const puzzle = canonicalPuzzle(numbers.slice(0, place + 1), 24, PRESETS[24]);
    const table = new FunctionTable();
    const ground = groundOf(puzzle, 24)!;
    table.reset(ground);
    new Seeker(table, new Budget(Number.POSITIVE_INFINITY)).build(place + 1);
    const { full } = ground.shape;
    let count = 0;
    for (let index = table.start(full, 0); index < table.length; index++) {
      const signs = signsOf(table, index);
      count += (signs & PLUS ? 1 : 0) + (signs & MINUS ? 1 : 0);
    }
    return count;
  });
  expect(counts).toEqual([1, 6, 68, 1170, 27_142, 793_002]);
});

test.each([
  ['numbers near a million', [999_983, 999_979, 999_961, 2, 3], 999_983 * 2 + 3, {}],
  ['intermediate results beyond 2^53', [999_983, 999_979, 999_961, 999_983], 999_961, {}],
  ['large numbers with fractions', [999_983, 999_979, 999_961, 7], '999983/7', { values: 'rational', use: 'any' }],
  ['a target beyond 2^53', [999_983, 999_979, 999_961], `${999_983n * 999_979n * 999_961n}`, {}],
] as const)('%s are solved exactly', (_, numbers, target, rules) => {
  const puzzle = canonicalPuzzle(numbers, target, rules);
  const answer = solve(puzzle);
  expect(answer.best?.distance).toBe(0);
  assertDistinct(puzzle, answer);
});
