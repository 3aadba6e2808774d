/** The general engine of the cryptarithms: against brute force, against known answers, and within its budget. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { solveGeneral } from '../../functions/solvers/cryptarithm/general/general.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { type Found, SolutionStore } from '../../functions/solvers/cryptarithm/solution-store.ts';
import { writeSolved } from '../../functions/solvers/cryptarithm/write.ts';
import { arbitraryCryptarithm, arbitraryLargeCryptarithm } from './arbitrary-cryptarithm.ts';
import { cryptarithmsByBruteForce } from './cryptarithm-brute-force.ts';
import { oracleLines } from './oracle.ts';

interface Question extends CryptarithmRules {
  readonly base?: number;
  /** Solutions kept. */
  readonly limit?: number;
  /** Units of work. */
  readonly work?: number;
}

function solved(text: string, { base = 10, limit = 10_000, work = Infinity, ...rules }: Question = {}): Found {
  const store = new SolutionStore(limit);
  const budget = new Budget(work);
  solveGeneral(cryptarithm(parsed(text, base), rules), store, budget);
  return store.found(budget);
}

/** The solutions as equations. */
function written(text: string, question: Question = {}): string[] {
  return solved(text, question).solutions.map((digits) => writeSolved(parsed(text, question.base ?? 10), digits));
}

describe('against brute force', () => {
  test('every kind of expression in a small base has the same solutions', () => {
    fc.assert(
      fc.property(arbitraryCryptarithm, ({ text, base, ...rules }) => {
        const all = cryptarithmsByBruteForce(cryptarithm(parsed(text, base), rules));
        const { solutions, solutionCount, search } = solved(text, { base, ...rules });
        expect(solutions).toEqual(all);
        expect(solutionCount).toBe(all.length);
        expect(search.complete).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('true equations of numbers up to twenty digits, three of their digits hidden, have the same solutions', () => {
    fc.assert(
      fc.property(arbitraryLargeCryptarithm, ({ text, leadingZeros }) => {
        const all = cryptarithmsByBruteForce(cryptarithm(parsed(text, 10), { leadingZeros }));
        expect(all.length).toBeGreaterThan(0);
        expect(solved(text, { leadingZeros }).solutions).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });
});

interface Line {
  readonly puzzle: string;
  readonly base: number;
  readonly leadingZeros: boolean;
  readonly solutions: number;
  readonly solution?: Readonly<Record<string, number>>;
  readonly note?: string;
}

describe('powers beyond what a double holds', () => {
  test.each([
    ['A^999=A^999', 10],
    ['-(A^999)=-(A^999)', 10],
    ['AB^400=AB^400', 81],
    ['A^999=B^999', 0],
    ['9^99999=A', 0],
    ['A*9^400=9^400*A', 10],
  ])('%s has %i solutions', (text, count) => {
    expect(solved(text)).toMatchObject({ solutionCount: count, search: { complete: true } });
  });
});

describe('known answers', () => {
  const lines = oracleLines<Line>('cryptarithms.jsonl').filter(
    ({ puzzle, base }) => parsed(puzzle, base).letters.length <= base,
  );

  test.each(lines)('$puzzle in base $base', ({ puzzle, base, leadingZeros, solutions, solution, note = '' }) => {
    const singleLetterZero = !note.includes('single-letter words (A, I) treated as non-zero');
    const found = solved(puzzle, { base, leadingZeros, singleLetterZero });
    expect(found.solutionCount).toBe(solutions);
    if (solution === undefined) return;
    const letters = parsed(puzzle, base).letters.map((letter, at) => [letter, found.solutions[0]![at]]);
    expect(Object.fromEntries(letters)).toEqual(solution);
  });

  test('a long multiplication laid out as a system has one solution', () => {
    expect(written('in*ive=olim;in*i=in;in*v=go;in*e=km')).toEqual(['18*145=2610;18*1=18;18*4=72;18*5=90']);
  });

  test.each([
    { text: 'A^B=B^A', equations: ['2^4=4^2', '4^2=2^4'] },
    { text: 'A^-B=C/D', equations: ['2^(-3)=1/8', '2^(-1)=3/6', '2^(-1)=4/8', '3^(-2)=1/9'] },
    { text: 'A^(B-B)=A', equations: ['1^(0-0)=1'] },
  ])('$text', ({ text, equations }) => {
    expect(written(text)).toEqual(expect.arrayContaining(equations));
  });
});

describe('what cancels out', () => {
  test('letters that bind nothing are counted, not tried', () => {
    expect(solved('DONALD+GERALD=ROBERT', { base: 20 }).solutionCount).toBe(3289);
    // X is 0; six letters share 35 digits, the first of them any but 0 as X has that.
    expect(solved('MALCOLM+X=MALCOLM', { base: 36, limit: 1 }).solutionCount).toBe(35 * 34 * 33 * 32 * 31);
  });

  test('a count beyond 2^53 is exact', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRST';
    const count = [...letters.slice(1)].reduce((ways, _, at) => ways * BigInt(34 - at), 35n);
    const { solutionCount, solutions } = solved(`${letters}+Z=${letters}`, { base: 36, limit: 2 });
    expect(solutionCount).toBe(count);
    expect(solutions).toEqual([
      [...Array(20).keys()].map((digit) => digit + 1).concat(0),
      [...Array(19).keys()].map((digit) => digit + 1).concat(21, 0),
    ]);
  });
});

describe('a budget', () => {
  test.each(['copper*neon=iron*silver', 'A/BC+D/EF+G/HI=1', 'A^B*C^D=ABCD', '???*???=??????'])('ends %s', (text) => {
    const all = solved(text, { work: 5_000_000 });
    for (const work of [1, 300, 3000, 30_000, 300_000]) {
      const { solutionCount, search } = solved(text, { work });
      expect(search.work).toBeLessThanOrEqual(work);
      expect(Number(solutionCount)).toBeLessThanOrEqual(Number(all.solutionCount));
      if (search.complete) expect(solutionCount).toBe(all.solutionCount);
    }
    expect(solved(text, { work: 300 }).search.complete).toBe(false);
  });

  test('numbers too large to be written down make it end, not go wrong', () => {
    expect(solved('9^9^A=9^9^B^C').search.complete).toBe(false);
    expect(solved('99^99^99=A').search.complete).toBe(true);
  });
});
