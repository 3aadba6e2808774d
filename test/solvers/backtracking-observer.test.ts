/** What the search tells of itself: played again by other code, it comes to the same counts and the same answer. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backtracking } from '../../functions/solvers/arithmetic/history/backtracking.ts';
import type { BacktrackingObserver } from '../../functions/solvers/arithmetic/history/backtracking-observer.ts';
import type { Cut } from '../../functions/solvers/arithmetic/history/backtracking-step.ts';
import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { nearTarget, tile } from './arbitrary-game.ts';

/** Why a step may be left out, said once more, in integers of any length. */
const IS_TRUE: Readonly<Record<Cut, (operator: Operator, larger: bigint, smaller: bigint) => boolean>> = {
  zero: (operator, a, b) => operator === '-' && a - b === 0n,
  'times-one': (operator, a, b) => operator === '*' && a * b === a,
  'divided-by-one': (operator, a, b) => operator === '/' && a / b === a,
  remainder: (operator, a, b) => operator === '/' && (a / b) * b !== a,
  'too-large': (operator, a, b) => RESULT[operator](a, b) > BigInt(Number.MAX_SAFE_INTEGER),
};

const RESULT: Readonly<Record<Operator, (larger: bigint, smaller: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

const sized = (first: number, second: number) =>
  [BigInt(Math.max(first, second)), BigInt(Math.min(first, second))] as const;

/** Walks a tree of its own along what is told, and checks every word of it. */
class Walk implements BacktrackingObserver {
  nodes = 0;
  value: number;
  readonly #target: number;
  /** The lists from the start down, each with the steps that it still has to be tried with, in their order. */
  readonly #lists: { numbers: readonly number[]; left: [Operator, number, number][] }[] = [];
  last: readonly number[] = [];

  constructor(numbers: readonly number[], target: number) {
    this.#target = target;
    this.value = numbers.reduce((a, b) => (this.#distance(b) < this.#distance(a) ? b : a));
    this.#go(numbers);
  }

  #distance(value: number): number {
    return Math.abs(value - this.#target);
  }

  #go(numbers: readonly number[]): void {
    const left = numbers.flatMap((_, i) =>
      numbers.slice(i + 1).flatMap((_, more) => OPERATORS.map((o): [Operator, number, number] => [o, i, i + 1 + more])),
    );
    this.#lists.push({ numbers, left });
  }

  /** What is tried next, by two independent accounts of the order. */
  #next(operator: Operator): { first: number; second: number; rest: number[] } {
    const { numbers, left } = this.#lists.at(-1)!;
    const [expected, i, j] = left.shift()!;
    expect(operator).toBe(expected);
    return { first: numbers[i]!, second: numbers[j]!, rest: numbers.filter((_, at) => at !== i && at !== j) };
  }

  visit(...[step, numbers]: Parameters<BacktrackingObserver['visit']>): void {
    const { first, second, rest } = this.#next(step.operator);
    const [larger, smaller] = sized(first, second);
    expect(new Set([step.left, step.right])).toEqual(new Set([first, second]));
    expect(BigInt(step.result)).toBe(RESULT[step.operator](larger, smaller));
    expect(step.result).toBeGreaterThan(0);
    for (const isCut of Object.values(IS_TRUE)) expect(isCut(step.operator, larger, smaller)).toBe(false);
    expect(numbers).toEqual([step.result, ...rest]);
    this.nodes++;
    this.last = numbers;
    this.#go(numbers);
  }

  cut(...[operator, first, second, reason]: Parameters<BacktrackingObserver['cut']>): void {
    const next = this.#next(operator);
    expect([first, second]).toEqual([next.first, next.second]);
    expect(IS_TRUE[reason](operator, ...sized(first, second))).toBe(true);
  }

  nearest(value: number): void {
    expect(this.last[0]).toBe(value);
    expect(this.#distance(value)).toBeLessThan(this.#distance(this.value));
    this.value = value;
  }

  back(): void {
    expect(this.#lists.pop()!.left).toEqual([]);
  }

  /** Whether the walk is back at the start, with nothing left to try. */
  get isOver(): boolean {
    return this.#lists.length === 1 && this.#lists[0]!.left.length === 0;
  }
}

function watched(numbers: readonly number[], target: number, units = Number.POSITIVE_INFINITY) {
  const walk = new Walk(numbers, target);
  return { walk, answer: backtracking(numbers, target, new Budget(units), OPERATORS, walk) };
}

describe('what the search tells', () => {
  const few = fc.array(tile, { minLength: 1, maxLength: 4 });

  test('is each pair and each operation once, in order, with true results and true reasons for what is cut', () => {
    fc.assert(
      fc.property(few, nearTarget, (numbers, target) => {
        const { walk, answer } = watched(numbers, target);
        expect({ nodes: walk.nodes, value: walk.value }).toEqual({ nodes: answer.nodes, value: answer.value });
        expect(walk.isOver).toBe(walk.last[0] !== target || answer.nodes === 0);
      }),
      { numRuns: 30 },
    );
  });

  test('changes nothing, with a budget or without', () => {
    fc.assert(
      fc.property(few, nearTarget, fc.integer({ min: 1, max: 1000 }), (numbers, target, units) => {
        const { walk, answer } = watched(numbers, target, units);
        expect(answer).toEqual(backtracking(numbers, target, new Budget(units)));
        expect(walk.nodes).toBe(answer.nodes);
      }),
      { numRuns: 30 },
    );
  });

  test('for 1 2 3 → 7 is 23 nodes and the cuts between them', () => {
    const cuts: string[] = [];
    const told: BacktrackingObserver = {
      visit() {},
      cut: (operator, first, second, reason) => cuts.push(`${first}${operator}${second} ${reason}`),
      nearest() {},
      back() {},
    };
    expect(backtracking([1, 2, 3], 7, new Budget(1000), OPERATORS, told).nodes).toBe(23);
    expect(cuts).toEqual([
      ...['3-3 zero'],
      ...['1*3 times-one', '1/3 divided-by-one', '1*2 times-one', '1/2 divided-by-one', '2-2 zero'],
      ...['1*3 times-one', '1/3 divided-by-one', '5*1 times-one', '5/1 divided-by-one'],
      ...['1-1 zero', '1*1 times-one', '1/1 divided-by-one'],
    ]);
  });
});
