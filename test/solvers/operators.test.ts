/** The search of the C++ article: its counts to the digit, its answers exact, its budget kept. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { render } from '../../functions/solvers/arithmetic/expression.ts';
import { operators, type Prunings } from '../../functions/solvers/arithmetic/history/operators.ts';
import { canonicalPuzzle, OPERATORS, type Operator, PRESETS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exact, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { hands } from '../bench/selections.ts';
import { operations } from './arbitrary-question.ts';
import { assertSolution } from './assert-solution.ts';
import { exactly } from './evaluate.ts';
import { nearestByRules, reachByRules } from './general-brute-force.ts';
import { MAKE_24 } from './oracle.ts';

/** Searches, and evaluates the answer again by other code. */
function search(
  numbers: readonly Exact[],
  target: Exact = 24,
  units = Number.POSITIVE_INFINITY,
  operations: readonly Operator[] = OPERATORS,
) {
  const answer = operators(numbers.map(rationalOf), rationalOf(target), new Budget(units), operations);
  const distance = answer.distance === null ? null : exact(answer.distance);
  const puzzle = canonicalPuzzle(numbers, target, { values: 'rational', use: 'all', operations });
  const solution = answer.expression === null ? null : render(answer.expression, puzzle);
  if (solution) assertSolution(puzzle, solution);
  expect(solution?.distance ?? null).toBe(distance);
  return { ...answer, distance, solution };
}

/** The counts of the article's table: over all hands of the range, those that make 24 and those that do not. */
function countHands(size: number, most: number, prunings?: Prunings) {
  const counts = { hands: 0, solvable: 0, expressions: [0, 0], calls: [0, 0] };
  for (const hand of hands(size, most)) {
    const { distance, expressions, calls } = operators(
      hand,
      24,
      new Budget(Number.POSITIVE_INFINITY),
      OPERATORS,
      prunings,
    );
    const place = distance === 0 ? 0 : 1;
    counts.hands++;
    if (distance === 0) counts.solvable++;
    counts.expressions[place]! += expressions;
    counts.calls[place]! += calls;
  }
  return counts;
}

describe('the counts of the article, hands in 1-13 that make 24 and those that do not', () => {
  test('four numbers: 1,124,776 expressions and 1,482,939 calls', () => {
    expect(countHands(4, 13)).toEqual({
      hands: 1820,
      solvable: 1362,
      expressions: [457_549, 667_227],
      calls: [603_206, 879_733],
    });
  });

  test('five numbers: 15,656,645 expressions and 20,950,792 calls, where rounding begins to count', () => {
    expect(countHands(5, 13)).toEqual({
      hands: 6188,
      solvable: 6104,
      expressions: [11_864_184, 3_792_461],
      calls: [15_849_306, 5_101_486],
    });
  });

  // Counted by another program, in doubles with a tolerance of 10^−9 as the article's.
  test.each([
    { equalResults: false, lastOperator: false, expressions: [849_605, 1_747_032], calls: [1_003_548, 2_058_510] },
    { equalResults: true, lastOperator: false, expressions: [748_460, 1_435_759], calls: [887_755, 1_701_779] },
    { equalResults: false, lastOperator: true, expressions: [503_549, 772_134], calls: [663_154, 1_017_660] },
  ])('four numbers with fewer prunings: $expressions expressions', ({ expressions, calls, ...prunings }) => {
    expect(countHands(4, 13, prunings)).toEqual({ hands: 1820, solvable: 1362, expressions, calls });
  });

  // The three hands that the article's program shows, and others, counted with that program.
  test.each([
    { hand: [3, 3, 8, 8], expressions: 414, calls: 548, distance: 0 },
    { hand: [5, 7, 7, 11], expressions: 1277, calls: 1676, distance: 0 },
    { hand: [4, 7, 11, 13], expressions: 468, calls: 614, distance: 0 },
    { hand: [2, 3, 5, 12], expressions: 516, calls: 680, distance: 0 },
    { hand: [1, 1, 1, 1], expressions: 456, calls: 637, distance: 20 },
    { hand: [1, 1, 6, 7, 7], expressions: 42_343, calls: 57_029, distance: '1/2' },
  ])('$expressions expressions and $calls calls for $hand', ({ hand, ...counts }) => {
    const answer = search(hand);
    expect(answer).toMatchObject(counts);
    expect(answer.search).toEqual({ complete: true, work: counts.calls, budget: Number.POSITIVE_INFINITY });
  });
});

describe('its answer', () => {
  test('is exact: 3 3 8 8 makes 24 by fractions', () => {
    expect(search([3, 3, 8, 8]).solution?.expression).toBe('8/(3-8/3)');
  });

  test.each(['24 80 91 87 5', '1 1 6 7 7'])('is the nearest: %s comes near 24 and does not make it', (given) => {
    const hand = given.split(' ').map(Number);
    const { distance } = nearestByRules(reachByRules(hand, PRESETS[24]), 24);
    expect(distance).not.toBe('0');
    expect(String(search(hand).distance)).toBe(distance);
  });

  test('a number alone is one call', () => {
    expect(search(['7/2'], '1/2')).toMatchObject({ calls: 1, expressions: 1, distance: 3 });
  });

  test('is null when nothing can be made', () => {
    expect(search([0, 0], 24, 100, ['/'])).toMatchObject({ distance: null, solution: null, expressions: 0, calls: 1 });
  });

  const lines = MAKE_24.filter(({ numbers }) => numbers.length < 7).map((line) => ({
    ...line,
    given: line.numbers.join(' '),
    makes: line.solvable ? 'makes' : 'does not make',
  }));
  test.each(lines)('$given $makes $target', ({ numbers, target, solvable }) => {
    const answer = search(numbers, target);
    expect(answer.distance === 0).toBe(solvable);
    expect(answer.search.complete).toBe(true);
  });
});

const parts = fc.oneof(fc.integer({ min: 1, max: 13 }), fc.constantFrom(999_983, 1_000_000));
const number: fc.Arbitrary<Exact> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 13 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1_000_000, max: 1_000_000 }) },
  { weight: 1, arbitrary: fc.tuple(parts, parts).map(([p, q]) => exact(rationalOf(`${p}/${q}`))) },
);
const numbers = fc.array(number, { minLength: 1, maxLength: 4 });
const target = fc.oneof(number, fc.integer({ min: -(10 ** 12), max: 10 ** 12 }));

describe('for any numbers, target and operations', () => {
  test('it is as near as the brute force says', () => {
    fc.assert(
      fc.property(numbers, target, operations, fc.nat(), (tiles, free, allowed, aim) => {
        const reached = reachByRules(tiles, { ...PRESETS[24], operations: allowed });
        // Every other target is one that can be made.
        const chosen = [...reached.keys()][aim % (2 * reached.size)];
        const wanted = chosen ? exact(rationalOf(chosen)) : free;
        const answer = search(tiles, wanted, Number.POSITIVE_INFINITY, allowed);
        expect(String(answer.distance ?? undefined)).toBe(String(nearestByRules(reached, wanted).distance));
        expect(answer.search.complete).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('under a budget it is valid, spends no more than it has, and gets no worse with more', () => {
    fc.assert(
      fc.property(numbers, target, fc.nat(2000), fc.nat(2000), (tiles, wanted, some, more) => {
        const full = search(tiles, wanted);
        const least = search(tiles, wanted, some + 1);
        const most = search(tiles, wanted, some + 1 + more);
        for (const { calls, search: spent, distance } of [least, most]) {
          expect(calls).toBeLessThanOrEqual(spent.work);
          expect(spent.work).toBeLessThanOrEqual(spent.budget);
          expect(spent.complete).toBe(distance === 0 || spent.budget >= full.search.work);
        }
        expect(most.calls).toBeGreaterThanOrEqual(least.calls);
        const nearer = [least, most].map(({ distance }) =>
          distance === null ? Infinity : Number(rationalNumber(distance)),
        );
        expect(nearer[1]).toBeLessThanOrEqual(nearer[0]!);
      }),
      { numRuns: 200 },
    );
  });
});

/** Rounded: distances of one game that differ do so by more than that. */
function rationalNumber(value: Exact): number {
  const { over, under } = exactly(value);
  return Number(over) / Number(under);
}
