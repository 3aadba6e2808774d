/** What is known of the 24 game and its relatives: hands counted by other programs, famous hands, traps. */

import { describe, expect, test } from 'vitest';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { canonicalPuzzle, PRESETS, type Rules, type Values } from '../../functions/solvers/arithmetic/puzzle.ts';
import { bestByValues } from '../../functions/solvers/arithmetic/values/best.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { hands } from '../bench/selections.ts';
import { assertSolution } from './assert-solution.ts';
import { type Fraction, isWhole } from './fraction.ts';
import { reachByRules } from './general-brute-force.ts';
import { MAKE_24 } from './oracle.ts';

function best(numbers: readonly Exact[], target: Exact, rules: Partial<Rules> = PRESETS[24]) {
  const puzzle = canonicalPuzzle(numbers, target, rules);
  const answer = bestByValues(puzzle, new Budget(Number.POSITIVE_INFINITY));
  for (const solution of answer.nearest) assertSolution(puzzle, solution);
  expect(answer.search.complete).toBe(true);
  return answer;
}

const isSolvable = (numbers: readonly Exact[], target: Exact, values: Values = 'rational') =>
  best(numbers, target, { ...PRESETS[24], values }).best?.distance === 0;

const count = (cards: number, target: Exact, values?: Values) =>
  hands(cards).filter((hand) => isSolvable(hand, target, values)).length;

describe('the hands of the oracle', () => {
  test.each(MAKE_24)('$numbers make $target: $solvable', ({ numbers, target, solvable }) => {
    expect(isSolvable(numbers, target)).toBe(solvable);
  });

  test('need fractions or negative numbers where the oracle says so, by brute force', () => {
    for (const { numbers, target, needsFractions, needsNegatives } of MAKE_24.filter(
      ({ numbers, solvable }) => solvable && numbers.length <= 4,
    )) {
      const makes = (mayComeBefore: (step: Fraction) => boolean) =>
        reachByRules(numbers, PRESETS[24], mayComeBefore).has(`${target}`);
      expect([numbers, makes(isWhole)]).toEqual([numbers, !needsFractions]);
      expect([numbers, makes(({ over }) => over >= 0n)]).toEqual([numbers, !needsNegatives]);
    }
  });

  test('of integers need a fraction where integer steps do not make the target', () => {
    for (const { numbers, target, solvable, needsFractions } of MAKE_24) {
      if (!solvable || [...numbers, target].some((number) => typeof number !== 'number')) continue;
      expect([numbers, target, isSolvable(numbers, target, 'integer')]).toEqual([numbers, target, !needsFractions]);
    }
  });
});

describe('hands of cards from 1 to 13', () => {
  test.each([
    { cards: 3, target: 24, solvable: 111 },
    { cards: 4, target: 24, solvable: 1362 },
    { cards: 4, target: 10, solvable: 1540 },
    { cards: 4, target: 36, solvable: 1270 },
    { cards: 4, target: 100, solvable: 654 },
    { cards: 4, target: 0, solvable: 1625 },
    { cards: 4, target: -24, solvable: 1199 },
    { cards: 4, target: '1/2', solvable: 1611 },
    { cards: 5, target: 24, solvable: 6104 },
  ])('$cards cards make $target in $solvable hands', ({ cards, target, solvable }) => {
    expect(count(cards, target)).toBe(solvable);
  });

  test('four cards make 24 by integer steps in 1346 hands: 16 need a fraction', () => {
    expect(count(4, 24, 'integer')).toBe(1346);
  });
});

describe('single hands', () => {
  test('3 3 8 8 make 24 through 1/3, which doubles would miss', () => {
    expect(best([3, 3, 8, 8], 24).best).toMatchObject({ expression: '8/(3-8/3)', distance: 0 });
  });

  test('24 80 91 87 5 do not make 24, which a tolerance would believe: two values are nearest, either side', () => {
    expect(best([24, 80, 91, 87, 5], 24).nearest.map(({ value }) => value)).toEqual([
      '3040127/126672',
      '3040129/126672',
    ]);
  });

  test('a number left alone, and numbers that make nothing', () => {
    expect(best([7], 24).best).toMatchObject({ value: 7, distance: 17, expression: '7', steps: [] });
    expect(best([5, 5], 1, { values: 'natural', use: 'all', operations: ['-'] })).toMatchObject({
      best: null,
      nearest: [],
    });
  });

  test('eight ones come to 24 in no way, and ten ones do', () => {
    expect(isSolvable([1, 1, 1, 1, 1, 1, 1, 1], 24)).toBe(false);
    expect(isSolvable([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 24)).toBe(true);
  });

  test('zeros, negative numbers and fractions are numbers as others are', () => {
    expect(best([0, 0, 0, 24], 24).best?.distance).toBe(0);
    expect(best([0, 0, 5, 7], 0, { ...PRESETS[24], operations: ['/'] }).best).toBeNull();
    expect(best(['1/2', '1/3', '1/7', 1], 42).best?.distance).toBe(0);
    expect(best([-3, -3, 8, 8], 24).best?.distance).toBe(0);
  });

  test('numbers of a million are exact: (10^6)^4 and one beside it', () => {
    const million = 1_000_000;
    const rules = { ...PRESETS[24], use: 'any' } as const;
    expect(best([million, million, million, 1], `${10n ** 18n + 1n}`, rules).best).toMatchObject({
      value: `${10n ** 18n + 1n}`,
      distance: 0,
    });
  });
});
