/** The evaluator that judges the solvers is judged first: what is right passes, and each kind of wrong is caught. */

import { describe, expect, test } from 'vitest';
import type { Step } from '../../functions/solvers/arithmetic/answer.ts';
import { evaluate, exactly, playSteps, type StepRules } from './evaluate.ts';
import { between, fraction, order, written } from './fraction.ts';
import { needlessBrackets } from './needless-brackets.ts';
import { fractionsOf, parseInfix, parseRpn } from './parse.ts';

const INTEGER: StepRules = { values: 'integer' };
const RATIONAL: StepRules = { values: 'rational' };

describe('a fraction', () => {
  test.each([
    [fraction(6n, 4n), '3/2'],
    [fraction(-6n, 4n), '-3/2'],
    [fraction(6n, -4n), '-3/2'],
    [fraction(-6n, -4n), '3/2'],
    [fraction(-6n, 3n), '-2'],
    [fraction(0n, -7n), '0'],
  ])('%o is written %s', (made, text) => {
    expect(written(made)).toBe(text);
    expect(made.under > 0n).toBe(true);
  });

  test('has no zero below its line', () => {
    expect(() => fraction(1n, 0n)).toThrow('1/0');
  });

  test('is in order among others, and at an exact distance', () => {
    const texts = ['-2', '-3/2', '0', '1/3', '1/2', '1'];
    const inOrder = [...texts].reverse().map((text) => exactly(/\//.test(text) ? text : Number(text)));
    expect(inOrder.sort(order).map(written)).toEqual(texts);
    expect(written(between(exactly('1/3'), exactly('-1/2')))).toBe('5/6');
    expect(written(between(exactly('-1/2'), exactly('1/3')))).toBe('5/6');
  });
});

describe('an infix expression', () => {
  test.each([
    ['7', '7'],
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['10-3-2', '5'],
    ['10-(3-2)', '9'],
    ['24/4/2', '3'],
    ['24/(4/2)', '12'],
    ['6*10/4', '15'],
    ['((((8))))', '8'],
    ['999999*999998*999997/868279', '1151696632086'],
    ['999983*999979*999961*999959', '999882004995910678570843'],
  ])('%s is %s', (text, value) => {
    expect(written(evaluate(parseInfix(text)).value)).toBe(value);
  });

  test.each([
    ['-5+3', '-2'],
    ['3*(-5)', '-15'],
    ['3-(-5)', '8'],
    ['2*(-5+3)', '-4'],
    ['(-5)', '-5'],
    ['-5*0', '0'],
    ['7/(-7)', '-1'],
    ['4-4', '0'],
  ])('%s is %s with integer steps', (text, value) => {
    expect(written(evaluate(parseInfix(text), INTEGER).value)).toBe(value);
  });

  test.each([
    ['8/(3-8/3)', '24', []],
    ['1/2', '1/2', []],
    ['1/2', '1/2', ['1/2']],
    ['-1/2', '-1/2', ['-1/2']],
    ['(1/2)*3', '3/2', ['1/2']],
    ['3/(-1/2)', '-6', ['-1/2']],
    ['(1/2)/(1/2)', '1', ['1/2']],
  ])('%s is %s with fractions', (text, value, fractions) => {
    expect(written(evaluate(parseInfix(text, fractions), RATIONAL).value)).toBe(value);
  });

  test('takes a fraction in brackets for a given one only as often as one is given', () => {
    const leaves = (text: string, fractions: string[]) =>
      evaluate(parseInfix(text, fractions), RATIONAL).leaves.map(written);
    expect(leaves('(1/2)/(1/2)', [])).toEqual(['1', '2', '1', '2']);
    expect(leaves('(1/2)/(1/2)', ['1/2'])).toEqual(['1/2', '1', '2']);
    expect(leaves('(1/2)/(1/2)', ['1/2', '1/2'])).toEqual(['1/2', '1/2']);
    expect(leaves('1/2*3', ['1/2'])).toEqual(['1', '2', '3']);
  });

  test.each([
    '',
    '+',
    '2+',
    '2 + 3',
    '2--3',
    '2*-3',
    '--2',
    '-(2)',
    '+2',
    '-0',
    '(2+3',
    '2+3)',
    '2(3)',
    '2×3',
    '02',
    '2.5',
  ])('%j does not parse', (text) => {
    expect(() => parseInfix(text)).toThrow();
  });
  test.each(['()', '(-)', '2+3,4', '00', '(1/2', '1/2)'])('%j does not parse either', (text) => {
    expect(() => parseInfix(text, ['1/2'])).toThrow();
  });

  test.each<[string, string, StepRules]>([
    ['6/4*10', 'not whole', {}],
    ['3-3', 'not positive', {}],
    ['2-7+10', 'not positive', {}],
    ['5/(3-3)', 'not positive', {}],
    ['6/4*10', 'not whole', INTEGER],
    ['5/(3-3)', 'divides by zero', INTEGER],
    ['5/(3-3)', 'divides by zero', RATIONAL],
    ['5/(1/2-2/4)', 'divides by zero', RATIONAL],
  ])('%s breaks the rules: %s', (text, reason, rules) => {
    expect(() => evaluate(parseInfix(text), rules)).toThrow(reason);
  });

  test('an operation that is not allowed is caught', () => {
    expect(() => evaluate(parseInfix('6/3'), { operations: ['+', '-', '*'] })).toThrow('/ is not allowed');
  });
});

describe('reverse Polish', () => {
  test.each([
    ['7', '7'],
    ['2 3 +', '5'],
    ['10 3 -', '7'],
    ['6 10 * 4 /', '15'],
    ['100 6 + 75 3 * * 50 - 25 /', '952'],
    ['-5 3 -', '-8'],
    ['1/2 -3/4 -', '5/4'],
    ['1 2 / 0 *', '0'],
  ])('%s is %s', (text, value) => {
    expect(written(evaluate(parseRpn(text), RATIONAL).value)).toBe(value);
  });

  test.each([
    '',
    '+',
    '2 +',
    '2 3',
    '2  3 +',
    '2 3 + ',
    '2 3 + 4',
    '2 3 ^',
    '(2 3 +)',
    '2/4',
    '4/2',
    '1/-2',
    '-0',
    '1/0',
  ])('%j does not parse', (text) => {
    expect(() => parseRpn(text)).toThrow();
  });

  test('tells which fractions are given', () => {
    expect(fractionsOf('1/2 3 * -5/7 2 / -')).toEqual(['1/2', '-5/7']);
  });
});

describe('steps', () => {
  const add = { left: 2, operator: '+', right: 3, result: 5 } as const;
  const played = (...[steps, value, numbers, rules]: Parameters<typeof playSteps>) => {
    const { value: made, leaves } = playSteps(steps, value, numbers, rules);
    return [made, ...leaves].map(written);
  };

  test('a result may be used once, as may a number', () => {
    const double = { left: 5, operator: '*', right: 4, result: 20 } as const;
    expect(played([add, double], 20, [2, 3, 4])).toEqual(['20', '2', '3', '4']);
    expect(() => playSteps([add, { ...double, right: 5, result: 25 }], 25, [2, 3, 4])).toThrow('5 is not there');
    expect(() => playSteps([add, { left: 5, operator: '*', right: 2, result: 10 }], 10, [2, 3])).toThrow(
      '2 is not there',
    );
  });

  test('no steps are a given number', () => {
    expect(played([], 7, [2, 7])).toEqual(['7', '7']);
    expect(played([], '1/2', [2, '1/2'])).toEqual(['1/2', '1/2']);
    expect(() => playSteps([], 5, [2, 7])).toThrow('5 is not there');
  });

  test('a wrong result, an idle step and a last step that is not the value are caught', () => {
    expect(() => playSteps([{ ...add, result: 6 }], 6, [2, 3])).toThrow('2+3 is 5, not 6');
    expect(() => playSteps([add], 6, [2, 3])).toThrow('the last step makes 5, not 6');
    const unrelated = { left: 4, operator: '*', right: 9, result: 36 } as const;
    expect(() => playSteps([add, unrelated], 36, [2, 3, 4, 9])).toThrow('the results 5 are never used');
  });

  const zero: Step = { left: 3, operator: '-', right: 3, result: 0 };
  const negative: Step = { left: 3, operator: '-', right: 5, result: -2 };
  const half: Step = { left: 3, operator: '/', right: 2, result: '3/2' };

  test('a zero, a negative number and a fraction are caught where they are no values', () => {
    expect(() => playSteps([zero], 0, [3, 3])).toThrow('not positive');
    expect(() => playSteps([negative], -2, [3, 5])).toThrow('not positive');
    expect(() => playSteps([half], '3/2', [3, 2])).toThrow('not whole');
    expect(() => playSteps([half], '3/2', [3, 2], INTEGER)).toThrow('not whole');
    expect(() => playSteps([{ ...half, right: 0 }], '3/2', [3, 0], RATIONAL)).toThrow('divides by zero');
  });

  test('and pass where they are', () => {
    expect(played([zero], 0, [3, 3], INTEGER)).toEqual(['0', '3', '3']);
    expect(played([negative], -2, [3, 5], INTEGER)).toEqual(['-2', '3', '5']);
    expect(played([half], '3/2', [3, 2], RATIONAL)).toEqual(['3/2', '3', '2']);
  });
});

describe('a number of an answer', () => {
  test.each([
    [9_007_199_254_740_991, '9007199254740991'],
    ['9007199254740992', '9007199254740992'],
    ['-9007199254740993', '-9007199254740993'],
    [-7, '-7'],
    [0, '0'],
    ['1/2', '1/2'],
    ['-9007199254740993/2', '-9007199254740993/2'],
  ])('%j is %s', (number, text) => {
    expect(written(exactly(number))).toBe(text);
  });

  test.each([
    2 ** 53,
    1.5,
    -0,
    Number.NaN,
    '7',
    '9007199254740991',
    '-9007199254740991',
    '1e16',
    '',
    '09007199254740993',
  ])('is not %j', (wrong) => {
    expect(() => exactly(wrong)).toThrow();
  });
  test.each(['2/4', '4/2', '1/1', '0/3', '1/0', '1/-2', '-1/-2', '+1/2', '1 / 2', '0.5', '1/02', '9007199254740993/1'])(
    'is not %j either',
    (wrong) => {
      expect(() => exactly(wrong)).toThrow();
    },
  );
});

describe('brackets', () => {
  test.each<[string, string, StepRules?, string[]?]>([
    ['(7)', '7'],
    ['(2*3)+4', '2*3+4'],
    ['2+(3+4)', '2+3+4'],
    ['2+(4-3)', '2+4-3'],
    ['(10-3)-2', '10-3-2'],
    ['2*(3*4)', '2*3*4'],
    ['2*(8/4)', '2*8/4'],
    ['((2+3))*4', '(2+3)*4'],
    ['10-(2*3)', '10-2*3'],
    ['5*(2+(4-3))', '5*(2+4-3)'],
    ['2+(3-4)', '2+3-4', INTEGER],
    ['2*(3/4)', '2*3/4', RATIONAL],
    ['(-5)+3', '-5+3', INTEGER],
    ['2*((-5)+3)', '2*(-5+3)', INTEGER],
    ['((-5))*3', '(-5)*3', INTEGER],
    ['(1/2)', '1/2', RATIONAL, ['1/2']],
    ['3*((1/2))', '3*(1/2)', RATIONAL, ['1/2']],
  ])('those of %s could go: %s', (text, without, rules, fractions) => {
    expect(needlessBrackets(text, rules, fractions)).toBe(without);
  });

  test.each<[string, StepRules?, string[]?]>([
    ['2+3'],
    ['(2+3)*4'],
    ['10-(3-2)'],
    ['10-(3+2)'],
    ['24/(4/2)'],
    ['24/(2*3)'],
    ['12/(2+2)*6'],
    ['(3+4)*1'],
    ['7/(9-2)/1'],
    ['3*(-5)', INTEGER],
    ['3-(-5*2)', INTEGER],
    ['(1/2)*3', RATIONAL, ['1/2']],
    ['3-(-1/2)', RATIONAL, ['-1/2']],
    ['3/(1/2)', RATIONAL],
  ])('those of %s are needed', (text, rules, fractions) => {
    expect(needlessBrackets(text, rules, fractions)).toBeUndefined();
  });
});
