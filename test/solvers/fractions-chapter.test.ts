/** What the chapter on 24 and fractions says, counted again by code of its own. */

import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rationalOf, exact as written } from '../../functions/solvers/arithmetic/rational.ts';
import { digitsOf } from '../../site/components/fractions/double-digits.ts';
import { pruningCounts } from '../../site/components/fractions/pruning-counts.ts';
import { workThreeWays } from '../../site/components/fractions/three-ways.ts';
import { handFacts } from '../../site/components/hands/hand-facts.ts';
import { HANDS } from '../../site/components/hands/hands-in-order.ts';
import { tableCounts } from '../../site/components/hands/table-counts.ts';
import { type Fraction, fraction, joined } from './fraction.ts';

type Step<Value> = (a: Value, sign: string, b: Value) => Value | undefined;

const SIGNS = [...'+-*/'];

/** Whether numbers, each used once, make by an arithmetic a value that `is` one looked for. */
function makes<Value>(numbers: readonly Value[], step: Step<Value>, is: (made: Value) => boolean): boolean {
  const [first] = numbers;
  if (first !== undefined && numbers.length === 1) return is(first);
  return numbers.some((a, i) =>
    numbers.some((b, j) => {
      if (i === j) return false;
      const rest = numbers.filter((_, place) => place !== i && place !== j);
      return SIGNS.some((sign) => {
        const made = step(a, sign, b);
        return made !== undefined && makes([made, ...rest], step, is);
      });
    }),
  );
}

const doubles: Step<number> = (a, sign, b) =>
  sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : b === 0 ? undefined : a / b;
const floors: Step<number> = (a, sign, b) => {
  const made = doubles(a, sign, b);
  return sign === '/' && made !== undefined ? Math.floor(made) : made;
};
const fractions: Step<Fraction> = (a, sign, b) => joined(a, sign as '+' | '-' | '*' | '/', b);

const is24 = ({ over, under }: Fraction) => over === 24n && under === 1n;
const keyOf = (hand: readonly number[]) => hand.join(' ');

describe('the 1820 hands', () => {
  const facts = handFacts();
  const solvable = new Set(HANDS.filter((_, place) => (facts[place]?.ways ?? 0) > 0).map(keyOf));

  test('1362 make 24, the 16 that need a fraction are those of the chapter, and 444 have one solution', () => {
    expect(HANDS.length).toBe(1820);
    expect(solvable.size).toBe(1362);
    const needing = HANDS.filter((_, place) => facts[place]?.needsFraction).map(keyOf);
    expect(needing).toEqual([
      ...['1 3 4 6', '1 4 5 6', '1 5 5 5', '1 6 6 8', '1 8 12 12', '2 2 11 11', '2 2 13 13', '2 3 5 12'],
      ...['2 4 10 10', '2 5 5 10', '2 7 7 10', '3 3 7 7', '3 3 8 8', '4 4 7 7', '5 5 7 11', '5 7 7 11'],
    ]);
    expect(facts.filter(({ ways }) => ways === 1).length).toBe(444);
    const most = Math.max(...facts.map(({ ways }) => ways));
    expect(most).toBe(22);
    expect(HANDS.filter((_, place) => facts[place]?.ways === most).map(keyOf)).toEqual(['1 1 11 13', '1 5 7 12']);
  });

  test('are as many of each kind as both pages say in words', () => {
    const without = facts.filter(({ ways, needsFraction }) => ways > 0 && !needsFraction).map(({ ways }) => ways);
    const between = (least: number, most: number) => without.filter((n) => n >= least && n <= most).length;
    const right = [1820, 458, 16, between(1, 1), between(2, 3), between(4, 9), between(10, 99)];
    expect(HANDS.length - solvable.size).toBe(458);
    for (const locale of ['en', 'es']) {
      const page = readFileSync(new URL(`../../site/content/${locale}/fractions.mdx`, import.meta.url), 'utf8');
      const sentence = page.split('\n').find((line) => /1820.*\b458\b/.test(line)) ?? '';
      expect(sentence.match(/\d+/g)?.map(Number), locale).toEqual(right);
    }
  });

  test('by brute force in exact fractions, every fortieth hand is solvable or not as it is told', () => {
    for (const hand of HANDS.filter((_, place) => place % 40 === 0)) {
      const cards = hand.map((card) => fraction(BigInt(card)));
      expect(makes(cards, fractions, is24), keyOf(hand)).toBe(solvable.has(keyOf(hand)));
    }
  });

  test('floating point misses 3 3 8 8 alone, and rounding down invents 265 hands and loses 7 of the 16', () => {
    const byDoubles = HANDS.filter((hand) => makes(hand, doubles, (made) => made === 24)).map(keyOf);
    expect([...solvable].filter((hand) => !byDoubles.includes(hand))).toEqual(['3 3 8 8']);
    expect(byDoubles.filter((hand) => !solvable.has(hand))).toEqual([]);
    const byFloors = new Set(HANDS.filter((hand) => makes(hand, floors, (made) => made === 24)).map(keyOf));
    expect([...byFloors].filter((hand) => !solvable.has(hand)).length).toBe(265);
    const needing = HANDS.filter((_, place) => facts[place]?.needsFraction).map(keyOf);
    expect(needing.filter((hand) => !byFloors.has(hand)).length).toBe(7);
  });
});

test('the prunings leave the counts of the article, and more where less is left out', () => {
  const counts = pruningCounts();
  expect(counts.at(-1)).toEqual({ solvable: 457_549, unsolvable: 667_227 });
  // Without any, a hand that has no solution takes all 3888 expressions but those that divide by zero.
  const all = HANDS.filter((_, place) => handFacts()[place]?.ways === 0).length * 3888;
  expect(counts[0]?.unsolvable).toBeLessThanOrEqual(all);
  expect(counts[0]?.unsolvable).toBeGreaterThan(0.98 * all);
  expect(counts.map(({ unsolvable }) => unsolvable)).toEqual([1_747_032, 1_435_759, 667_227]);
});

test('the table of hands is that of the known counts', () => {
  expect(tableCounts().map(({ size, hands, solvable }) => [size, hands, solvable])).toEqual([
    [3, 455, 111],
    [4, 1820, 1362],
    [5, 6188, 6104],
    [6, 18564, 18554],
    [7, 50388, 50386],
    [8, 125970, 125969],
    [9, 293930, 293930],
    [10, 646646, 646646],
  ]);
});

describe('three arithmetics', () => {
  const resultOf = (text: string) => {
    const working = workThreeWays(text);
    if (!working.ok) throw new Error(text);
    return working.result;
  };

  test('8/(3-8/3) is 24, 23.99999999999999 and 8', () => {
    expect(resultOf('8/(3-8/3)')).toMatchObject({ exact: 24, double: 8 / (3 - 8 / 3), floor: 8n });
  });

  test('a number divided by zero has no value in any', () => {
    expect(resultOf('5/(3-3)')).toMatchObject({ exact: undefined, floor: undefined });
    expect(Number.isFinite(resultOf('5/(3-3)').double)).toBe(false);
  });

  const leaf = fc.integer({ min: 1, max: 99 }).map(String);
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc
        .tuple(tie('text'), fc.constantFrom('+', '-', '*', '/'), tie('text'))
        .map(([a, sign, b]) => `(${a}${sign}${b})`),
    ),
  }));

  test('each agrees with an evaluation of its own', () => {
    /** Evaluates nothing but brackets around two things and a sign. */
    function evaluate<Value>(
      expression: string,
      read: (digits: string) => Value,
      step: Step<Value>,
    ): Value | undefined {
      let place = 0;
      const next = (): Value | undefined => {
        if (expression[place] !== '(') {
          const digits = /^\d+/.exec(expression.slice(place))?.[0] ?? '';
          place += digits.length;
          return read(digits);
        }
        place++;
        const left = next();
        const sign = expression[place++] ?? '';
        const right = next();
        place++;
        return left === undefined || right === undefined ? undefined : step(left, sign, right);
      };
      return next();
    }
    const bigFloors: Step<bigint> = (a, sign, b) => {
      if (sign !== '/') return sign === '+' ? a + b : sign === '-' ? a - b : a * b;
      if (b === 0n) return undefined;
      const remainder = ((a % b) + b) % b;
      return (a - remainder) / b;
    };
    fc.assert(
      fc.property(text, (expression) => {
        const working = workThreeWays(expression);
        if (!working.ok) return expect(expression.length).toBeGreaterThan(120);
        const { exact, double, floor } = working.result;
        const truth = evaluate(expression, (digits) => fraction(BigInt(digits)), fractions);
        expect(exact === undefined ? undefined : String(written(exact))).toBe(
          truth && (truth.under === 1n ? `${truth.over}` : `${truth.over}/${truth.under}`),
        );
        const rounded = evaluate(expression, Number, (a, sign, b) => (sign === '/' ? a / b : doubles(a, sign, b)));
        expect(Object.is(double, rounded) || double === rounded).toBe(true);
        expect(floor).toBe(evaluate(expression, BigInt, bigFloors));
      }),
      { numRuns: 300 },
    );
  });

  test('the digits of a double are all of them, and those told as right are right', () => {
    expect(digitsOf(8 / 3, rationalOf('8/3'))).toEqual({
      sign: '',
      digits: '2.666666666666666518636930049979127943515777587890625',
      right: '2.666666666666666'.length,
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (over, under) => {
        const { sign, digits } = digitsOf(over / under, undefined);
        expect(Number(`${sign.replace('−', '-')}${digits}`)).toBe(over / under);
      }),
    );
  });
});
