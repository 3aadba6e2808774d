/** Tables of hands: their counts, and every solution evaluated again by other code. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Expression, render } from '../../functions/solvers/arithmetic/expression.ts';
import { PRESETS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { fitsDoubles, HandSolver } from '../../functions/solvers/arithmetic/tables/hand-solver.ts';
import { Hands, handCount } from '../../functions/solvers/arithmetic/tables/hands.ts';
import { faultOf, handCountUpTo, type TableQuestion } from '../../functions/solvers/arithmetic/tables/question.ts';
import { Table } from '../../functions/solvers/arithmetic/tables/table.ts';
import { evaluate } from './evaluate.ts';
import { type Fraction, fraction, unreduced, written } from './fraction.ts';
import { reachByRules } from './general-brute-force.ts';
import { parseInfix } from './parse.ts';

const tableOf = (size: number, least = 1, most = 13, target = 24) => new Table({ size, least, most, target });

/** What an expression comes to, not in lowest terms; its numbers are added to `leaves`. */
function workedOut(expression: Expression, leaves: number[]): Fraction {
  if (typeof expression === 'number') {
    leaves.push(expression);
    return fraction(BigInt(expression));
  }
  if (typeof expression === 'bigint' || !('operator' in expression)) throw new Error('a card is a small integer');
  const left = workedOut(expression.left, leaves);
  const result = unreduced(left, expression.operator, workedOut(expression.right, leaves));
  if (result.under === 0n) throw new Error('a division by zero');
  return result;
}

/** @throws Error unless the expression is the target and has each card of the hand, and no other. */
function assertSolves(expression: Expression, hand: readonly number[], target: number): void {
  const leaves: number[] = [];
  const { over, under } = workedOut(expression, leaves);
  const isTarget = over === BigInt(target) * under;
  const isHand = leaves.sort((a, b) => a - b).join() === hand.join();
  if (!isTarget || !isHand) throw new Error(`${JSON.stringify(expression)} is no solution of ${hand.join(' ')}`);
}

/** Whether the brute force makes the target of a hand. */
const makes = (hand: readonly number[], target: number) => reachByRules(hand, PRESETS[24]).has(`${target}`);

/** Counts the lines of a table, and those with a solution, which all are evaluated. */
function countLines(table: Table, size: number, target = 24): { hands: number; solvable: number } {
  const counts = { hands: 0, solvable: 0 };
  for (const { hand, solution } of table.lines(size)) {
    counts.hands++;
    if (solution === undefined) continue;
    counts.solvable++;
    assertSolves(solution, hand, target);
  }
  return counts;
}

describe('24 from hands in 1-13', () => {
  const table = tableOf(9);

  test.each([
    { size: 3, hands: 455, solvable: 111 },
    { size: 4, hands: 1820, solvable: 1362 },
    { size: 5, hands: 6188, solvable: 6104 },
    { size: 6, hands: 18_564, solvable: 18_554 },
    { size: 7, hands: 50_388, solvable: 50_386 },
    { size: 8, hands: 125_970, solvable: 125_969 },
    { size: 9, hands: 293_930, solvable: 293_930 },
  ])('$solvable of $hands hands of $size, each solution evaluated', ({ size, ...counts }) => {
    expect(countLines(table, size)).toEqual(counts);
    expect({ hands: table.handCount(size), solvable: table.solvableCount(size) }).toEqual(counts);
  });

  test('few hands are left by the merges to be solved by themselves', () => {
    const merges = (hand: readonly number[]) => {
      const [first = 0, second = 0] = hand;
      return [first + second, first - second, second - first, first * second, first / second, second / first];
    };
    const leads = (hand: readonly number[]) =>
      hand.some((first, i) =>
        hand.slice(i + 1).some((second, after) => {
          const rest = hand.filter((_, place) => place !== i && place !== i + 1 + after);
          const hands = merges([first, second]).filter((card) => Number.isInteger(card) && card >= 1 && card <= 13);
          return hands.some((card) => table.solution([...rest, card].sort((a, b) => a - b)) !== undefined);
        }),
      );
    for (const size of [3, 4, 5]) {
      const unmerged = [...table.lines(size)].filter(({ hand }) => !leads(hand));
      expect(table.unmergedCount(size)).toBe(unmerged.length);
    }
    expect([4, 5, 6, 7, 8, 9].map((size) => table.unmergedCount(size))).toEqual([546, 138, 19, 3, 1, 0]);
  });

  test('the one hand of eight that does not is eight ones', () => {
    const unsolvable = [...table.lines(8)].filter(({ solution }) => solution === undefined);
    expect(unsolvable.map(({ hand }) => hand.join(' '))).toEqual(['1 1 1 1 1 1 1 1']);
  });

  test('all hands of ten to twelve make 24', () => {
    const large = tableOf(12);
    expect([10, 11, 12].map((size) => large.solvableCount(size))).toEqual([646_646, 1_352_078, 2_704_156]);
    expect([10, 11, 12].map((size) => large.handCount(size))).toEqual([646_646, 1_352_078, 2_704_156]);
    for (const hand of [new Array(12).fill(1), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13], new Array(12).fill(13)]) {
      assertSolves(large.solution(hand)!, hand, 24);
    }
  });

  test('a solution is written as it is', () => {
    for (const { hand, solution } of table.lines(4)) {
      if (solution === undefined) continue;
      const { expression } = render(solution, { ...PRESETS[24], target: 24 });
      const { value, leaves } = evaluate(parseInfix(expression), PRESETS[24]);
      expect(written(value)).toBe('24');
      expect(leaves.map(written).sort()).toEqual(hand.map(String).sort());
    }
  });
});

describe('other ranges and targets', () => {
  test.each([
    { size: 4, most: 10, solvable: 566 },
    { size: 4, most: 9, solvable: 404 },
    { size: 5, most: 10, solvable: 1961 },
    { size: 6, most: 10, solvable: 4995 },
  ])('24 from hands of $size in 1-$most: $solvable', ({ size, most, solvable }) => {
    expect(countLines(tableOf(size, 1, most), size).solvable).toBe(solvable);
  });

  test.each([
    { target: 10, solvable: 1540 },
    { target: 36, solvable: 1270 },
    { target: 100, solvable: 654 },
    { target: 0, solvable: 1625 },
    { target: -24, solvable: 1199 },
  ])('$target from hands of four in 1-13: $solvable', ({ target, solvable }) => {
    expect(countLines(tableOf(4, 1, 13, target), 4, target).solvable).toBe(solvable);
  });

  test('24 from hands of three in 1-30: those of which the brute force makes it', () => {
    const solvable: string[] = [];
    const makes24: string[] = [];
    for (const { hand, solution } of tableOf(3, 1, 30).lines(3)) {
      if (solution) solvable.push(hand.join(' '));
      if (makes(hand, 24)) makes24.push(hand.join(' '));
    }
    expect(solvable).toEqual(makes24);
  });

  test('a hand is solvable if the brute force makes the target of it, zeros and negatives too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: -12, max: 30 }),
        (least, more, target) => {
          const table = tableOf(4, least, least + more, target);
          for (const size of [1, 2, 3, 4]) {
            for (const { hand, solution } of table.lines(size)) {
              const isSolvable = makes(hand, target);
              if (isSolvable !== (solution !== undefined))
                throw new Error(`${hand.join(' ')} → ${target}: ${isSolvable}`);
              if (solution) assertSolves(solution, hand, target);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a hand by itself is solved if its table says so', () => {
    const table = tableOf(6, 1, 7, 29);
    const solver = new HandSolver(29);
    for (const { hand, solution } of table.lines(6)) {
      const found = solver.solve(hand);
      expect(found !== undefined).toBe(solution !== undefined);
      if (found) assertSolves(found, hand, 29);
    }
  });
});

describe('hands', () => {
  test('come in the order of a dictionary, ranked as they come, with and without a merge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: -3, max: 3 }), fc.nat(4), (size, least, more) => {
        const hands = new Hands(size, least, least + more);
        const [hand, smaller] = [new Int32Array(size), new Int32Array(size - 1)];
        const ranks = new Map<string, number>();
        hands.first(smaller, size - 1);
        do ranks.set(smaller.join(), ranks.size);
        while (hands.next(smaller, size - 1));
        expect(ranks.size).toBe(hands.counts[size - 1]);

        let rank = 0;
        hands.first(hand, size);
        do {
          expect(hands.rank(hand, size)).toBe(rank++);
          for (let card = least; card <= least + more; card++) {
            const left = [...hand.subarray(1, size - 1), card].sort((a, b) => a - b);
            expect(hands.rankMerged(hand, size, 0, size - 1, card)).toBe(ranks.get(left.join()));
          }
        } while (hands.next(hand, size));
        expect(rank).toBe(hands.counts[size]);
      }),
      { numRuns: 40 },
    );
  });

  test('are counted by binomial coefficients', () => {
    expect(handCount(4, 13)).toBe(1820);
    expect(handCount(12, 13)).toBe(2_704_156);
    expect(handCount(3, 0)).toBe(0);
    expect(handCountUpTo(4, 13)).toBe(13 + 91 + 455 + 1820);
  });
});

describe('a question that is refused', () => {
  const good: TableQuestion = { size: 4, least: 1, most: 13, target: 24 };

  test.each([
    { fault: 'not-an-integer', wrong: { target: 0.5 } },
    { fault: 'not-an-integer', wrong: { size: Number.NaN } },
    { fault: 'size-out-of-range', wrong: { size: 0 } },
    { fault: 'size-out-of-range', wrong: { size: 13 } },
    { fault: 'empty-range', wrong: { least: 14 } },
    { fault: 'too-many-hands', wrong: { most: 1000 } },
    { fault: 'numbers-too-large', wrong: { target: 2 ** 52 } },
    { fault: 'numbers-too-large', wrong: { least: -10_000 } },
  ] as const)('$fault: $wrong', ({ fault, wrong }) => {
    expect(faultOf({ ...good, ...wrong })).toBe(fault);
    expect(() => new Table({ ...good, ...wrong })).toThrow(fault);
  });

  test('is not one of the largest that doubles hold', () => {
    expect(faultOf({ ...good, size: 12 })).toBeUndefined();
    expect(fitsDoubles([2 ** 26 - 1, 2 ** 26 - 1], 1)).toBe(false);
    expect(fitsDoubles([2 ** 26 - 1, 2 ** 26 - 1], 0)).toBe(true);
  });
});

test('progress is told, and comes to all hands or nearly', () => {
  const told: [number, number][] = [];
  new Table({ size: 6, least: 1, most: 13, target: 24 }, (hands, of) => told.push([hands, of]));
  expect(told.length).toBeGreaterThan(2);
  expect(told.map(([hands]) => hands)).toEqual(told.map(([hands]) => hands).sort((a, b) => a - b));
  expect(new Set(told.map(([, of]) => of))).toEqual(new Set([handCountUpTo(6, 13)]));
  expect(told.at(-1)![0]).toBeGreaterThan(handCountUpTo(6, 13) - 4096);
});
