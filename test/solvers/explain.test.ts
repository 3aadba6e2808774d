import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { explain, MOST_COLUMNS } from '../../functions/solvers/cryptarithm/explain/explain.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { cryptarithmsByBruteForce } from './cryptarithm-brute-force.ts';
import { CRYPTARITHMS, MORE_CRYPTARITHMS } from './cryptarithm-oracle.ts';
import { assertSound, explained, supposes } from './explained.ts';

/** What a page or a client of the API may wait for: about 200 ms. */
const PATIENCE = 12_000_000;
/** Solutions that deductions are held against, at most. */
const MOST_SOLUTIONS = 500;

const sums = [...CRYPTARITHMS, ...MORE_CRYPTARITHMS].filter(
  ({ puzzle, base }) => explain(cryptarithm(parsed(puzzle, base)), new Budget(1)) !== null,
);
const told = sums.map((line) => {
  const { puzzle: text, base, leadingZeros, singleLetterZero = true } = line;
  return { line, ...explained(text, base, { leadingZeros, singleLetterZero }, PATIENCE) };
});

test('a sum is explained up to forty columns, and not beyond', () => {
  const wide = (columns: number) => cryptarithm(parsed(`${'A'.repeat(columns)}=${'B'.repeat(columns)}`, 10));
  expect(MOST_COLUMNS).toBe(40);
  expect(explain(wide(40), new Budget(60_000))?.columns).toBe(40);
  expect(explain(wide(41), new Budget(60_000))).toBeNull();
});

describe('of the sums with known answers', () => {
  test.each(told)('$line.puzzle: no deduction leaves out a solution', ({ line, puzzle, explanation }) => {
    const { solutions } = solveCryptarithm(puzzle, MOST_SOLUTIONS, new Budget(Infinity));
    assertSound(puzzle, explanation, solutions, line.solutions <= MOST_SOLUTIONS);
  });

  const unique = told.filter(
    ({ line }) => line.solutions === 1 && CRYPTARITHMS.includes(line) && ['add', 'sub', 'mixed'].includes(line.kind),
  );

  test('of 71 with one solution, 42 need no supposition, and 61 none within another, in 200 ms each', () => {
    expect(unique).toHaveLength(71);
    const solved = unique.filter(({ explanation }) => explanation.outcome === 'unique');
    expect(solved.length).toBeGreaterThanOrEqual(61);
    expect(solved.filter(({ explanation }) => !supposes(explanation)).length).toBeGreaterThanOrEqual(42);
  });

  test('with more time, 4 more of them need no supposition within another', () => {
    const hard = ['ZERO+QUATRE+QUATRE+ONZE+ONZE=TRENTE', 'COMET+URANUS=SATURN', 'SATURN+URANUS+NEPTUNE+PLUTO=PLANETS'];
    for (const text of [...hard, 'एक+उनतीस+तीस+उनचास=एकसौनौ']) {
      expect(explained(text).explanation.outcome, text).toBe('unique');
    }
  });

  test('half of them are told in at most 18 steps', () => {
    const lengths = unique
      .filter(({ explanation }) => explanation.outcome === 'unique')
      .map(({ explanation }) => explanation.deductions.length)
      .sort((one, other) => one - other);
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(18);
  });
});

describe('the famous ones', () => {
  test('SEND+MORE=MONEY needs columns only, one by one and one put into another', () => {
    const { explanation } = explained('SEND+MORE=MONEY');
    const codes = explanation.deductions.map(({ code }) => code);
    expect(explanation.solutions).toEqual([[9, 5, 6, 7, 1, 0, 8, 2]]);
    expect(codes.length).toBeLessThanOrEqual(10);
    expect(codes).toEqual(
      expect.arrayContaining(['leadingCarry', 'bounds', 'carriedIn', 'computed', 'substitution', 'completion']),
    );
    expect(codes).not.toContain('together');
  });

  test('DONALD+GERALD=ROBERT is told with one supposition', () => {
    const { explanation } = explained('DONALD+GERALD=ROBERT');
    expect(explanation.outcome).toBe('unique');
    expect(explanation.deductions.filter(({ code }) => code === 'suppose')).toHaveLength(1);
    expect(explanation.deductions.length).toBeLessThanOrEqual(32);
  });

  test('ODD+ODD=EVEN comes to its two solutions by cases', () => {
    const { explanation } = explained('ODD+ODD=EVEN');
    expect(explanation).toMatchObject({ outcome: 'several', areAll: true });
    expect(explanation.solutions).toEqual([
      [6, 5, 1, 3, 0],
      [8, 5, 1, 7, 0],
    ]);
  });
});

test('what is no sum in columns is not explained', () => {
  for (const text of ['A*B=CD', 'A+B=C;B+C=D', 'A/B=C', 'A^2=B', 'A*(B+C)=D', '0*A=B']) {
    expect(explain(cryptarithm(parsed(text, 10)), new Budget(1000)), text).toBeNull();
  }
});

test('words are put where they make a sum', () => {
  const sidesOf = (text: string) => {
    const { explanation } = explained(text);
    const side = (addends: typeof explanation.addends) => addends.map(({ factor, glyphs }) => [factor, ...glyphs]);
    return [side(explanation.addends), side(explanation.totals)];
  };
  expect(sidesOf('AB-C=D')).toEqual([
    [
      [1, 2],
      [1, 3],
    ],
    [[1, 0, 1]],
  ]);
  expect(sidesOf('AB=C+D')).toEqual([
    [
      [1, 2],
      [1, 3],
    ],
    [[1, 0, 1]],
  ]);
  expect(sidesOf('2*AB=CAB')).toEqual([[[2, 0, 1]], [[1, 2, 0, 1]]]);
  expect(sidesOf('A-B=C-D')).toEqual([
    [
      [1, 0],
      [1, 3],
    ],
    [
      [1, 1],
      [1, 2],
    ],
  ]);
});

describe('whatever the sum', () => {
  const word = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'A', 'B', 'C', '?', '1'), {
    minLength: 1,
    maxLength: 3,
  });
  const term = fc
    .tuple(fc.constantFrom('', '', '', '2*', '3*'), word)
    .map(([factor, glyphs]) => factor + glyphs.join(''));
  const side = fc
    .array(term, { minLength: 1, maxLength: 3 })
    .chain((terms) =>
      fc
        .array(fc.constantFrom('+', '+', '-'), { minLength: terms.length, maxLength: terms.length })
        .map((signs) => terms.map((each, at) => (at === 0 ? each : signs[at]! + each)).join('')),
    );
  const sum = fc.record({
    text: fc
      .tuple(side, side)
      .map(([left, right]) => `${left}=${right}`)
      .filter((text) => /[A-E]/.test(text) && (text.match(/\?/g) ?? []).length <= 2),
    base: fc.integer({ min: 5, max: 7 }),
    leadingZeros: fc.boolean(),
    singleLetterZero: fc.boolean(),
  });

  test('no deduction leaves out a solution', () => {
    fc.assert(
      fc.property(sum, ({ text, base, ...rules }) => {
        const { puzzle, explanation } = explained(text, base, rules, PATIENCE);
        assertSound(puzzle, explanation, cryptarithmsByBruteForce(puzzle), true);
      }),
      { numRuns: 300 },
    );
  });

  test('a budget that ends early leaves what is said true', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 0, max: 16 }), ({ text, base, ...rules }, doublings) => {
        const { puzzle, explanation } = explained(text, base, rules, 2 ** doublings);
        assertSound(puzzle, explanation, cryptarithmsByBruteForce(puzzle), true);
      }),
      { numRuns: 300 },
    );
  });

  test('a budget that is too small for the proof is told of', () => {
    for (const units of [10, 1000, 100_000]) {
      const { explanation } = explained('DONALD+GERALD=ROBERT', 10, {}, units);
      expect(explanation.search).toMatchObject({ complete: false, budget: units });
      expect(explanation.outcome).not.toBe('unique');
    }
    expect(explained('DONALD+GERALD=ROBERT').explanation.search.complete).toBe(true);
  });

  test('the same budget tells the same', () => {
    const once = explained('DONALD+GERALD=ROBERT', 10, {}, 500_000);
    expect(explained('DONALD+GERALD=ROBERT', 10, {}, 500_000)).toEqual(once);
  });
});
