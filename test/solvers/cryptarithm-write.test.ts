/** What is written of a puzzle is read as the same puzzle, by the parser and by one that shares nothing with it. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { type Equation, type Expression, literal, type Puzzle } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { digitSign, writePuzzle, writeSolved } from '../../functions/solvers/cryptarithm/write.ts';
import { anyPuzzle, type Shape } from './arbitrary-puzzle.ts';
import { everySolution } from './cryptarithm-count.ts';
import { DIGIT_OF, isTrue, statementOf } from './cryptarithm-evaluate.ts';

const WIDE: Shape = {
  base: 12,
  letters: [...'SENDmoryéßЖक'],
  wildcards: true,
  longest: 4,
  deepest: 4,
  equations: 3,
  anyExponent: true,
};

const readBack = (text: string, base: number): Puzzle => {
  const { firstPlaces, ...puzzle } = parsed(text, base);
  return puzzle;
};

describe('any puzzle', () => {
  test('is read back from what is written as it was, but for sums in sums and products in products', () => {
    fc.assert(
      fc.property(anyPuzzle(WIDE), (puzzle) => {
        expect(readBack(writePuzzle(puzzle), puzzle.base)).toEqual(inRows(puzzle));
      }),
      { numRuns: 1000 },
    );
  });

  test('is written the same once it was read', () => {
    fc.assert(
      fc.property(anyPuzzle(WIDE), (puzzle) => {
        const text = writePuzzle(puzzle);
        expect(writePuzzle(readBack(text, puzzle.base))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('has no bracket that could be left out', () => {
    fc.assert(
      fc.property(anyPuzzle({ ...WIDE, deepest: 3, equations: 1 }), (puzzle) => {
        const text = writePuzzle(puzzle);
        for (const { index } of text.matchAll(/\(/g)) {
          // Two signs in a row are parted by a bracket, to be read more easily.
          const close = closing(text, index);
          const without = text.slice(0, index) + text.slice(index + 1, close) + text.slice(close + 1);
          if (!/[-+*/^]-/.test(without)) expect(readBack(without, puzzle.base)).not.toEqual(inRows(puzzle));
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('any small puzzle', () => {
  test.each<[string, Partial<Shape>, number]>([
    ['of three letters in base 4', {}, 400],
    ['with wildcards', { letters: ['A', 'B'], wildcards: true, deepest: 2, longest: 2 }, 200],
    ['of two equations', { equations: 2, deepest: 2 }, 200],
    ['of four letters in base 5', { base: 5, letters: [...'ABCD'], longest: 3, deepest: 2 }, 150],
  ])('%s has the solutions that are found by trying all digits on what is written', (_, shape, numRuns) => {
    const small: Shape = {
      ...{ base: 4, letters: [...'ABC'], wildcards: false, longest: 2, deepest: 3, equations: 1, anyExponent: false },
      ...shape,
    };
    fc.assert(
      fc.property(anyPuzzle(small), (puzzle) => {
        fc.pre(puzzle.base ** (puzzle.letters.length + puzzle.wildcards) <= 1100);
        const asked = cryptarithm(puzzle);
        const { solutions, search } = solveCryptarithm(asked, 2000, new Budget(Infinity));
        expect(search.complete).toBe(true);
        expect(solutions).toEqual(everySolution(writePuzzle(puzzle), puzzle.base));
        for (const digits of solutions.slice(0, 3)) {
          expect(isTrue(statementOf(writeSolved(puzzle, digits)), puzzle.base, DIGIT_OF)).toBe(true);
        }
      }),
      { numRuns },
    );
  });
});

test('digits from ten on are capital letters', () => {
  expect(Array.from({ length: 36 }, (_, digit) => digitSign(digit)).join('')).toBe(
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  );
});

test.each([
  ['(A)+((B))=C', 'A+B=C'],
  ['A+(B+C)=D', 'A+B+C=D'],
  ['A+(B-C)=D', 'A+B-C=D'],
  ['A*(B*C)=D', 'A*B*C=D'],
  ['A*(B/C)=D', 'A*B/C=D'],
  ['A^(B^C)=D', 'A^B^C=D'],
  ['(A*B)+C=D', 'A*B+C=D'],
  ['-(A^B)=C', '-A^B=C'],
  ['A-(B)=C', 'A-B=C'],
  ['-(-(-A))=B', '-(-(-A))=B'],
  ['A+-B=C', 'A+(-B)=C'],
  ['A^-B=C', 'A^(-B)=C'],
  ['A=B=C', 'A=B;B=C'],
])('%s is written %s', (text, expected) => {
  expect(writePuzzle(readBack(text, 10))).toBe(expected);
});

test('a solution is written with its digits in, literals and wildcards too', () => {
  expect(writeSolved(readBack('SEND+MORE=MONEY', 10), [9, 5, 6, 7, 1, 0, 8, 2])).toBe('9567+1085=10652');
  expect(writeSolved(readBack('A?*5=?B', 16), [1, 14, 11, 5])).toBe('1B*5=5E');
});

/** The place of the bracket that closes the one at `opening`. */
function closing(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; ; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
}

/** Sums and products as they are read where they follow one another without brackets: from the left. */
function inRows({ equations, ...puzzle }: Puzzle): Puzzle {
  return {
    ...puzzle,
    equations: equations.map(({ left, right }): Equation => ({ left: row(left), right: row(right) })),
  };
}

function row(expression: Expression): Expression {
  if (expression.kind === 'word') return expression;
  if (expression.kind === 'negative') return { kind: 'negative', of: row(expression.of) };
  const { operator } = expression;
  const [left, right] = [row(expression.left), row(expression.right)];
  const family = operator === '+' ? '+-' : operator === '*' ? '*/' : '';
  if (right.kind !== 'operation' || !family.includes(right.operator))
    return { kind: 'operation', operator, left, right };
  // a + (b − c) is read as (a + b) − c.
  return { ...right, left: row({ kind: 'operation', operator, left, right: right.left }) };
}

test('the rows above are what is read', () => {
  const word = (digit: number): Expression => ({ kind: 'word', glyphs: [literal(digit)] });
  const minus: Expression = { kind: 'operation', operator: '-', left: word(2), right: word(3) };
  expect(row({ kind: 'operation', operator: '+', left: word(1), right: minus })).toEqual(
    readBack('1+2-3=A', 10).equations[0]!.left,
  );
});
