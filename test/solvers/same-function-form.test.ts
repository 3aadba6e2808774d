/** Comparing expressions as functions of the given numbers: right against values at random points, and after any rewriting. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { operate, type Rational, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import {
  type Comparable,
  type Comparison,
  compareFunctions,
  NUMBER_LIMIT,
  readComparable,
} from '../../functions/solvers/arithmetic/same/compare.ts';
import { COUNTED_GAME } from '../../site/components/ways/figures.ts';
import { PAIRS, verdictOnPair } from '../../site/components/ways/pairs.ts';
import { countFunctions, isPruned } from './count-functions.ts';
import { evaluate } from './evaluate.ts';
import { fraction, written } from './fraction.ts';
import { POINTS, valueModulo } from './modulo-prime.ts';
import { parseInfix, type Tree } from './parse.ts';
import { signatureOf } from './same-function.ts';
import { type Choose, choices, validTree } from './written-expression.ts';

function read(text: string): Comparable {
  const found = readComparable(text);
  if ('code' in found) throw new Error(`${text}: ${found.code}`);
  return found;
}

const compared = (left: string, right: string): Comparison => compareFunctions(read(left), read(right));
const leavesOf = (tree: Tree): string[] =>
  'leaf' in tree ? [written(tree.leaf)] : [...leavesOf(tree.left), ...leavesOf(tree.right)];

/** All brackets written. */
function textOf(tree: Tree): string {
  return 'leaf' in tree ? written(tree.leaf) : `(${textOf(tree.left)}${tree.operator}${textOf(tree.right)})`;
}

/** Whether two trees are the same function, by their values at random points in every order of equal numbers. */
function isSame(left: Tree, right: Tree): boolean {
  const numbers = leavesOf(left).sort();
  if (numbers.join() !== leavesOf(right).sort().join()) return false;
  return signatureOf(left, numbers) === signatureOf(right, numbers);
}

const JOIN: Readonly<Record<Operator, Operator>> = { '+': '+', '-': '+', '*': '*', '/': '*' };
const UNDO: Readonly<Record<Operator, Operator>> = { '+': '-', '-': '-', '*': '/', '/': '/' };

/** The tree after some rewritings that arithmetic allows, in random places. */
function rewritten(tree: Tree, choose: Choose): Tree {
  if ('leaf' in tree) return tree;
  const { operator } = tree;
  const left = rewritten(tree.left, choose);
  const right = rewritten(tree.right, choose);
  const isJoin = JOIN[operator] === operator;
  if (isJoin && choose(2) === 0) return { left: right, operator, right: left };
  if (!('leaf' in right) && JOIN[right.operator] === JOIN[operator] && choose(2) === 0) {
    // a + (b − c) = (a + b) − c, a − (b − c) = (a − b) + c, and the same for products.
    const second = isJoin ? right.operator : right.operator === JOIN[operator] ? UNDO[operator] : JOIN[operator];
    return { left: { left, operator, right: right.left }, operator: second, right: right.right };
  }
  if (!('leaf' in left) && JOIN[left.operator] === JOIN[operator] && choose(2) === 0) {
    // (a − b) + c = (a + c) − b, and the same for products.
    return { left: { left: left.left, operator, right }, operator: left.operator, right: left.right };
  }
  return { left, operator, right };
}

/** Trees of numbers, of which few are different, with all their steps defined. */
const tree = (most: number): fc.Arbitrary<Tree> =>
  fc
    .tuple(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: most }), choices)
    .map(([numbers, choose]) => validTree(numbers, 'rational', choose));

describe('the same', () => {
  test('after any rewriting that arithmetic allows, with numbers that show it', () => {
    fc.assert(
      fc.property(tree(6), choices, (one, choose) => {
        const other = rewritten(rewritten(one, choose), choose);
        const { same, otherNumbers, witness } = compared(textOf(one), textOf(other));
        expect({ same, otherNumbers }, `${textOf(one)} | ${textOf(other)}`).toEqual({
          same: true,
          otherNumbers: false,
        });
        if (witness) expect(witness.left).toEqual(witness.right);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('same or different', () => {
  test('as the values at random points say, for two trees of the same numbers', () => {
    const pair = fc
      .tuple(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 5 }), choices, choices)
      .map(
        ([numbers, first, second]) =>
          [validTree(numbers, 'rational', first), validTree(numbers, 'rational', second)] as const,
      );
    let different = 0;
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const found = compared(textOf(one), textOf(other));
        expect(found.same, `${textOf(one)} | ${textOf(other)}`).toBe(isSame(one, other));
        if (found.same) return;
        different++;
        assertWitness(one, other, found);
      }),
      { numRuns: 1500 },
    );
    expect(different).toBeGreaterThan(300);
  });

  /** What stands for the numbers, in the order written, gives the left expression its value, and the right one another in any order. */
  function assertWitness(one: Tree, other: Tree, { witness }: Comparison): void {
    if (!witness) throw new Error(`nothing shows ${textOf(one)} | ${textOf(other)}`);
    const numbers = witness.numbers.map(String);
    const valuesOf = (tree: Tree, isWritten = false) => {
      const leaves = leavesOf(tree);
      const orders = (place: number, used: readonly number[]): number[][] =>
        place === leaves.length
          ? [[...used]]
          : numbers.flatMap((number, at) =>
              number === leaves[place] && !used.includes(at) ? orders(place + 1, [...used, at]) : [],
            );
      return orders(0, [])
        .slice(0, isWritten ? 1 : undefined)
        .map((order) => {
          let next = 0;
          const put = (tree: Tree): Tree =>
            'leaf' in tree
              ? { leaf: fraction(BigInt(witness.stands[order[next++]!] as number)) }
              : { left: put(tree.left), operator: tree.operator, right: put(tree.right) };
          return written(evaluate(put(tree), { values: 'rational' }).value);
        });
    };
    const text = (value: Rational) =>
      typeof value === 'object' ? `${value.numerator}/${value.denominator}` : `${value}`;
    expect(valuesOf(one, true)).toEqual([text(witness.left)]);
    expect(valuesOf(other)).not.toContain(text(witness.left));
    expect(valuesOf(other)).toContain(text(witness.right));
  }

  test('1, 6, 68 and 1170 forms for all expressions of one to four different numbers (OEIS A140606)', () => {
    const texts = (numbers: readonly string[]): string[] =>
      numbers.length === 1
        ? [...numbers]
        : partsOf(numbers).flatMap(([left, right]) =>
            texts(left).flatMap((a) =>
              texts(right).flatMap((b) => OPERATORS.map((operator) => `(${a}${operator}${b})`)),
            ),
          );
    const counts = [1, 2, 3, 4].map((count) => {
      const all = texts(['60', '136', '202', '229'].slice(0, count));
      return new Set(all.map((text) => JSON.stringify(read(text).form))).size;
    });
    expect(counts).toEqual([1, 6, 68, 1170]);
  });

  /** All ways to give each number to one of two parts, none of them empty. */
  function partsOf(numbers: readonly string[]): [string[], string[]][] {
    const chosen = Array.from({ length: 2 ** numbers.length - 2 }, (_, index) => index + 1);
    return chosen.map((choice) => [
      numbers.filter((_, place) => choice & (1 << place)),
      numbers.filter((_, place) => !(choice & (1 << place))),
    ]);
  }

  test.each([
    ['7*10+3', '3+10*7', true],
    ['50-(25-7)', '50-25+7', true],
    ['100/(50/25)', '100/50*25', true],
    ['(5-5)*7+3', '3-(5-5)*7', true],
    ['(10-7)*(3-2)', '(7-10)*(2-3)', true],
    ['-5+7', '7-5', true],
    ['5-(5-3)', '5+3-5', true],
    ['7*10 = 70', '10×7', true],
    ['50*(10+7)', '50*10+7', false],
    ['2*2+10', '2+2+10', false],
    ['3*(10+2)', '3*10+3*2', false],
    ['5*5-3*3', '3*3-5*5', false],
    ['7*10', '7*10*1', false],
  ])('%s and %s: %s', (left, right, same) => {
    expect(compared(left, right).same).toBe(same);
  });
});

describe('what cannot be compared', () => {
  test.each([
    ['nothing', '', { code: 'syntax', reason: 'missing' }],
    ['half an expression', '7 +', { code: 'syntax', reason: 'missing-operand' }],
    ['an unknown sign', '7 ^ 2', { code: 'syntax', reason: 'unknown-character' }],
    ['a division by zero', '7 / (3 - 3)', { code: 'division-by-zero' }],
    ['too many numbers', Array.from({ length: NUMBER_LIMIT + 1 }, () => '7').join('+'), { code: 'too-many' }],
    ['a long text', '7+'.repeat(1000), { code: 'too-long' }],
  ])('%s', (_, text, reason) => {
    expect(readComparable(text)).toMatchObject(reason);
  });
});

describe('a step × 1 or ÷ 1', () => {
  test('is needed where no pruned expression is the same function', () => {
    const numbers: readonly number[] = COUNTED_GAME.numbers;
    const pruned = countFunctions(numbers, isPruned).map((functions) => new Set(functions.keys()));
    const hand = fc.tuple(fc.shuffledSubarray([...numbers], { minLength: 2, maxLength: 5 }), choices);
    fc.assert(
      fc.property(hand, ([given, choose]) => {
        const one = validTree(given, 'natural', choose);
        const key = valueModulo(one, (leaf) => POINTS[numbers.map(String).indexOf(written(leaf))]);
        expect(read(textOf(one)).needsOne, textOf(one)).toBe(!pruned.some((keys) => keys.has(key)));
      }),
      { numRuns: 1500 },
    );
  });
});

describe('the pairs of the chapter', () => {
  test.each(PAIRS)('$left and $right make the same value, and are told right', (pair) => {
    const [left, right] = [pair.left, pair.right].map((text) => parseInfix(text.replaceAll('′', ''))) as [Tree, Tree];
    expect(evaluate(left).value).toEqual(evaluate(right).value);
    const verdict = verdictOnPair(pair);
    expect(verdict === 'same').toBe(isSame(left, right));
    expect(verdict === 'needsOne').toBe(pair.name === 'one');
  });

  test('are of all kinds', () => {
    expect(new Set(PAIRS.map(verdictOnPair))).toEqual(new Set(['same', 'other', 'needsOne']));
  });

  test('2 × 2 and 2 + 2 differ with 3 and 5, as is told', () => {
    expect(operate('+', operate('*', 3, 5)!, rationalOf(10))).toBe(25);
    expect(operate('+', operate('+', 3, 5)!, rationalOf(10))).toBe(18);
  });
});
