/** How a puzzle is played: which digits its letters may be, and how that is told. */

import { describe, expect, test } from 'vitest';
import { readAssignment } from '../../functions/solvers/cryptarithm/read/read-assignment.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';

/** The digits that each variable may be, in one text. */
const allowed = (text: string, base: number, rules: CryptarithmRules = {}) =>
  cryptarithm(parsed(text, base), rules).allowed.map((digits) => digits.join(''));

describe('zero', () => {
  test.each<[string, string[], CryptarithmRules?]>([
    ['AB+C=BD', ['123', '123', '0123', '0123']],
    ['AB+C=BD', ['0123', '0123', '0123', '0123'], { leadingZeros: true }],
    ['AB+C=BD', ['123', '123', '123', '0123'], { singleLetterZero: false }],
    ['AB+C=BD', ['0123', '0123', '123', '0123'], { leadingZeros: true, singleLetterZero: false }],
    ['A?=?+??', ['123', '0123', '0123', '123', '0123']],
    ['A?=?+??', ['123', '0123', '123', '123', '0123'], { singleLetterZero: false }],
    ['AB^C-(BA)=D', ['123', '123', '0123', '0123']],
    ['A=1A', ['0123']],
    ['A=B0', ['0123', '123']],
  ])('%s leaves %j under %j', (text, digits, rules) => {
    expect(allowed(text, 4, rules)).toEqual(digits);
  });

  test.each<[string, boolean, CryptarithmRules?]>([
    ['0A+B=C', true],
    ['00+A=B', true],
    ['0A+B=C', false, { leadingZeros: true }],
    ['0+A=B', false],
    ['0*A=0', false, { singleLetterZero: false }],
    ['A0=B', false],
    ['A=B;C=0D', true],
  ])('written first in %s makes it impossible: %s', (text, impossible, rules) => {
    expect(cryptarithm(parsed(text, 10), rules).impossible).toBe(impossible);
  });
});

describe('a letter', () => {
  const puzzle = parsed('AB=C', 4);
  const [a, b] = [{ letter: 0 }, { letter: 1 }];

  test.each([
    [[{ ...a, digit: 2, isEqual: true }], ['2', '0123', '0123']],
    [[{ ...a, digit: 2, isEqual: false }], ['13', '0123', '0123']],
    [[{ ...a, digit: 0, isEqual: true }], ['', '0123', '0123']],
    [[{ ...a, digit: 0, isEqual: false }], ['123', '0123', '0123']],
    [[a, b].map((letter) => ({ ...letter, digit: 1, isEqual: true })), ['1', '1', '0123']],
    [[1, 2].map((digit) => ({ ...a, digit, isEqual: true })), ['', '0123', '0123']],
    [[1, 2].map((digit) => ({ ...a, digit, isEqual: false })), ['3', '0123', '0123']],
    [[true, false].map((isEqual) => ({ ...a, digit: 1, isEqual })), ['', '0123', '0123']],
    [[false, true].map((isEqual) => ({ ...a, digit: 1, isEqual })), ['', '0123', '0123']],
  ])('given by %j leaves %j', (assign, digits) => {
    expect(allowed('AB=C', 4, { assign })).toEqual(digits);
  });

  test('is asked of as the puzzle was read', () => {
    expect(cryptarithm(puzzle, { leadingZeros: true })).toMatchObject({
      equations: puzzle.equations,
      letters: ['A', 'B', 'C'],
      wildcards: 0,
      base: 4,
      leadingZeros: true,
      singleLetterZero: true,
    });
  });
});

describe('an assignment to SEND+MORE=MONEY', () => {
  const puzzle = parsed('SEND+MORE=MONEY', 16);

  test.each([
    ['S=9', 0, 9, true],
    ['s = 9', 0, 9, true],
    [' S== 9 ', 0, 9, true],
    ['S!=9', 0, 9, false],
    ['S !== 9', 0, 9, false],
    ['y≠10', 7, 10, false],
    ['Y=\u033810', 7, 10, false],
    ['Y<>0', 7, 0, false],
    ['E=15', 1, 15, true],
    ['E=007', 1, 7, true],
    ['E=١٢', 1, 12, true],
  ])('%j is read', (text, letter, digit, isEqual) => {
    expect(readAssignment(text, puzzle)).toEqual({ letter, digit, isEqual });
  });

  test.each([
    ['', 'not-an-assignment'],
    ['S', 'not-an-assignment'],
    ['S=', 'not-an-assignment'],
    ['=9', 'not-an-assignment'],
    ['9=9', 'not-an-assignment'],
    ['9=S', 'not-an-assignment'],
    ['S=F', 'not-an-assignment'],
    ['S=-1', 'not-an-assignment'],
    ['S=1.5', 'not-an-assignment'],
    ['S=9,E=5', 'not-an-assignment'],
    ['S=9 E=5', 'not-an-assignment'],
    ['S<9', 'not-an-assignment'],
    ['X=9', 'unknown-letter'],
    ['SE=9', 'unknown-letter'],
    ['?=9', 'unknown-letter'],
    ['+=9', 'unknown-letter'],
    ['S=16', 'digit-too-large'],
    ['S!=16', 'digit-too-large'],
    ['S=99999999999999999999', 'digit-too-large'],
  ])('%j is none: %s', (text, fault) => {
    expect(readAssignment(text, puzzle)).toBe(fault);
  });
});

test.each([
  ['é+ß=ı', 'E\u0301=3', 0],
  ['é+ß=ı', 'ẞ=3', 1],
  ['é+ß=ı', 'ı=3', 2],
  ['한+가=각', '\u1112\u1161\u11ab=3', 0],
  ['한+가=각', '가\u11a8=3', 2],
  ['ती+स=त', 'ी=3', 1],
  ['σ+ς=α', 'Σ=3', 0],
  ['İ+i=a', 'İ=3', 0],
])('in %s, %s is the letter %i', (text, assignment, letter) => {
  expect(readAssignment(assignment, parsed(text, 10))).toEqual({ letter, digit: 3, isEqual: true });
});

test.each(['i=3', 'e=3', 's=3'])('in é+ß=ı, %s is no letter', (assignment) => {
  expect(readAssignment(assignment, parsed('é+ß=ı', 10))).toBe('unknown-letter');
});
