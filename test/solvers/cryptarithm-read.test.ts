/** Cryptarithms as people write them, paste them and get them wrong. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../functions/solvers/cryptarithm/read/fault.ts';
import { LONGEST_TEXT, readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { writePuzzle } from '../../functions/solvers/cryptarithm/write.ts';

/** The puzzle in one line, as it was understood; or the code of its fault, which place it has and what stands there. */
const read = (text: string, base = 10): string => {
  const reading = readPuzzle(text, base);
  if (reading.fault === undefined) return writePuzzle(reading.puzzle);
  const { code, start, end } = reading.fault;
  return `${code} ${start}-${end} ${JSON.stringify(reading.fault.text)}`;
};

const lettersOf = (text: string, base = 36) => {
  const reading = readPuzzle(text, base);
  if (reading.fault !== undefined) throw new Error(`${text}: ${reading.fault.code}`);
  return reading.puzzle.letters;
};

const faultOf = (text: string, base = 10): Fault | undefined => readPuzzle(text, base).fault;

const lines = (...all: string[]) => all.join('\n');

describe('SEND+MORE=MONEY', () => {
  test.each([
    'SEND+MORE=MONEY',
    ' SEND + MORE = MONEY ',
    'S E N D + M O R E = M O N E Y',
    'SEND\u00a0+\u2009MORE\u3000=\tMONEY\ufeff',
    'SEND+MORE==MONEY',
    'SEND＋MORE＝MONEY',
    'SEND ➕ MORE = MONEY',
    'SEND+\u200bMORE\u2060=\u200eMONEY\u00ad',
    'SEND+MORE=MONEY;',
    'SEND+MORE=MONEY;;',
    'Send+More=Money',
    'SEND+more=MONEY',
    '[SEND]+{MORE}=(MONEY)',
    '+SEND+MORE=+MONEY',
    'SEND+MORE-----MONEY',
    'SEND + MORE ______ MONEY',
  ])('is read from %j', (text) => {
    expect(read(text).toUpperCase()).toBe('SEND+MORE=MONEY');
  });

  test('keeps its letters as they were first written, in the order in which they are met', () => {
    expect(lettersOf('SeND+moRE=MoNeY')).toEqual([...'SeNDmoRY']);
  });

  test.each([
    ['over lines', lines('SEND+', 'MORE=', 'MONEY')],
    ['over lines that begin with the signs', lines('SEND', '+MORE', '=MONEY')],
    ['with a plus', lines('  SEND', '+ MORE', '------', ' MONEY')],
    ['without a plus', lines(' SEND', ' MORE', '-----', 'MONEY')],
    ['with a plus behind', lines(' SEND', ' MORE +', '-----', 'MONEY')],
    ['with a plus behind the first', lines(' SEND +', ' MORE', '-----', 'MONEY')],
    ['with a plus behind each', lines(' SEND +', ' MORE +', '-----', 'MONEY')],
    ['with a plus on a line of its own', lines(' SEND', '+', ' MORE', '-----', 'MONEY')],
    ['with a plus before the rule', lines(' SEND', ' MORE', '+-----', ' MONEY')],
    ['with two pluses', lines(' SEND', '+MORE', '+-----', ' MONEY')],
    ['with a plus behind the rule', lines(' SEND', ' MORE', '------ +', ' MONEY')],
    ['with a frame', lines('+-----+', ' SEND', ' MORE', '+-----+', ' MONEY', '+-----+')],
    ['with a trailing rule', lines(' SEND', '+MORE', '-----', 'MONEY', '=====')],
    ['with a double rule', lines(' SEND', '+MORE', '-----', '-----', 'MONEY')],
    ['with a rule of two dashes', lines(' SEND', '+MORE', '--', 'MONEY')],
    ['with a rule of dashes apart', lines('  S E N D', '+ M O R E', '- - - - -', 'M O N E Y')],
    ['with an equals sign as the rule', lines(' SEND', '+MORE', '=', 'MONEY')],
    ['with an equals sign before the sum', lines(' SEND', ' MORE', '=MONEY')],
    ['with an equals sign and a plus behind', lines(' SEND', ' MORE +', '= MONEY')],
    ['with a rule and an equals sign', lines(' SEND', '+MORE', '-----', '=MONEY')],
    ['with its sum beside the last addend', lines(' SEND', ' MORE = MONEY')],
    ['with blank lines', lines('', ' SEND', '', '+MORE', '', '-----', '', 'MONEY', '')],
    ['with blank lines and no rule', lines(' SEND', '', '+MORE', '', '=MONEY')],
    ['with Windows line ends', ' SEND\r\n+MORE\r\n-----\r\nMONEY\r\n'],
    ['with old line ends', ' SEND\r+MORE\r-----\rMONEY'],
    ['with Unicode line ends', ' SEND\u2028+MORE\u2029-----\u0085MONEY'],
    ['with tabs', '\t\tSEND\n\t+\tMORE\n\t------\n\t\tMONEY'],
  ])('is read in columns %s', (_, text) => {
    expect(read(text)).toBe('SEND+MORE=MONEY');
  });

  test.each([...'-‐‑‒–—―−﹣－─━═⎯=＝_＿‾¯⸺'])('is read with a rule of %s', (dash) => {
    expect(read(lines(' SEND', '+MORE', dash.repeat(5), 'MONEY'))).toBe('SEND+MORE=MONEY');
  });
});

describe('in columns', () => {
  test.each([
    [lines('FORTY', 'TEN', 'TEN', '-----', 'SIXTY'), 'FORTY+TEN+TEN=SIXTY'],
    [lines('FORTY', '+TEN', 'TEN +', '-----', 'SIXTY'), 'FORTY+TEN+TEN=SIXTY'],
    [lines(' COUNT', '- COIN', '------', '  SNUB'), 'COUNT-COIN=SNUB'],
    [lines(' COUNT', '  COIN -', '------', '  SNUB'), 'COUNT-COIN=SNUB'],
    [lines('A', '-', 'B', '--', 'C'), 'A-B=C'],
    [lines('AB', '×C', '---', 'DE'), 'AB*C=DE'],
    [lines('AB', 'CD ×', '---', 'EFGH'), 'AB*CD=EFGH'],
    [lines('AB', '*CD', '---', 'EFGH'), 'AB*CD=EFGH'],
    [lines('AB', 'CD', '---', 'EFG', '', 'HI', 'AB', '---', 'EFG'), 'AB+CD=EFG;HI+AB=EFG'],
    [lines('AB', '+CD', '=EFG', '', 'HI+AB=EFG'), 'AB+CD=EFG;HI+AB=EFG'],
    [lines('AB+CD=EFG', '---------', 'HI+AB=EFG'), 'AB+CD=EFG;HI+AB=EFG'],
    [lines('3*AB', '+2*CD', '---', 'EFG'), '3*AB+2*CD=EFG'],
    [lines('?E?', '??', '---', 'E??'), '?E?+??=E??'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    lines('  ABC', '*  DE', '-----', ' FGHI', 'JKA', '-----', 'BCDEF'),
    lines('  ABC', '×  DE', '-----', ' FGHI', '+JKA', '-----', 'BCDEF'),
    lines('  ABC', '   DE ·', '-----', ' FGHI', 'JKA +', '=====', 'BCDEF', '====='),
    lines('  ABC ×', '   DE', '_____', ' FGHI', 'JKA', '+-----', 'BCDEF'),
    lines('  ABC', 'x  DE', '-----', ' FGHI', 'JKA', '-----', 'BCDEF'),
  ])('a long multiplication has a line for each digit of the multiplier: %j', (text) => {
    expect(read(text, 16)).toBe('ABC*E=FGHI;ABC*D=JKA;ABC*DE=BCDEF');
  });

  test.each([
    [lines(' 1?', '*23', '---', ' ??', '??', '---', '???'), 8],
    ['A=?=B', 1],
  ])(
    'a wildcard is one digit wherever its place is read again, and the text is kept that says so: %j',
    (text, wildcards) => {
      const reading = readPuzzle(text, 10);
      if (reading.fault) throw new Error(reading.fault.code);
      expect(reading.puzzle).toMatchObject({ wildcards, source: text.trim() });
      expect(writePuzzle(reading.puzzle)).toBe(text.trim());
      expect(readPuzzle(writePuzzle(reading.puzzle), 10)).toEqual(reading);
    },
  );

  test.each([
    [lines('AB', '*CD', '---', 'EF', '---', 'GHI'), 'unclear-layout 11-13 "EF"'],
    [lines('AB', '*CD', '---', 'EF', 'GH', 'IJ', '---', 'AB'), 'unclear-layout 17-19 "IJ"'],
    [lines('AB', '+CD', '---', 'EF', '---', 'GHI'), 'unclear-layout 18-21 "GHI"'],
    [lines('AB', '*C', '---', 'EF', '---', 'GH', '---', 'I  J'), 'unclear-layout 24-28 "I  J"'],
    [lines('AB', '*C', '---', 'EF', '---', 'GH', 'IJ'), 'unclear-layout 17-19 "GH"'],
    [lines('SEND', '+', '----', 'MONEY'), 'missing-operand 7-11 "----"'],
    [lines('SEND +', '----', 'MONEY'), 'missing-operand 7-11 "----"'],
  ])('%j has no clear layout', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('several equations', () => {
  test.each([
    'A+B=C;D+E=F',
    'A+B=C ; D+E=F ;',
    'A+B=C&&D+E=F',
    'A+B=C & D+E=F',
    'A+B=C ∧ D+E=F',
    'A+B=C；D+E=F',
    'A+B==C;;D+E==F',
    'A+B=C; ;D+E=F',
    'A+B=C\nD+E=F',
    'A+B=C;\nD+E=F;',
    'A+B=C\n;D+E=F',
    'A+B=C &&\n&& D+E=F',
    'A+B=C\n\nD+E=F',
    'A+\nB=C\nD+E=F',
    'A\n+B=C\nD\n+E=F',
  ])('%j is two', (text) => {
    expect(read(text)).toBe('A+B=C;D+E=F');
  });

  test('a line that begins with a minus is one of its own among equations', () => {
    expect(read('A+B=C\n-D+E=F')).toBe('A+B=C;-D+E=F');
  });

  test.each(['A=B=C', 'A==B==C', 'A\n=B\n=C', 'A=B\n=C', 'A=\nB=C', 'A=B\n\n=C'])('the chain %j is two', (text) => {
    expect(read(text)).toBe('A=B;B=C');
  });
});

describe('operations', () => {
  test.each([
    ['A×B=C', 'A*B=C'],
    ['A·B=C', 'A*B=C'],
    ['A⋅B=C', 'A*B=C'],
    ['A✖️B=C', 'A*B=C'],
    ['A÷B=C', 'A/B=C'],
    ['A:B=C', 'A/B=C'],
    ['A∕B=C', 'A/B=C'],
    ['A−B=C', 'A-B=C'],
    ['A–B=C', 'A-B=C'],
    ['A--B=C', 'A-(-B)=C'],
    ['A^B=C', 'A^B=C'],
    ['A**B=C', 'A^B=C'],
    ['A＊＊B=C', 'A^B=C'],
    ['A² + B³ = C', 'A^2+B^3=C'],
    ['RM³=N', 'RM^3=N'],
    ['A¹² = B⁰', 'A^12=B^0'],
    ['(A+B)²=C', '(A+B)^2=C'],
    ['A²*B=C', 'A^2*B=C'],
    ['A²^B=C', 'A^2^B=C'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['AB x CD = EFG', 'AB*CD=EFG'],
    ['ABxCD=EFG', 'AB*CD=EFG'],
    ['AB х CD = EFG', 'AB*CD=EFG'],
    ['3xA=B', '3*A=B'],
    ['(A+B)x(A-B)=C', '(A+B)*(A-B)=C'],
    ['जxक=ल', 'ज*क=ल'],
    ['MALCOLM+X=MALCOLM', 'MALCOLM+X=MALCOLM'],
    ['MALCOLM+x=MALCOLM', 'MALCOLM+x=MALCOLM'],
    ['AxB+x=C', 'AxB+x=C'],
    ['A x B = X', 'AxB=x'],
    ['v*vi=xxx', 'v*vi=xxx'],
    ['six*two=twelve', 'six*two=twelve'],
    ['Six+TWO=TEN', 'Six+TWO=TEN'],
    ['1xx1=3*4x', '1xx1=3*4x'],
  ])('a small x is times among capitals alone: %s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['A+B*C=D', 'A+(B*C)=D'],
    ['A*B+C=D', '(A*B)+C=D'],
    ['A-B-C=D', '(A-B)-C=D'],
    ['A-B+C=D', '(A-B)+C=D'],
    ['A/B/C=D', '(A/B)/C=D'],
    ['A/B*C=D', '(A/B)*C=D'],
    ['A*B/C=D', '(A*B)/C=D'],
    ['A^B^C=D', 'A^(B^C)=D'],
    ['A*B^C=D', 'A*(B^C)=D'],
    ['-A^B=C', '-(A^B)=C'],
    ['-A*B=C', '(-A)*B=C'],
    ['-A+B=C', '(-A)+B=C'],
    ['A^-B=C', 'A^(-B)=C'],
    ['A^-B^C=D', 'A^(-(B^C))=D'],
    ['A*-B=C', 'A*(-B)=C'],
    ['A=[B+{C-(D)}]', 'A=(B+(C-D))'],
  ])('%s is %s', (text, bracketed) => {
    expect(readPuzzle(text, 10)).toEqual(readPuzzle(bracketed, 10));
    expect(faultOf(text)).toBeUndefined();
  });

  test.each([
    ['A-(B+C)=D', 'A-B+C=D'],
    ['A-(B-C)=D', 'A-B-C=D'],
    ['A/(B*C)=D', 'A/B*C=D'],
    ['(A^B)^C=D', 'A^B^C=D'],
    ['(-A)^B=C', '-A^B=C'],
    ['(A+B)*C=D', 'A+B*C=D'],
  ])('%s is not %s, and is written with its brackets', (text, other) => {
    expect(readPuzzle(text, 10)).not.toEqual(readPuzzle(other, 10));
    expect(read(text)).toBe(text);
  });
});

describe('letters', () => {
  test.each([
    ['é composed and decomposed', 'é+e\u0301=A', ['é', 'A']],
    ['É and é', 'É+é=A', ['É', 'A']],
    ['é and e', 'é+e=A', ['é', 'e', 'A']],
    ['a mark that composes with nothing', 'x\u0304+x=\u0304', ['x', '\u0304']],
    ['Hangul jamo and their syllable', '한+\u1112\u1161\u11ab=가', ['한', '가']],
    ['a syllable and a final that follows', '각=가\u11a8', ['각']],
    ['Devanagari signs', 'ती+तीस=सी', ['त', 'ी', 'स']],
    ['a Bengali vowel of two parts', 'ক\u09c7\u09be=ক\u09cb', ['ক', '\u09cb']],
    ['sigma in its three forms', 'ΣΟΦΟΣ+σ=ς', ['Σ', 'Ο', 'Φ', 'ς']],
    ['sharp s, small and capital', 'ß+ẞ=s', ['ß', 's']],
    ['a dotless i', 'ı+i=I', ['ı', 'i']],
    ['a dotted I', 'İ+i=I', ['İ', 'i']],
    ['Latin, Cyrillic and Greek look-alikes', 'A+А=Α', ['A', 'А', 'Α']],
    ['Cyrillic in both cases', 'ЁЛКА+ёлка=Й', ['Ё', 'Л', 'К', 'А', 'Й']],
    ['letters beyond 16 bits', '𐐀+𐐨=𝐀', ['𐐀', '𝐀']],
    ['the sign of ohm and the letter', 'Ω+Ω=ω', ['Ω']],
    ['Arabic', 'سلام+سلم=كلام', ['س', 'ل', 'ا', 'م', 'ك']],
    ['a joiner that is not seen', 'क\u200dष=षक', ['क', 'ष']],
    ['kana with their length', 'ラーメン+メン=ラー', ['ラ', 'ー', 'メ', 'ン']],
  ])('%s', (_, text, letters) => {
    expect(lettersOf(text)).toEqual(letters);
  });

  test('are written as they were first met', () => {
    expect(read('é+b=É')).toBe('é+b=é');
  });

  test.each(['٤+A=٧', '۴+A=۷', '४+A=७', '４+A=７', '𝟒+A=𝟟', '৪+A=৭', '๔+A=๗', '4+A=7'])('%s has two digits', (text) => {
    expect(read(text)).toBe('4+A=7');
  });

  test('a literal digit is none, and reserves nothing', () => {
    expect(readPuzzle('A+B=C5', 10)).toMatchObject({
      puzzle: {
        letters: ['A', 'B', 'C'],
        equations: [{ right: { kind: 'word', glyphs: [2, -6] } }],
      },
    });
  });

  test('each wildcard is one for itself, numbered after the letters', () => {
    expect(readPuzzle('?E??*？=?A', 10)).toMatchObject({
      puzzle: {
        letters: ['E', 'A'],
        wildcards: 5,
        equations: [
          {
            left: { left: { glyphs: [2, 0, 3, 4] }, operator: '*', right: { glyphs: [5] } },
            right: { glyphs: [6, 1] },
          },
        ],
      },
    });
  });
});

describe('faults, with their places', () => {
  test.each<[string, string, number?]>([
    ['', 'missing 0-0 ""'],
    [' \n\t', 'missing 0-3 " \\n\\t"'],
    ['-----', 'missing 0-5 "-----"'],
    ['SEND+MORE', 'no-equation 9-9 ""'],
    ['SEND+MORE  ', 'no-equation 9-9 ""'],
    ['A=B;SEND+MORE', 'no-equation 13-13 ""'],
    ['SEND+MORE;A=B', 'no-equation 9-9 ""'],
    ['A+B=C\nD+E', 'no-equation 9-9 ""'],
    ['SEND', 'no-equation 4-4 ""'],
    ['SEND+MORE=MONEY.', 'unknown-symbol 15-16 "."'],
    ['SEND+MORE≠MONEY', 'unknown-symbol 9-10 "≠"'],
    ['SEND+MORE=\u0338MONEY', 'unknown-symbol 9-11 "=\u0338"'],
    ['A+🍎️=B', 'unknown-symbol 2-4 "🍎"'],
    ['A+\ud83c=B', 'unknown-symbol 2-3 "\\ud83c"'],
    ['A\nB, C', 'unknown-symbol 3-4 ","'],
    ['A+½=B', 'unknown-symbol 2-3 "½"'],
    ['A!=B', 'unknown-symbol 1-2 "!"'],
    [';A=B', 'missing-operand 0-1 ";"'],
    ['SEND+=MONEY', 'missing-operand 5-6 "="'],
    ['SEND+MORE=', 'missing-operand 10-10 ""'],
    ['=MONEY', 'missing-operand 0-1 "="'],
    ['A+B= =C', 'missing-operand 5-6 "="'],
    ['A+*B=C', 'missing-operand 2-3 "*"'],
    ['A+×B=C', 'missing-operand 2-3 "×"'],
    ['A××B=C', 'missing-operand 2-3 "×"'],
    ['A·*B=C', 'missing-operand 2-3 "*"'],
    ['A***B=C', 'missing-operand 3-4 "*"'],
    ['A* *B=C', 'missing-operand 3-4 "*"'],
    ['A^^B=C', 'missing-operand 2-3 "^"'],
    ['²+A=B', 'missing-operand 0-1 "²"'],
    ['()=A', 'missing-operand 1-2 ")"'],
    ['A+B;C=D', 'no-equation 3-3 ""'],
    ['A+;C=D', 'missing-operand 2-3 ";"'],
    ['2(A+B)=C', 'missing-operator 1-2 "("'],
    ['(A)(B)=C', 'missing-operator 3-4 "("'],
    ['(A)B=C', 'missing-operator 3-4 "B"'],
    ['((A)B)=C', 'missing-operator 4-5 "B"'],
    ['R²S=A', 'missing-operator 2-3 "S"'],
    ['R²2=A', 'missing-operator 2-3 "2"'],
    ['A=R² S', 'missing-operator 5-6 "S"'],
    ['(A+B=C', 'unclosed-bracket 0-1 "("'],
    ['A=[(B)', 'unclosed-bracket 2-3 "["'],
    ['(A;B)=C', 'unclosed-bracket 0-1 "("'],
    ['A+B)=C', 'unopened-bracket 3-4 ")"'],
    ['A=B}', 'unopened-bracket 3-4 "}"'],
    ['[A+B)=C', 'wrong-bracket 4-5 ")"'],
    ['(A+[B)]=C', 'wrong-bracket 5-6 ")"'],
    ['2*3=6', 'no-letters 0-5 "2*3=6"'],
    ['ABCDEFGHIJK+A=B', 'too-many-letters 10-11 "K"'],
    ['एकखगघचछजझटठ=ए', 'too-many-letters 10-11 "ठ"'],
    ['ABCDEFGHIती=A', 'too-many-letters 10-11 "ी"'],
    ['A+2=B', 'digit-too-large 2-3 "2"', 2],
    ['A+٧=B', 'digit-too-large 2-3 "٧"', 7],
    ['AB+C=D', 'too-many-letters 3-4 "C"', 2],
    [`${'?'.repeat(41)}=A`, 'too-many-wildcards 40-41 "?"'],
    [`A=${'('.repeat(61)}B`, 'too-deep 62-63 "("'],
    [`A=${'+-'.repeat(31)}B`, 'too-deep 62-63 "+"'],
  ])('%j: %s', (text, expected, base) => {
    expect(read(text, base)).toBe(expected);
  });

  test('tell what they measure', () => {
    expect(faultOf('ABCDEFGHIJKL=A')).toMatchObject({ letters: 12, base: 10 });
    expect(faultOf('A=9', 9)).toMatchObject({ code: 'digit-too-large', base: 9 });
    expect(faultOf(`${'?'.repeat(41)}=A`)).toMatchObject({ limit: 40 });
  });

  test('a text that is too long is not echoed', () => {
    const text = `A=${'B'.repeat(LONGEST_TEXT - 1)}`;
    expect(faultOf(text)).toEqual({ code: 'too-long', limit: LONGEST_TEXT, start: 4000, end: 4001, text: '' });
    expect(read(text.slice(1))).toMatch(/^missing-operand 0-1/);
    expect(faultOf(text.slice(0, -1))).toBeUndefined();
  });

  test('the first of several is told, from left to right', () => {
    expect(read('A+*B)=C')).toBe('missing-operand 2-3 "*"');
    expect(read('A(B+*C')).toBe('missing-operator 1-2 "("');
  });
});

describe('whatever the text', () => {
  const sign = fc.constantFrom(
    ...'ABxé9?+-*/^=;()[]\n \t²³×÷·—_&ς١',
    'e\u0301',
    '\u0301',
    '\r\n',
    '\u1112',
    '\u1161',
    '가',
  );
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: sign, maxLength: 30 }));

  test('there is a puzzle or a fault at a place of the text, and never an exception', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 36 }), (text, base) => {
        const { fault } = readPuzzle(text, base);
        if (fault === undefined) return;
        expect(fault.start).toBeGreaterThanOrEqual(0);
        expect(fault.end).toBeGreaterThanOrEqual(fault.start);
        expect(fault.end).toBeLessThanOrEqual(text.length);
        expect(fault.text).toBe(text.slice(fault.start, fault.end));
      }),
      { numRuns: 3000 },
    );
  });

  test('the letters of a line are those of its NFC', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'Aaéeक', '\u0301', '\u093c', '\u1112', '\u1161', '\u11ab', '가', '\u0323'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(word, (word) => {
        const folded = new Set(Array.from(word.normalize('NFC'), (letter) => letter.toLowerCase()));
        expect(lettersOf(`${word}=${word}`).map((letter) => letter.toLowerCase())).toEqual([...folded]);
      }),
    );
  });

  test('spaces make no difference between the signs of a line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'AB9?+-/^=;()', '²'), { maxLength: 20 }), (signs) => {
        // Two = side by side are one, and two ; too: apart they are not.
        const plain = signs.filter((sign, at) => sign !== signs[at - 1] || !'=;²'.includes(sign));
        const [close, wide] = [plain.join(''), plain.join(' ')].map((text) => readPuzzle(text, 10));
        if (close!.fault === undefined) {
          // The text that is kept of some is as it was sent.
          const source = close!.puzzle.source === undefined ? {} : { source: plain.join(' ') };
          expect(wide).toEqual({ puzzle: { ...close!.puzzle, ...source } });
        }
        if (close!.fault) expect(wide!.fault!.code).toBe(close!.fault.code);
      }),
      { numRuns: 2000 },
    );
  });
});
