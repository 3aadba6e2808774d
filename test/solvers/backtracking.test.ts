/** The search of the C# article: its counts to the digit, its answers right, its budget kept. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backtracking } from '../../functions/solvers/arithmetic/history/backtracking.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { fewTiles, nearTarget } from './arbitrary-game.ts';
import { nearest, reach } from './brute-force.ts';
import { playSteps } from './evaluate.ts';
import { assertKeepsBudget } from './history-budget.ts';

const search = (numbers: readonly number[], target: number, units = Number.POSITIVE_INFINITY) =>
  backtracking(numbers, target, new Budget(units));

describe('the nodes that the article counts', () => {
  test.each([
    { given: '25 50 75 100 3 6', target: 952, nodes: 1_024_635, value: 952 },
    { given: '1 2 4 8 16 32', target: 9999, nodes: 1_065_053, value: 9984 },
    { given: '1 3 7 10 25 50', target: 765, nodes: 25_113, value: 765 },
    { given: '10 9 8 7 6 5', target: 811, nodes: 3690, value: 811 },
    { given: '1 2 3', target: 7, nodes: 23, value: 7 },
    { given: '3 7 4 2', target: 60, nodes: 39, value: 60 },
  ])('$nodes for $given → $target, which comes to $value', ({ given, target, nodes, value }) => {
    const answer = search(given.split(' ').map(Number), target);
    expect(answer).toMatchObject({ nodes, value, distance: Math.abs(value - target) });
    expect(answer.search).toEqual({ complete: true, work: nodes, budget: Number.POSITIVE_INFINITY });
  });

  test('its first solutions are those that the article prints', () => {
    const lines = (numbers: number[], target: number) =>
      search(numbers, target).steps.map(({ left, operator, right, result }) => `${left}${operator}${right}=${result}`);
    expect(lines([1, 2, 3], 7)).toEqual(['3*2=6', '6+1=7']);
    expect(lines([3, 7, 4, 2], 60)).toEqual(['3+7=10', '4+2=6', '10*6=60']);
  });

  test('the order of the numbers decides how many there are', () => {
    expect(search([3, 2, 1], 7).nodes).not.toBe(search([1, 2, 3], 7).nodes);
  });

  test('a given number that is exact ends nothing: the article never looks at it', () => {
    expect(search([2, 7], 7)).toMatchObject({ nodes: 3, value: 7, distance: 0, steps: [] });
  });
});

describe('its answer', () => {
  test('drops the steps that serve nothing', () => {
    expect(search([1, 2, 50, 10], 500).steps).toEqual([{ left: 50, operator: '*', right: 10, result: 500 }]);
  });

  test('leaves out what passes 2^53 and does not call that proven', () => {
    const numbers = [999_999, 999_998, 999_997, 868_279];
    const target = 1_151_696_632_086;
    expect(nearest(reach(numbers), target).distance).toBe(0n);
    const answer = search(numbers, target);
    expect(answer.distance).toBeGreaterThan(0);
    expect(answer.search.complete).toBe(false);
  });

  test('is as near as the brute force says, with steps that make it', () => {
    fc.assert(
      fc.property(fewTiles, nearTarget, (tiles, wanted) => {
        const answer = search(tiles, wanted);
        expect(BigInt(answer.distance)).toBe(nearest(reach(tiles), wanted).distance);
        expect(answer.distance).toBe(Math.abs(answer.value - wanted));
        expect(answer.search.complete).toBe(true);
        playSteps(answer.steps, answer.value, tiles);
      }),
      { numRuns: 300 },
    );
  });

  test('under a budget is valid, spends no more than it has, and gets no worse with more', () => {
    fc.assert(
      fc.property(fewTiles, nearTarget, fc.nat(2000), fc.nat(2000), (tiles, wanted, some, more) => {
        const played = (units?: number) => {
          const answer = search(tiles, wanted, units);
          playSteps(answer.steps, answer.value, tiles);
          return answer;
        };
        assertKeepsBudget(played, some + 1, more);
      }),
      { numRuns: 300 },
    );
  });
});
