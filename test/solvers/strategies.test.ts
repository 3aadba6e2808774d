/** The searches of the literature behind one door. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import {
  plays,
  runStrategy,
  STRATEGIES,
  STRATEGY_NAMES,
  type Strategy,
} from '../../functions/solvers/arithmetic/history/strategies.ts';
import { canonicalPuzzle, OPERATORS, type Rules, USES, VALUES } from '../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { operations } from './arbitrary-question.ts';
import { assertValid } from './best-answer.ts';
import { nearest, reach } from './brute-force.ts';

/** Runs a strategy on numbers in their order, and evaluates the answer again by other code. */
function run(
  strategy: Strategy,
  numbers: readonly Exact[],
  target: Exact,
  {
    operations = OPERATORS,
    units = Number.POSITIVE_INFINITY,
  }: Partial<Pick<Rules, 'operations'> & { units: number }> = {},
) {
  const puzzle = canonicalPuzzle(numbers, target, { ...STRATEGIES[strategy], operations });
  const answer = runStrategy(strategy, puzzle, numbers, new Budget(units));
  assertValid(puzzle, answer);
  return answer;
}

describe('the rules', () => {
  const asked = STRATEGY_NAMES.flatMap((strategy) =>
    VALUES.flatMap((values) => USES.map((use) => ({ strategy, values, use }))),
  );
  const played = ['backtracking natural any', 'operators rational all', 'states natural any'];

  test.each(asked)('$strategy: $values and $use', ({ strategy, values, use }) => {
    const isPlayed = played.includes(`${strategy} ${values} ${use}`);
    const search = () => runStrategy(strategy, canonicalPuzzle([2, 3], 6, { values, use }), [2, 3], new Budget(100));
    expect(plays(strategy, { values, use })).toBe(isPlayed);
    if (isPlayed) expect(search().best).toMatchObject({ value: 6 });
    else expect(search).toThrow(RangeError);
  });

  test.each(STRATEGY_NAMES)('%s leaves out the operations that are not allowed', (strategy) => {
    expect(run(strategy, [5, 3], 2, { operations: ['+'] }).best).toMatchObject({
      value: strategy === 'operators' ? 8 : 3,
    });
  });
});

describe('the counts of each search', () => {
  test('backtracking counts nodes, and the order of the numbers decides how many', () => {
    expect(run('backtracking', [25, 50, 75, 100, 3, 6], 952).counts).toEqual({ nodes: 1_024_635 });
    expect(run('backtracking', [3, 6, 25, 50, 75, 100], 952).counts).not.toEqual({ nodes: 1_024_635 });
  });

  test('operators counts expressions and calls, and the order decides too', () => {
    expect(run('operators', [3, 3, 8, 8], 24).counts).toEqual({ expressions: 414, calls: 548 });
    expect(run('operators', [8, 3, 8, 3], 24).counts).not.toEqual({ expressions: 414, calls: 548 });
  });

  test('states counts nodes and states of four numbers, and tells its path', () => {
    const answer = run('states', [1, 3, 7, 10, 25, 50], 831);
    expect(answer.counts).toEqual({ nodes: 567_861, generated: 1762, different: 652 });
    expect(answer.path).toBe('50,25,+,7,+,1,+,10,*');
    expect(answer.best).toMatchObject({ value: 830, expression: '(50+25+7+1)*10' });
  });
});

describe('the answer', () => {
  test.each(['backtracking', 'states'] as const)('of %s may be a given number', (strategy) => {
    expect(run(strategy, [2, 7], 7).best).toMatchObject({ value: 7, expression: '7', numbersUsed: 1, steps: [] });
  });

  test('of operators is null when nothing can be made', () => {
    expect(run('operators', [0, 0], 24, { operations: ['/'] })).toMatchObject({
      best: null,
      nearest: [],
      search: { complete: true },
    });
  });

  test('of operators takes fractions and negatives, given and made', () => {
    expect(run('operators', ['1/2', -3, 0, 8], '-16').best).toMatchObject({ distance: 0, numbersUsed: 4 });
  });

  const numbers = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 5 });

  test('of backtracking and of states is equally near, and as near as the brute force says', () => {
    fc.assert(
      fc.property(numbers, fc.nat(2000), operations, (tiles, target, allowed) => {
        const { distance } = nearest(reach(tiles, allowed), target);
        for (const strategy of ['backtracking', 'states'] as const) {
          const { best, search } = run(strategy, tiles, target, { operations: allowed });
          expect(BigInt(best!.distance)).toBe(distance);
          expect(search.complete).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of every strategy is valid under a budget', () => {
    fc.assert(
      fc.property(numbers, fc.nat(2000), fc.integer({ min: 1, max: 3000 }), (tiles, target, units) => {
        for (const strategy of STRATEGY_NAMES) run(strategy, tiles, target, { units });
      }),
      { numRuns: 200 },
    );
  });
});
