import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import type { MadeKind } from '../../functions/solvers/cryptarithm/make/candidate.ts';
import { compareMade, type MadePuzzle } from '../../functions/solvers/cryptarithm/make/made-puzzle.ts';
import { type Made, makePuzzles } from '../../functions/solvers/cryptarithm/make/make.ts';
import type { MakeOptions } from '../../functions/solvers/cryptarithm/make/puzzles-from.ts';
import { readWords } from '../../functions/solvers/cryptarithm/make/read-words.ts';
import { readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { writeSolved } from '../../functions/solvers/cryptarithm/write.ts';
import { countSolutions, countSumSolutions } from './count-solutions.ts';
import { everySum } from './every-sum.ts';

const NUMBERS =
  'zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90';

const USUAL: MakeOptions & { limit: number } = { base: 10, kinds: ['sum'], addends: 3, twice: true, limit: 100_000 };

function made(texts: string, options: Partial<typeof USUAL> = {}, budget = new Budget(Number.POSITIVE_INFINITY)): Made {
  const words = readWords(texts.split(' '));
  if (words.faults) throw new Error(words.faults[0]?.code);
  return makePuzzles(words, { ...USUAL, ...options }, budget);
}

/** All that is made of the numbers. */
const ALL = made(NUMBERS);

const textsOf = ({ puzzles }: Pick<Made, 'puzzles'>) => puzzles.map(({ puzzle }) => puzzle);

/** What a puzzle says of itself is so: it is read as it is written, and its digits make it true. */
function expectSound({ puzzle, letters, digits, equation, usesAllDigits }: MadePuzzle, base: number): void {
  const reading = readPuzzle(puzzle, base);
  if (reading.fault) throw new Error(`${puzzle}: ${reading.fault.code}`);
  expect(reading.puzzle.letters).toEqual(letters);
  expect(writeSolved(reading.puzzle, digits)).toBe(equation);
  expect(new Set(digits).size).toBe(letters.length);
  expect(usesAllDigits).toBe(letters.length === base);
  const [left = '', right = ''] = equation.split('=');
  const values = left.split(/[+*]/).map((digits) => Number.parseInt(digits, base));
  const value = values.reduce((one, other) => (left.includes('*') ? one * other : one + other));
  expect(value, equation).toBe(Number.parseInt(right, base));
}

describe('puzzles made of words', () => {
  it('are SEND+MORE=MONEY of its three words, in any order and case', () => {
    for (const words of ['send more money', 'MONEY More send', 'send more money Send']) {
      const { puzzles, puzzleCount, search } = made(words);
      expect(puzzleCount).toBe(1);
      expect(search.complete).toBe(true);
      expect(puzzles[0]).toMatchObject({ kind: 'sum', parts: 2, usesAllDigits: false, isTrueInWords: false });
      expect(puzzles[0]?.puzzle.split(/[+=]/).toSorted()).toEqual(['MONEY', 'MORE', 'SEND']);
    }
    expect(textsOf(made('send more money'))).toEqual(['SEND+MORE=MONEY']);
  });

  it('of numbers begin with those that are true in words, and each has one solution', () => {
    expect(textsOf(ALL).slice(0, 2)).toEqual(['FORTY+TEN+TEN=SIXTY', 'SEVEN+SEVEN+SIX=TWENTY']);
    expect(ALL.puzzles.filter(({ isTrueInWords }) => isTrueInWords)).toHaveLength(2);
    expect(ALL.puzzleCount).toBe(ALL.puzzles.length);
    expect(ALL.puzzles.toSorted(compareMade)).toEqual(ALL.puzzles);
    for (const puzzle of ALL.puzzles.slice(0, 40)) {
      expectSound(puzzle, 10);
      expect(countSumSolutions(puzzle.puzzle, 10), puzzle.puzzle).toBe(1);
    }
  });

  it('are all that there are, in base 10 too', () => {
    const words = ['one', 'six', 'seven', 'twelve', 'twenty'];
    const texts = [2, 3].flatMap((parts) => everySum(words, '+', parts, true));
    const unique = texts.filter((text) => isPossible(text, 10) && countSumSolutions(text, 10) === 1);
    expect(unique).toContain('SEVEN+SEVEN+SIX=TWENTY');
    expect(textsOf(made(words.join(' '))).toSorted()).toEqual(unique.toSorted());
  });

  it('are of any script, with the capitals of its letters where they are the same letters', () => {
    expect(textsOf(made('сорок пять четыре', { base: 11 }))).toEqual(['СОРОК+ПЯТЬ+ПЯТЬ=ЧЕТЫРЕ']);
    expect(textsOf(made('ßend ıore ıoneß'))).toEqual(['ßEND+ıORE+ıORE=ıONEß']);
  });

  it('may have more than 32 letters among them', () => {
    const others = Array.from({ length: 60 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const rows = others.match(/.{10}/gu) ?? [];
    const { puzzles } = made(`${rows.join(' ')} send more money`, { addends: 2 });
    expect(puzzles.map(({ puzzle }) => puzzle)).toContain('SEND+MORE=MONEY');
  });

  it('repeat no word unless it may stand twice', () => {
    const once = made(NUMBERS, { twice: false });
    expect(once.puzzles.filter(({ puzzle }) => hasTwice(puzzle))).toEqual([]);
    const both = made(NUMBERS);
    expect(
      textsOf(both)
        .filter((text) => !hasTwice(text))
        .toSorted(),
    ).toEqual(textsOf(once).toSorted());
  });
});

const hasTwice = (puzzle: string) => {
  const words = puzzle.split(/[+*=]/);
  return new Set(words).size < words.length;
};

const isPossible = (text: string, base: number) => new Set(text.replaceAll(/[^\p{L}]/gu, '')).size <= base;

/** Lists of short words of few letters, in small bases: every candidate can be counted by brute force. */
const smallList = fc.record({
  words: fc.uniqueArray(
    fc.array(fc.constantFrom(...'abcdef'), { minLength: 1, maxLength: 4 }).map((letters) => letters.join('')),
    { minLength: 1, maxLength: 6 },
  ),
  base: fc.integer({ min: 2, max: 6 }),
  twice: fc.boolean(),
});

describe.each([
  { kind: 'sum', operator: '+', parts: [2, 3, 4] },
  { kind: 'product', operator: '*', parts: [2] },
] as const satisfies readonly { kind: MadeKind; operator: string; parts: readonly number[] }[])(
  'of any small list, every $kind',
  ({ kind, operator, parts }) => {
    it('with exactly one solution is made, and no other', () => {
      fc.assert(
        fc.property(smallList, ({ words, base, twice }) => {
          const texts = parts.flatMap((count) => everySum(words, operator, count, twice));
          const unique = texts.filter((text) => isPossible(text, base) && countSolutions(text, base) === 1);
          const all = made(words.join(' '), { base, kinds: [kind], addends: 4, twice });
          expect(textsOf(all).toSorted()).toEqual(unique.toSorted());
          expect(all.search.complete).toBe(true);
          for (const puzzle of all.puzzles) expectSound(puzzle, base);
        }),
        { numRuns: 100 },
      );
    });
  },
);

describe('a budget', () => {
  it('ends the search where it is spent, always in the same place, with puzzles that have one solution', () => {
    const budget = 1_000_000;
    const some = made(NUMBERS, {}, new Budget(budget));
    expect(some.search).toMatchObject({ complete: false, budget });
    expect(some.search.work).toBeLessThanOrEqual(budget);
    expect(some.puzzleCount).toBeGreaterThan(20);
    expect(made(NUMBERS, {}, new Budget(budget))).toEqual(some);
    const all = new Set(textsOf(ALL));
    expect(textsOf(some).filter((text) => !all.has(text))).toEqual([]);
  });

  it('of any size is kept to, and a larger one finds no less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }), (small, more) => {
        const few = made(NUMBERS, {}, new Budget(small));
        const many = made(NUMBERS, {}, new Budget(small + more));
        expect(few.search.work).toBeLessThanOrEqual(small);
        const texts = new Set(textsOf(many));
        expect(textsOf(few).filter((text) => !texts.has(text))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is shared by all kinds, and by all words of a long list', () => {
    const letters = 'aeinorst';
    const words = Array.from({ length: 300 }, (_, at) =>
      Array.from({ length: 4 + (at % 3) }, (_, place) => letters[Math.floor(at / 3 ** place + place * at) % 8]).join(
        '',
      ),
    );
    const { puzzles, search } = made([...new Set(words)].join(' '), { addends: 3 }, new Budget(20_000_000));
    expect(search.complete).toBe(false);
    for (const parts of [2, 3]) {
      const firsts = new Set(puzzles.filter((made) => made.parts === parts).map(({ puzzle }) => puzzle.split('+')[0]));
      expect(firsts.size, `${parts} addends`).toBeGreaterThan(5);
    }
  });
});

describe('the limit', () => {
  it('keeps the nicest, and the rest is counted', () => {
    for (const limit of [0, 7]) {
      expect(made(NUMBERS, { limit })).toEqual({ ...ALL, puzzles: ALL.puzzles.slice(0, limit) });
    }
  });
});

describe('a list of words', () => {
  const faultsOf = (texts: readonly string[]) => readWords(texts).faults;

  it('is composed and lower-cased as the parser does, each word once, with what it means', () => {
    const { words, values } = readWords(['Ten=10', 'DIEZ', 'ten=11', 'cafe\u0301', 'CAFÉ', 'Straße']) as {
      words: string[];
      values: Map<string, number>;
    };
    expect(words).toEqual(['ten', 'diez', 'café', 'straße']);
    expect([...values]).toEqual([['ten', 10]]);
  });

  it('is refused with every word that is none', () => {
    expect(faultsOf([])).toEqual([{ code: 'no-words' }]);
    expect(faultsOf(['one', 'twenty-one', '', '7', 'ten=', 'ten=x', '\u0301a'])).toEqual(
      ['twenty-one', '', '7', 'ten=', 'ten=x', '\u0301a'].map((word, at) => ({
        code: 'not-letters',
        at: at + 1,
        word,
      })),
    );
    expect(faultsOf(['a'.repeat(20), 'b'.repeat(21)])).toEqual([
      { code: 'word-too-long', at: 1, word: 'b'.repeat(21), limit: 20 },
    ]);
  });

  it('has 500 different words at most', () => {
    const words = Array.from(
      { length: 501 },
      (_, at) => `a${[...String(at)].map((d) => 'abcdefghij'[Number(d)]).join('')}`,
    );
    expect(faultsOf([...words.slice(0, 500), ...words.slice(0, 500)])).toBeUndefined();
    expect(faultsOf(words)).toEqual([{ code: 'too-many-words', limit: 500 }]);
  });
});
