/** The searches of the lecture note on cryptarithms. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import {
  CRYPTARITHM_STRATEGY_NAMES,
  type CryptarithmStrategy,
  cryptarithmSearch,
  playsCryptarithm,
  runCryptarithmStrategy,
} from '../../functions/solvers/cryptarithm/history/strategies.ts';
import type { Cryptarithm } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { noteColumns, noteExhaustive } from './lecture-note.ts';

function puzzleOf(text: string, base = 10, rules: CryptarithmRules = {}): Cryptarithm {
  const reading = readPuzzle(text, base);
  if (reading.fault) throw new Error(`${text}: ${reading.fault.code}`);
  return cryptarithm(reading.puzzle, rules);
}

function all(strategy: CryptarithmStrategy, puzzle: Cryptarithm, limit = 10) {
  return runCryptarithmStrategy(strategy, puzzle, limit, new Budget(Number.POSITIVE_INFINITY));
}

/** The text of a sum, and what its letters may be. */
interface Asked {
  readonly addends: readonly string[];
  readonly total: string;
  readonly base: number;
  readonly leadingZeros: boolean;
}

const NOTES = { exhaustive: noteExhaustive, columns: noteColumns };

/** What the note's own code counts. */
function byTheNote(strategy: CryptarithmStrategy, { addends, total, base, leadingZeros }: Asked) {
  const first = new Set([...addends, total].filter((word) => word.length > 1).map((word) => word[0]));
  return NOTES[strategy](addends, total, base, (letter, digit) => digit > 0 || leadingZeros || !first.has(letter));
}

const words = fc.string({
  unit: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  minLength: 1,
  maxLength: 4,
});

/** Sums of few letters in small bases: nobody has proven that they have a solution. */
function sums(addends: { readonly min: number; readonly max: number }): fc.Arbitrary<Asked> {
  return fc.record({
    addends: fc.array(words, { minLength: addends.min, maxLength: addends.max }),
    total: words,
    base: fc.integer({ min: 5, max: 7 }),
    leadingZeros: fc.boolean(),
  });
}

describe('SEND+MORE=MONEY', () => {
  const puzzle = puzzleOf('SEND+MORE=MONEY');
  const solutions = [[9, 5, 6, 7, 1, 0, 8, 2]];

  test('takes the exhaustive search as many assignments as there are beginnings of a permutation', () => {
    // With k letters assigned, none of the m among them that begin a word zero: of all ways those go where one of the m is.
    const ways = (from: number, k: number): number => (k === 0 ? 1 : from * ways(from - 1, k - 1));
    const beginnings = [...'SENDMORY'].map((_, at, letters) => {
      const m = letters.slice(0, at + 1).filter((letter) => 'SM'.includes(letter)).length;
      return ways(10, at + 1) - m * ways(9, at);
    });
    const assignments = beginnings.reduce((sum, count) => sum + count);
    expect(assignments).toBe(2_085_786);
    // 1,451,520 of them are of all eight letters, and end in a look at the sum.
    expect(beginnings.at(-1)).toBe(1_451_520);
    const found = all('exhaustive', puzzle);
    expect(found).toMatchObject({ solutions, solutionCount: 1, search: { complete: true, work: assignments } });
    expect(found.counts).toEqual({ assignments, assignmentsToFirst: 2_002_686 });
  });

  test('takes the columns 7308 assignments', () => {
    const { given, assignments, solved } = byTheNote('columns', {
      addends: ['SEND', 'MORE'],
      total: 'MONEY',
      base: 10,
      leadingZeros: false,
    });
    // D is any digit and E another. Y is told by them, and unused when neither of them is 0. N and R are any that are left.
    const [d, e, y] = [10, 10 * 9, 9 * 8];
    const [n, r] = [y * 7, y * 7 * 6];
    // The tens must come out at E, which is known, and from then on little is left.
    const [o, s, m] = [1450, 622, 1536];
    expect(Object.fromEntries(given)).toEqual({ D: d, E: e, Y: y, N: n, R: r, O: o, S: s, M: m });
    expect(assignments).toBe(7308);
    const found = all('columns', puzzle);
    expect(found).toMatchObject({ solutions, solutionCount: 1, search: { complete: true, work: 7308 } });
    expect(found.counts).toEqual({ assignments: 7308, assignmentsToFirst: solved[0] });
  });

  test('with leading zeros, as the note has it, has 25 solutions and more to try', () => {
    const loose = puzzleOf('SEND+MORE=MONEY', 10, { leadingZeros: true });
    // 10 + 10·9 + … + 10·9·8·7·6·5·4·3
    expect(all('exhaustive', loose)).toMatchObject({ solutionCount: 25, counts: { assignments: 2_606_500 } });
    expect(all('columns', loose)).toMatchObject({ solutionCount: 25 });
  });
});

describe('the counts', () => {
  test.each(CRYPTARITHM_STRATEGY_NAMES)('of %s are those of the note, on sums of one to four addends', (strategy) => {
    fc.assert(
      fc.property(sums({ min: 1, max: 4 }), (asked) => {
        const note = byTheNote(strategy, asked);
        const { addends, total, base, leadingZeros } = asked;
        const puzzle = puzzleOf(`${addends.join('+')}=${total}`, base, { leadingZeros });
        const found = all(strategy, puzzle, Number.POSITIVE_INFINITY);
        expect(found.counts.assignments).toBe(note.assignments);
        expect(found.counts.assignmentsToFirst).toBe(note.solved[0]);
        expect(found.solutionCount).toBe(note.solutions.length);
        const told = note.solutions.map((digits) => puzzle.letters.map((letter) => digits[letter]!));
        expect(new Set(found.solutions.map(String))).toEqual(new Set(told.map(String)));
      }),
      { numRuns: 150 },
    );
  });

  test('are none where a zero is written that may not stand there', () => {
    for (const strategy of CRYPTARITHM_STRATEGY_NAMES) {
      expect(all(strategy, puzzleOf('0A+B=C'))).toMatchObject({ solutionCount: 0, counts: { assignments: 0 } });
    }
  });

  test('leave out digits that a letter may not be', () => {
    const assign = [
      { letter: 0, digit: 2, isEqual: true },
      { letter: 1, digit: 3, isEqual: false },
    ];
    // A is 2; B is one of 8 others, for 3 is forbidden; C is the units of what they make, unless that is 2.
    expect(all('columns', puzzleOf('A+B=C', 10, { assign })).counts.assignments).toBe(1 + 8 + 7);
    expect(all('exhaustive', puzzleOf('A+B=C', 10, { assign })).counts.assignments).toBe(1 + 8 + 8 * 8);
  });
});

describe('both searches', () => {
  test('find what the engine finds on sums of two', () => {
    fc.assert(
      fc.property(sums({ min: 2, max: 2 }), ({ addends, total, base, leadingZeros }) => {
        const puzzle = puzzleOf(`${total}=${addends.join('+')}`, base, { leadingZeros });
        const { counts: _, search, ...found } = all('exhaustive', puzzle);
        expect(search.complete).toBe(true);
        expect(all('columns', puzzle)).toMatchObject(found);
        expect(solveCryptarithm(puzzle, 10, new Budget(Number.POSITIVE_INFINITY))).toMatchObject(found);
      }),
      { numRuns: 150 },
    );
  });

  test('read digits that are written, many rows, and a total shorter than the rows', () => {
    for (const strategy of CRYPTARITHM_STRATEGY_NAMES) {
      expect(all(strategy, puzzleOf('A1+1A=BB'))).toMatchObject({ solutionCount: 8 });
      expect(all(strategy, puzzleOf('A+A+A+A+A+A+A+A+A+A+A+B=BCC'))).toMatchObject({ solutions: [[9, 1, 0]] });
      // Ten or more is never one place, unless the A is a zero.
      expect(all(strategy, puzzleOf('AB+C=D'))).toMatchObject({ solutionCount: 0 });
      expect(all(strategy, puzzleOf('AB+C=D', 10, { leadingZeros: true }))).toMatchObject({ solutionCount: 32 });
    }
  });

  test.each(CRYPTARITHM_STRATEGY_NAMES)('%s stops within its budget, and goes on from there', (strategy) => {
    const puzzle = puzzleOf('TWO+TWO=FOUR');
    const whole = all(strategy, puzzle);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 }), (slices) => {
        const search = cryptarithmSearch(strategy, puzzle, 10);
        let done = 0;
        for (const units of slices) {
          const budget = new Budget(units);
          const isOver = search.run(budget);
          done = Math.min(done + units, whole.counts.assignments);
          expect(search.counts.assignments).toBe(done);
          expect(isOver).toBe(!budget.exhausted);
          expect(search.found(budget).search).toMatchObject({ complete: isOver, budget: units });
        }
        const last = new Budget(Number.POSITIVE_INFINITY);
        expect(search.run(last)).toBe(true);
        const { search: _, ...found } = search.found(last);
        expect(whole).toMatchObject(found);
      }),
      { numRuns: 15 },
    );
  });

  test('count what they do not keep', () => {
    expect(all('columns', puzzleOf('TWO+TWO=FOUR'), 2)).toMatchObject({
      solutions: [
        [7, 3, 4, 1, 6, 8],
        [7, 6, 5, 1, 3, 0],
      ],
      solutionCount: 7,
    });
  });
});

describe('what they play', () => {
  test('is sums for the columns, anything without wildcards for the exhaustive search', () => {
    const plays = (text: string) =>
      CRYPTARITHM_STRATEGY_NAMES.filter((strategy) => playsCryptarithm(strategy, puzzleOf(text)));
    expect(plays('SEND+MORE=MONEY')).toEqual(['exhaustive', 'columns']);
    expect(plays('MONEY=(SEND+MORE)')).toEqual(['exhaustive', 'columns']);
    expect(plays('A=B')).toEqual(['exhaustive', 'columns']);
    for (const text of ['A+B=C+D', 'MONEY-MORE=SEND', '-A+B=C', 'A*B=C', 'A+B=C;B+C=D', 'A+B*C=D', '(A+B)-C=D']) {
      expect(plays(text), text).toEqual(['exhaustive']);
    }
    expect(plays('A?+B=CD')).toEqual([]);
    expect(plays('A^BCDEF=G')).toEqual([]);
    expect(plays('A^B^C^D=E')).toEqual([]);
    expect(() => all('columns', puzzleOf('A*B=C'))).toThrow(RangeError);
    expect(() => all('exhaustive', puzzleOf('A?+B=CD'))).toThrow(RangeError);
  });

  test.each([
    ['ETA*CHI=LAMBDA', 10, 1],
    ['AB/C=D', 10, 40],
    ['A-B=-C', 10, 32],
    ['A^B=CA', 10, 3],
    ['A^-B=C', 10, 8],
    ['A+B=CD;A-B=D', 10, 3],
    ['A/B+C/D=E', 10, 120],
  ])('includes %s in base %i: %i solutions', (text, base, count) => {
    expect(all('exhaustive', puzzleOf(text, base)).solutionCount).toBe(count);
  });

  test('is exact beyond doubles', () => {
    // 10^20 + A is not 10^20 + B.
    expect(all('exhaustive', puzzleOf('10000000000000000000A=10000000000000000000B')).solutionCount).toBe(0);
    expect(all('exhaustive', puzzleOf('99999999999999999999+A=B00000000000000000000')).solutions).toEqual([]);
    expect(all('exhaustive', puzzleOf('99999999999999999999+1=B00000000000000000000')).solutions).toEqual([[1]]);
  });
});
