/** The referee on the television's cases: what is right in whatever form, and each rule broken with its place. */

import { describe, expect, test } from 'vitest';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { type Check, checkExpression, LENGTH_LIMIT } from '../../functions/solvers/arithmetic/check/check.ts';
import { canonicalPuzzle, PRESETS, type Rules } from '../../functions/solvers/arithmetic/puzzle.ts';

const check = (numbers: readonly Exact[], text: string, rules: Partial<Rules> = {}, target: Exact = 24): Check =>
  checkExpression(canonicalPuzzle(numbers, target, rules), text);

/** Each fault as `code "text" start`. */
const faultsOf = ({ faults }: Check) =>
  faults.map(({ code, text, start }) => `${code} ${JSON.stringify(text)} ${start}`);

/** The numbers that an expression writes, given. */
const given = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

const rational = { values: 'rational' } as const;
const integer = { values: 'integer' } as const;

describe('952 from 25 50 75 100 3 6', () => {
  const numbers = [25, 50, 75, 100, 3, 6];

  test.each([
    '((75*3)*(100+6)-50)/25',
    '((75×3)×(100+6)−50)÷25 = 952',
    ' [ {75·3} ∙ (100 + 6) – 50 ] : 25=+952 ',
    '（７５＊３＊（１００＋６）－５０）／２５＝９５２',
    '(75x3X(6+100)‐50)⁄25',
    '(3⋅75∗(100+6)\u00a0—\u200950)∶25',
    '(٧٥×٣×(١٠٠+٦)−٥٠)÷٢٥',
    '(075*3*(100+06)-50)/25',
    '+(+75*3*(100+6)-50)/25',
    '(75✖️3✖️(100➕6)➖50)➗25',
  ])('is met by %s', (text) => {
    expect(check(numbers, text, {}, 952)).toMatchObject({
      valid: true,
      value: 952,
      distance: 0,
      numbersUsed: 6,
      faults: [],
    });
  });

  test('is told as it was understood, with the brackets of the player', () => {
    expect(check(numbers, '[ {75×3}·(100 + 6) − 50 ] : 25 = 952', {}, 952).expression).toBe('((75*3)*(100+6)-50)/25');
  });

  test('may be missed by 2 with every rule obeyed, or by 3 with one broken', () => {
    expect(check(numbers, '(6+3)*100+50-25/25', {}, 952)).toMatchObject({ value: 949, distance: 3, valid: false });
    expect(check(numbers, '(6+3)*100+50', {}, 952)).toMatchObject({
      value: 950,
      distance: 2,
      valid: true,
      numbersUsed: 4,
    });
  });

  test('is missed by 852 with a single number, which is an answer', () => {
    expect(check(numbers, '100', {}, 952)).toMatchObject({ valid: true, value: 100, distance: 852, numbersUsed: 1 });
  });
});

describe('a right answer in another form is right under natural steps', () => {
  test.each([
    ['6/4*10', 15],
    ['10/4*6/3', 5],
    ['3-5+10', 8],
    ['-3+10', 7],
    ['-3*5+20', 5],
    ['5-5+3', 3],
    ['2-4*6+30', 8],
    ['(2-7+9)*5', 20],
    ['-(2+3)+6', 1],
    ['4*1/2*3', 6],
    ['7*1/1', 7],
  ])('%s is %i', (text, value) => {
    expect(check(given(text), text)).toMatchObject({ valid: true, value });
  });

  test.each([
    ['(6/4)*10', ['fraction-step "/" 2']],
    ['6/4*7', ['fraction-step "/" 1']],
    ['12/4/2/3*5', ['fraction-step "/" 4']],
    ['10+(3-5)', ['negative-step "-" 5']],
    ['3-10+5', ['negative-step "-" 1']],
    ['-10+3', ['negative-step "-" 0']],
    ['10-3-7', ['zero-step "-" 4']],
    ['6*-3', ['negative-step "-" 2']],
    ['5--3', ['negative-step "-" 2']],
    ['(5-5)*3+2', ['zero-step "-" 2']],
    ['(6/4)+(3-5)', ['fraction-step "/" 2', 'negative-step "-" 8']],
    ['(7-7)*(1/2)/(8-9)', ['zero-step "-" 2', 'fraction-step "/" 8', 'negative-step "-" 14']],
  ])('brackets bind, and no order saves %s', (text, faults) => {
    expect(faultsOf(check(given(text), text))).toEqual(faults);
  });

  test('a faulty step tells what it made, and of what', () => {
    expect(check([6, 4, 10], '(6/4)*10').faults).toEqual([
      { code: 'fraction-step', left: 6, operator: '/', right: 4, result: '3/2', start: 2, end: 3, text: '/' },
    ]);
    expect(check([10, 3], '−10+3').faults).toMatchObject([{ left: null, operator: '-', right: 10, result: -10 }]);
  });
});

describe('under other values', () => {
  test.each([
    ['3-10', integer, -7],
    ['(5-5)*3', integer, 0],
    ['6/4*10', integer, 15],
    ['(3-5)*(2-6)', integer, 8],
    ['8/(3-8/3)', rational, 24],
    ['(6/4)*10', rational, 15],
  ])('%s is right', (text, rules, value) => {
    expect(check(given(text), text, rules)).toMatchObject({ valid: true, value });
  });

  test('a fraction is at fault under integers', () => {
    expect(faultsOf(check([3, 3, 8, 8], '8/(3-8/3)', integer))).toEqual(['fraction-step "/" 6']);
  });
});

describe('numbers', () => {
  test.each([
    ['25+25', [25, 3], ['number-used-twice "25" 3']],
    ['25+25', [25, 25], []],
    ['25+25*25', [25, 25], ['number-used-twice "25" 6']],
    ['7+25', [25, 3], ['foreign-number "7" 0']],
    ['0+25', [25, 3], ['foreign-number "0" 0']],
    ['2*253', [2, 25, 3], ['foreign-number "253" 2']],
    ['(7+7)/7', [1, 7], ['number-used-twice "7" 3', 'number-used-twice "7" 6']],
  ])('%s from %j', (text, numbers, faults) => {
    expect(faultsOf(check(numbers, text))).toEqual(faults);
  });

  test('how often a number is given is told with the one too many', () => {
    expect(check([5, 5], '5+5+5').faults).toEqual([
      { code: 'number-used-twice', number: 5, given: 2, start: 4, end: 5, text: '5' },
    ]);
  });

  test('those left over are told at the end of the expression, each once, where all are to be used', () => {
    expect(check([4, 6, 6, 1], ' 4*6 = 24', PRESETS[24]).faults).toEqual([
      { code: 'number-left-over', number: 1, start: 4, end: 4, text: '' },
      { code: 'number-left-over', number: 6, start: 4, end: 4, text: '' },
    ]);
    expect(check([4, 6, 6, 1], '4*6').valid).toBe(true);
  });

  test('numbers used counts the given ones', () => {
    expect(check([25, 3], '25+25+7+3').numbersUsed).toBe(2);
  });
});

describe('given fractions and negative numbers', () => {
  test.each([
    ['1/2*6', ['1/2', 6], '(1/2)*6'],
    ['(1/2)*6', ['1/2', 6], '(1/2)*6'],
    ['6*1/2', ['1/2', 6], '6*(1/2)'],
    ['6/(2/4)', ['1/2', 6], '6/(1/2)'],
    ['1/2', ['1/2', 6], '1/2'],
    ['1/2*1/2', ['1/2', 1, 2], '(1/2)*1/2'],
    ['1/2/3', ['2/3', '1/2', 3], '(1/2)/3'],
    ['-1/2+2', ['-1/2', 2], '(-1/2)+2'],
    ['2--1/2', ['-1/2', 2], '2-(-1/2)'],
    ['2-1/2', ['1/2', 2], '2-(1/2)'],
    ['-5*2', [-5, 2], '-5*2'],
    ['2*-5', [-5, 2], '2*(-5)'],
    ['2+(−5)', [-5, 2], '2+(-5)'],
    ['5 - -3', [5, -3], '5-(-3)'],
    ['-5+7', [-5, 5, 7], '-5+7'],
    ['-5--5+7', [-5, 5, 7], '-5-(-5)+7'],
  ])('%s from %j is understood as %s', (text, numbers, expression) => {
    expect(check(numbers, text, rational)).toMatchObject({ valid: true, expression });
  });

  test('the numbers are found for which there is no fault, whichever come first', () => {
    expect(check(['1/2', 1, 2, 3], '1/2+3*1/2', PRESETS[24])).toMatchObject({ valid: true, numbersUsed: 4 });
    expect(check(['1/2', 2, 3], '2*1/2*3', PRESETS[24])).toMatchObject({ valid: true, numbersUsed: 3 });
    expect(check(['1/2', -1, 2, 5], '-1/2+5*1/2', PRESETS[24])).toMatchObject({ valid: true, numbersUsed: 4 });
    expect(check([-1, 1, 2], '-1*1-2', { ...rational, use: 'all' })).toMatchObject({ valid: true, numbersUsed: 3 });
  });

  test('or those for which there are the fewest', () => {
    expect(faultsOf(check(['1/2', 1, 2], '1/2', PRESETS[24]))).toEqual(['number-left-over "" 3']);
    const times = { ...rational, operations: ['*'] } as const;
    expect(faultsOf(check(['-1/2', 1, 2], '-1/2*-1/2', times))).toEqual(['number-used-twice "-1/2" 5']);
  });

  test.each([
    ['3/1/2', ['1/2', 3], ['foreign-number "1" 2', 'foreign-number "2" 4']],
    ['2-5', [-5, 2], ['foreign-number "5" 2']],
    ['4/2', [2, 3], ['foreign-number "4" 0']],
    ['1/2+1/2', ['1/2', 3], ['number-used-twice "1/2" 4']],
    ['-5*-5', [-5, 3], ['number-used-twice "-5" 3']],
  ])('%s from %j is not what it says', (text, numbers, faults) => {
    expect(faultsOf(check(numbers, text, rational))).toEqual(faults);
  });

  test('what is a given number takes no operation', () => {
    expect(check(['1/2', -5], '1/2*-5', { ...rational, operations: ['*'] }).valid).toBe(true);
    expect(faultsOf(check([1, 2, 5], '1/2*-5', { ...rational, operations: ['*'] }))).toEqual([
      'operation-not-allowed "/" 1',
      'operation-not-allowed "-" 4',
    ]);
  });
});

describe('a minus that changes a sign', () => {
  test.each(['-(3-27)', '20+5*-3', '-5*-3', '(-4)*(2-8)', '7--3', '-4/-6', '2*-(3-10)', '-(2-8)*4', '-4*(2-8)', '--8'])(
    'is no fault in %s',
    (text) => {
      expect(check(given(text), text, rational).faults).toEqual([]);
    },
  );

  test.each([
    ['-4*6', ['lone-minus "-" 0']],
    ['6*-4', ['lone-minus "-" 2']],
    ['-4-6', ['lone-minus "-" 0']],
    ['-(4+6)', ['lone-minus "-" 0']],
    ['-8', ['lone-minus "-" 0']],
  ])('is a fault in %s, since it cannot be a subtraction', (text, faults) => {
    expect(faultsOf(check(given(text), text, rational))).toEqual(faults);
    expect(faultsOf(check(given(text), text, integer))).toEqual(faults);
  });

  test('is no addition where none is allowed', () => {
    const operations = ['-', '*', '/'] as const;
    expect(faultsOf(check([7, 3], '7--3', { ...rational, operations }))).toEqual(['lone-minus "-" 2']);
    expect(check([3, 27], '-(3-27)', { ...rational, operations }).valid).toBe(true);
  });
});

describe('operations', () => {
  test('each use of one that is not allowed is told', () => {
    expect(faultsOf(check([2, 3, 4, 9], '2×3+4×9', { operations: ['+', '-'] }))).toEqual([
      'operation-not-allowed "×" 1',
      'operation-not-allowed "×" 5',
    ]);
  });

  test('a division by zero leaves no value', () => {
    const { value, distance, expression, ...result } = check([5, 5, 7], '7÷(5−5)', rational);
    expect([value, distance, expression]).toEqual([null, null, '7/(5-5)']);
    expect(faultsOf({ value, distance, expression, ...result })).toEqual(['division-by-zero "÷" 1']);
  });

  test('all broken rules are told, in order of place', () => {
    expect(faultsOf(check([5, 5, 7, 9], '(5-7)/(5-5)*9+8 = 3', { operations: ['-', '/'], use: 'all' }))).toEqual([
      'negative-step "-" 2',
      'division-by-zero "/" 5',
      'zero-step "-" 8',
      'number-used-twice "5" 9',
      'operation-not-allowed "*" 11',
      'operation-not-allowed "+" 13',
      'foreign-number "8" 14',
    ]);
  });
});

describe('a result after the expression', () => {
  test.each(['4*6=24', '4*6 ＝ 24', '4*6 = +24', '4*6 = 48/2', '4*6 = − -24'])('is right in %s', (text) => {
    expect(check([4, 6], text)).toMatchObject({ valid: true, value: 24, expression: '4*6' });
  });

  test('is a fault when it is not the value', () => {
    expect(check([4, 6], '4*6 = 23').faults).toEqual([
      { code: 'wrong-result', claimed: 23, value: 24, start: 6, end: 8, text: '23' },
    ]);
    expect(check([4, 6], '4-6 = 2', integer).faults).toMatchObject([{ claimed: 2, value: -2 }]);
    expect(check([4, 6], '4-6 = -2', integer).valid).toBe(true);
    expect(check([4, 6], '4/6 = 2/3', rational).valid).toBe(true);
  });
});

describe('what is no expression', () => {
  test.each([
    ['', 'missing', 0, ''],
    [' \u00a0', 'missing', 0, ' \u00a0'],
    ['3+', 'missing-operand', 2, ''],
    ['3+ ', 'missing-operand', 2, ''],
    ['*3', 'missing-operand', 0, '*'],
    ['3*/2', 'missing-operand', 2, '/'],
    ['3**2', 'missing-operand', 2, '*'],
    ['()', 'missing-operand', 1, ')'],
    ['=24', 'missing-operand', 0, '='],
    ['2(3)', 'missing-operator', 1, '('],
    ['(2)(3)', 'missing-operator', 3, '('],
    ['(2)3', 'missing-operator', 3, '3'],
    ['2 5', 'missing-operator', 2, '5'],
    ['1 000', 'missing-operator', 2, '000'],
    ['(3+6', 'unclosed-bracket', 0, '('],
    ['((3+6)=9', 'unclosed-bracket', 0, '('],
    ['3+6)', 'unopened-bracket', 3, ')'],
    ['[3+6)', 'wrong-bracket', 4, ')'],
    ['(3+[6)]', 'wrong-bracket', 5, ')'],
    ['1,000+1', 'not-an-integer', 0, '1,000'],
    ['3+2.5', 'not-an-integer', 2, '2.5'],
    ['3.', 'unknown-character', 1, '.'],
    ['5²', 'unknown-character', 1, '²'],
    ['2^3', 'unknown-character', 1, '^'],
    ['3+🎲', 'unknown-character', 2, '🎲'],
    ['3+6=', 'not-a-result', 4, ''],
    ['3+6=9=9', 'not-a-result', 5, '='],
    ['3*5=15+2', 'not-a-result', 6, '+'],
    ['3+6=(9)', 'not-a-result', 4, '('],
    ['3+6=9/0', 'not-a-result', 6, '0'],
    ['3+6=9/2/1', 'not-a-result', 7, '/'],
  ])('%j has the fault %s', (text, reason, start, at) => {
    expect(check([2, 3, 5, 6], text)).toEqual({
      valid: false,
      value: null,
      distance: null,
      numbersUsed: 0,
      expression: null,
      faults: [{ code: 'syntax', reason, start, end: start + at.length, text: at }],
    });
  });
});

describe('long texts', () => {
  const nested = (depth: number) => `${'('.repeat(depth)}7${')'.repeat(depth)}`;

  test('are read up to the limit, however deep', () => {
    expect(check([7], nested((LENGTH_LIMIT - 1) >> 1)).valid).toBe(true);
    expect(check([7], `${'-'.repeat(LENGTH_LIMIT - 2)}7`, rational)).toMatchObject({ valid: true, value: 7 });
    expect(check([7], '('.repeat(LENGTH_LIMIT)).faults).toMatchObject([{ code: 'syntax', reason: 'missing-operand' }]);
  });

  test('are refused beyond it, and not echoed', () => {
    const text = nested(LENGTH_LIMIT);
    expect(check([7], text).faults).toEqual([
      { code: 'too-long', limit: LENGTH_LIMIT, start: LENGTH_LIMIT, end: text.length, text: '' },
    ]);
  });

  test('numbers of any length are exact', () => {
    const digits = '9'.repeat(120);
    expect(check([7], `${digits}*${digits}`).value).toBe((BigInt(digits) ** 2n).toString());
  });

  test('with many fractions and signs are worked out all the same, each number once', () => {
    const numbers = [1, 2, 3, 4, 5, '-1/2', '-2/3', '-3/4', -1, -2];
    const checked = check(numbers, Array.from({ length: 90 }, () => '-1/2').join('*'), rational);
    expect(checked.value).toBe(`1/${2n ** 90n}`);
    expect(checked.numbersUsed).toBeGreaterThanOrEqual(3);
    expect(checked.numbersUsed).toBeLessThanOrEqual(10);
    expect(checked.faults.length).toBeGreaterThanOrEqual(87);
  });
});
