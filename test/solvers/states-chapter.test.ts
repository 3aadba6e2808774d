/** What the chapter on states says, counted again by code of its own, and the stack machine that reads its paths. */

import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exact, type Rational } from '../../functions/solvers/arithmetic/rational.ts';
import { runItems } from '../../site/components/rpn/machine.ts';
import { MOST_ITEMS, readItems } from '../../site/components/rpn/reading.ts';
import { explore } from '../../site/components/states/explored.ts';
import { type Fraction, fraction, joined, written } from './fraction.ts';
import { parseInfix, type Tree } from './parse.ts';

/** The game of the chapter, whose target is out of reach. */
const HARDEST = [32, 16, 8, 4, 2, 1];

/** The states that one operation leads to, largest first. */
function successors(numbers: readonly number[]): number[][] {
  return numbers.flatMap((a, i) =>
    numbers.slice(i + 1).flatMap((b, after) => {
      const rest = numbers.filter((_, place) => place !== i && place !== i + 1 + after);
      const results = [a + b, a * b, a - b, a / b].filter((result) => result > 0 && Number.isInteger(result));
      return results.map((result) => [...rest, result].sort((x, y) => y - x));
    }),
  );
}

/** The whole search when states of some sizes are remembered: what it makes, asks and keeps. */
function counts(given: readonly number[], remembered: readonly number[]) {
  const kept = new Set<string>();
  const told = { results: 0, lookUps: 0, ofTwo: 0 };
  const visit = (numbers: readonly number[]) => {
    for (const next of successors(numbers)) {
      told.results++;
      if (numbers.length === 2) told.ofTwo++;
      if (next.length === 1) continue;
      if (remembered.includes(next.length)) {
        told.lookUps++;
        const name = next.join();
        if (kept.has(name)) continue;
        kept.add(name);
      }
      visit(next);
    }
  };
  visit(given);
  return { ...told, keeps: kept.size };
}

/** The rows of figures of the chapter's table, in a language. */
function rowsOf(locale: string): number[][] {
  const chapter = readFileSync(new URL(`../../site/content/${locale}/states.mdx`, import.meta.url), 'utf8');
  const rows = chapter.split('\n').filter((line) => line.startsWith('| ') && /\d/.test(line));
  return rows.map((row) =>
    row
      .split('|')
      .slice(2, 5)
      .map((cell) => Number(cell.replaceAll(/\D/g, ''))),
  );
}

describe('1 2 4 8 16 32 → 9999', () => {
  const recounted = [[], [5], [4], [3], [2], [3, 4]].map((remembered) => counts(HARDEST, remembered));

  test('the table tells what each choice of states to remember takes, in both languages', () => {
    const right = recounted.map(({ results, lookUps, keeps }) => [results, lookUps, keeps]);
    expect(right[2]).toEqual([695_083, 2318, 672]);
    expect(rowsOf('en')).toEqual(right);
    expect(rowsOf('es')).toEqual(right);
  });

  test('522,696 of the 695,083 results come of states of two', () => {
    expect(recounted[2]).toMatchObject({ results: 695_083, ofTwo: 522_696 });
  });

  test('the drawing has a light for each of the 672 states, as bright as the chapter says', () => {
    const { reached, generated, different, nodes, value, distance } = explore(HARDEST, 9999);
    const ways = new Map<string, number>();
    for (const five of successors(HARDEST)) {
      for (const four of successors(five)) ways.set(four.join(), (ways.get(four.join()) ?? 0) + 1);
    }
    // Every state of five is explored each time that it is met, so that all ways to four are seen.
    expect(new Map(reached.map((state) => [state.numbers.join(), state.ways.length]))).toEqual(ways);
    expect({ generated, different, nodes, value, distance }).toEqual({
      generated: 2318,
      different: 672,
      nodes: 695_083,
      value: 9984,
      distance: 15,
    });
    const amounts = [...ways.values()];
    const between = (least: number, most: number) => amounts.filter((n) => n >= least && n <= most).length;
    expect([between(1, 1), between(2, 2), between(3, 3), between(4, 9), between(10, 99)]).toEqual([
      ...[132, 294, 117, 84, 45],
    ]);
    expect(Math.max(...amounts)).toBe(36);
    const most = [...ways].filter(([, n]) => n === 36).map(([state]) => state);
    expect(most.sort()).toEqual(['32,16,8,2', '32,8,4,2']);
  });

  test('each way is two steps that lead where it says', () => {
    const joinedIn = (numbers: readonly number[], used: readonly number[], result: number) => {
      const rest = [...numbers];
      for (const number of used) rest.splice(rest.indexOf(number), 1);
      return [...rest, result].sort((a, b) => b - a);
    };
    for (const { numbers, ways } of explore(HARDEST, 9999).reached) {
      for (const { first, middle, second } of ways) {
        for (const { left, operator, right, result } of [first, second]) {
          expect(joined(fraction(BigInt(left)), operator, fraction(BigInt(right)))).toEqual(fraction(BigInt(result)));
        }
        expect(joinedIn(HARDEST, [first.left, first.right], first.result)).toEqual(middle);
        expect(joinedIn(middle, [second.left, second.right], second.result)).toEqual(numbers);
      }
    }
  });
});

/** What is written, and what it comes to, or the place of the item that divides by zero. */
interface Sum {
  readonly items: readonly string[];
  readonly value: Fraction | undefined;
  readonly byZeroAt: number;
}

/** One sum after the other and a sign: the first division by zero is that of the left one, of the right one, or its own. */
function sumOf(left: Sum, operator: Operator, right: Sum): Sum {
  const items = [...left.items, ...right.items, operator];
  const value = left.value && right.value && joined(left.value, operator, right.value);
  const within = right.byZeroAt < 0 ? -1 : right.byZeroAt + left.items.length;
  const own = left.value && right.value && !value ? items.length - 1 : -1;
  return { items, value, byZeroAt: left.byZeroAt >= 0 ? left.byZeroAt : within >= 0 ? within : own };
}

const number: fc.Arbitrary<Sum> = fc
  .tuple(fc.integer({ min: -20, max: 99 }), fc.integer({ min: 1, max: 5 }))
  .map(([over, under]) => {
    const value = fraction(BigInt(over), BigInt(under));
    return { items: [written(value)], value, byZeroAt: -1 };
  });
const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    number,
    fc.tuple(tie('sum'), fc.constantFrom(...OPERATORS), tie('sum')).map((parts) => sumOf(...parts)),
  ),
}));

function run(text: string) {
  const reading = readItems(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.fault.code}`);
  return runItems(reading.items);
}

const asText = (value: Rational | undefined) => `${value === undefined ? value : exact(value)}`;

/** What a working of natural numbers comes to, by the reader of the tests. */
function worthOf(working: string): Fraction | undefined {
  const ascii = working.replaceAll(' ', '').replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  const worth = (tree: Tree): Fraction | undefined => {
    if ('leaf' in tree) return tree.leaf;
    const [left, right] = [worth(tree.left), worth(tree.right)];
    return left && right && joined(left, tree.operator, right);
  };
  return worth(parseInfix(ascii));
}

describe('the stack machine', () => {
  const short = sum.filter(({ items }) => items.length <= MOST_ITEMS);

  test('comes to the value of any expression, or names the item that divides by zero', () => {
    fc.assert(
      fc.property(short, fc.constantFrom(',', ' ', ' , '), ({ items, value, byZeroAt }, between) => {
        const { stacks, fault } = run(items.join(between));
        expect(fault).toEqual(value ? undefined : { code: 'byZero', at: byZeroAt });
        expect(stacks.length).toBe(1 + (value ? items.length : byZeroAt));
        if (value) expect(stacks.at(-1)?.map((entry) => asText(entry.value))).toEqual([written(value)]);
      }),
      { numRuns: 500 },
    );
  });

  test('writes a working that comes to that value too', () => {
    const natural = short.filter(({ items }) => items.every((item) => /^\d+$|^\D$/.test(item)));
    fc.assert(
      fc.property(natural, ({ items, value }) => {
        fc.pre(value !== undefined);
        const text = run(items.join()).stacks.at(-1)?.[0]?.text ?? '';
        expect(worthOf(text)).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  test('writes given fractions and negative numbers in brackets beside a sign', () => {
    expect(run('1/2,-3,-').stacks.at(-1)?.[0]?.text).toBe('(1/2) − (−3)');
  });

  test('names the first operator that finds too few numbers, or how many numbers are left', () => {
    const item = fc.oneof(fc.constantFrom('1', '2', '7'), fc.constantFrom('+', '*'));
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: MOST_ITEMS }), (items) => {
        let depth = 0;
        const at = items.findIndex((one) => {
          const isNumber = /\d/.test(one);
          if (!isNumber && depth < 2) return true;
          depth += isNumber ? 1 : -1;
          return false;
        });
        const left = depth > 1 ? { code: 'leftOver', count: depth } : undefined;
        expect(run(items.join()).fault).toEqual(at >= 0 ? { code: 'tooFew', at, found: depth } : left);
      }),
    );
  });

  test.each([
    ['', { code: 'nothing' }],
    [' , ', { code: 'nothing' }],
    ['5,y,*', { code: 'unknown', token: 'y' }],
    ['5 1/0 *', { code: 'unknown', token: '1/0' }],
    ['5 (6 *', { code: 'unknown', token: '(6' }],
    ['5,1000000001,+', { code: 'tooLarge', token: '1000000001' }],
    ['1,'.repeat(MOST_ITEMS + 1), { code: 'tooMany', count: MOST_ITEMS + 1 }],
  ])('does not read "%s"', (text, fault) => {
    expect(readItems(text)).toEqual({ ok: false, fault });
  });

  test.each([
    ['12 3 ×', '36'],
    ['12,3,x', '36'],
    ['12 3 ÷', '4'],
    ['3 12 −', '-9'],
    ['3 −12 +', '-9'],
  ])('reads "%s", signs of print and of the keyboard, as %s', (text, value) => {
    expect(
      run(text)
        .stacks.at(-1)
        ?.map((entry) => asText(entry.value)),
    ).toEqual([value]);
  });
});
