/** The search of states: the author's example, his numbers of states, its answers right, its budget kept. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { render } from '../../functions/solvers/arithmetic/expression.ts';
import { expressionOf, pathOf, startOf, successor } from '../../functions/solvers/arithmetic/history/state.ts';
import { states } from '../../functions/solvers/arithmetic/history/states.ts';
import { canonicalPuzzle, OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { fewTiles, nearTarget } from './arbitrary-game.ts';
import { operations } from './arbitrary-question.ts';
import { assertSolution } from './assert-solution.ts';
import { nearest, reach } from './brute-force.ts';
import { assertKeepsBudget } from './history-budget.ts';
import { ORACLE } from './oracle.ts';

/** Searches, and evaluates the answer again by other code. */
function search(
  numbers: readonly number[],
  target: number,
  units = Number.POSITIVE_INFINITY,
  operations: readonly Operator[] = OPERATORS,
) {
  const answer = states(numbers, target, new Budget(units), operations);
  const puzzle = canonicalPuzzle(numbers, target, { operations });
  const solution = render(answer.expression, puzzle);
  assertSolution(puzzle, solution);
  expect(solution).toMatchObject({ value: answer.value, distance: answer.distance });
  expect(answer.search.work).toBe(answer.nodes);
  return answer;
}

/** The states that a state leads to by one operation, largest first. */
function successors(numbers: readonly number[]): number[][] {
  return numbers.flatMap((a, i) =>
    numbers.slice(i + 1).flatMap((b, after) => {
      const rest = numbers.filter((_, place) => place !== i && place !== i + 1 + after);
      const [large, small] = [Math.max(a, b), Math.min(a, b)];
      const results = [a + b, a * b, large - small, large / small].filter(
        (result) => result > 0 && Number.isInteger(result),
      );
      return results.map((result) => [...rest, result].sort((a, b) => b - a));
    }),
  );
}

/** All nodes below a state when nothing is remembered. */
function nodesBelow(numbers: readonly number[]): number {
  return successors(numbers).reduce((nodes, next) => nodes + 1 + nodesBelow(next), 0);
}

describe('the example of its author: 1 2 4 5 6 7, sum of two, product of two, quotient of both', () => {
  const start = startOf([1, 2, 7, 4, 5, 6]);
  const sum = successor(start, 5, '+', 4, 3);
  const product = successor(sum, 2, '*', 1, 30);
  const quotient = successor(product, 0, '/', 3, 10);

  test('the state is largest first, and each number has its path', () => {
    expect(start).toEqual({ numbers: [7, 6, 5, 4, 2, 1], paths: ['7', '6', '5', '4', '2', '1'] });
    expect(product.numbers).toEqual([30, 7, 4, 3]);
    expect(pathOf(product)).toBe('5,6,*;7;4;1,2,+');
    expect(quotient.numbers).toEqual([10, 7, 4]);
    expect(pathOf(quotient)).toBe('5,6,*,1,2,+,/;7;4');
  });

  test('a path is read back as an expression', () => {
    expect(expressionOf(quotient.paths[0]!)).toEqual({
      operator: '/',
      left: { operator: '*', left: 5, right: 6 },
      right: { operator: '+', left: 1, right: 2 },
    });
  });

  test('a result stands after the numbers that are as large', () => {
    expect(successor(startOf([7, 4, 3]), 1, '+', 2, 7)).toEqual({ numbers: [7, 7], paths: ['7', '4,3,+'] });
  });
});

describe('its counts', () => {
  // Counted by another program, in another language, after the same description.
  test.each([
    { given: '1 2 4 8 16 32', target: 9999, nodes: 695_083, generated: 2318, different: 672, value: 9984 },
    { given: '1 3 7 10 25 50', target: 831, nodes: 567_861, generated: 1762, different: 652, value: 830 },
    { given: '1 3 7 10 25 50', target: 765, nodes: 510, generated: 1, different: 1, value: 765 },
    { given: '25 50 75 100 3 6', target: 952, nodes: 275_112, generated: 374, different: 320, value: 952 },
    { given: '1 1 2 2 3 3', target: 999, nodes: 74_148, generated: 1860, different: 67, value: 81 },
  ])(
    '$nodes nodes, $generated states of four, $different different for $given → $target',
    ({ given, target, ...told }) => {
      const answer = search(given.split(' ').map(Number), target);
      expect(answer).toMatchObject(told);
      expect(answer.search.complete).toBe(true);
    },
  );

  const tiles = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 5, maxLength: 5 });

  test('of five numbers, each operation generates a state of four, and only the different ones are explored', () => {
    fc.assert(
      fc.property(tiles, (numbers) => {
        const four = successors(numbers);
        const different = new Map(four.map((state) => [state.join(), state]));
        const below = [...different.values()].reduce((nodes, state) => nodes + nodesBelow(state), 0);
        // A target that is out of reach: twelve times twelve, five times, is not 10^6.
        const answer = search(numbers, 1_000_000);
        expect(answer).toMatchObject({ generated: four.length, different: different.size, nodes: four.length + below });
      }),
      { numRuns: 10 },
    );
  });

  test('of four numbers or fewer nothing is remembered', () => {
    expect(search([2, 3, 5, 7], 1_000_000)).toMatchObject({
      generated: 0,
      different: 0,
      nodes: nodesBelow([2, 3, 5, 7]),
    });
  });

  test('are those of the states that an observer is told of, each after a state that leads to it', () => {
    fc.assert(
      fc.property(tiles, fc.integer({ min: 1, max: 2000 }), (numbers, target) => {
        const seen = new Map<string, number>();
        const observed = states(numbers, target, new Budget(1e9), OPERATORS, (state, before, isNew) => {
          const name = state.numbers.join();
          expect(successors(before.numbers).map((next) => next.join())).toContain(name);
          expect(isNew).toBe(!seen.has(name));
          seen.set(name, (seen.get(name) ?? 0) + 1);
        });
        expect(observed).toEqual(states(numbers, target, new Budget(1e9)));
        expect(seen.size).toBe(observed.different);
        expect([...seen.values()].reduce((sum, times) => sum + times, 0)).toBe(observed.generated);
      }),
      { numRuns: 50 },
    );
  });

  test('do not depend on the order of the numbers', () => {
    expect(search([3, 25, 1, 7, 10], 9999)).toEqual(search([25, 10, 7, 3, 1], 9999));
  });
});

describe('its answer', () => {
  test('is a given number at once when that is the target', () => {
    expect(search([2, 7], 7)).toMatchObject({ nodes: 0, value: 7, path: '7' });
  });

  test('leaves out what passes 2^53 and does not call that proven', () => {
    const answer = search([999_999, 999_998, 999_997, 868_279], 1_151_696_632_086);
    expect(answer.distance).toBeGreaterThan(0);
    expect(answer.search.complete).toBe(false);
  });

  // Of up to six numbers, which take some 30 ms each.
  const lines = ORACLE.filter(({ numbers }) => numbers.length <= 6);
  test.each(lines.map((line) => ({ ...line, given: line.numbers.join(' ') })))(
    '$given → $target is $distance away',
    ({ numbers, target, distance, nearest }) => {
      const answer = search(numbers, target);
      // Only a branch that was left out could hold what is nearer.
      if (!answer.search.complete) return expect(answer.distance).toBeGreaterThanOrEqual(distance);
      expect(answer.distance).toBe(distance);
      expect(nearest).toContain(answer.value);
    },
  );

  test('is as near as the brute force says, by any operations', () => {
    fc.assert(
      fc.property(fewTiles, nearTarget, operations, (tiles, wanted, allowed) => {
        const answer = search(tiles, wanted, Number.POSITIVE_INFINITY, allowed);
        expect(BigInt(answer.distance)).toBe(nearest(reach(tiles, allowed), wanted).distance);
        expect(answer.search.complete).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('under a budget is valid, spends no more than it has, and gets no worse with more', () => {
    fc.assert(
      fc.property(fewTiles, nearTarget, fc.nat(2000), fc.nat(2000), (tiles, wanted, some, more) => {
        assertKeepsBudget((units) => search(tiles, wanted, units), some + 1, more);
      }),
      { numRuns: 300 },
    );
  });
});
