/** The evaluator that judges the solvers is judged first: what is right passes, and each kind of wrong is caught. */

import { describe, expect, test } from 'vitest';
import type { Solution } from '../../functions/solvers/arithmetic/answer.ts';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { assertSolution } from './assert-solution.ts';
import { evaluate, exactly, playSteps } from './evaluate.ts';
import { needlessBrackets } from './needless-brackets.ts';
import { parseInfix, parseRpn } from './parse.ts';

describe('an infix expression', () => {
  test.each([
    ['7', 7n],
    ['2+3*4', 14n],
    ['(2+3)*4', 20n],
    ['10-3-2', 5n],
    ['10-(3-2)', 9n],
    ['24/4/2', 3n],
    ['24/(4/2)', 12n],
    ['6*10/4', 15n],
    ['((((8))))', 8n],
    ['999999*999998*999997/868279', 1151696632086n],
    ['999983*999979*999961*999959', 999882004995910678570843n],
  ])('%s is %s', (text, value) => {
    expect(evaluate(parseInfix(text)).value).toBe(value);
  });

  test.each(['', '+', '2+', '2 + 3', '-2', '2--3', '(2+3', '2+3)', '2(3)', '2×3', '02', '2.5', '()', '2+3,4', '0'])(
    '%j does not parse',
    (text) => {
      expect(() => parseInfix(text)).toThrow();
    },
  );

  test.each([
    ['6/4*10', 'not whole'],
    ['3-3', 'not positive'],
    ['2-7+10', 'not positive'],
    ['5/(3-3)', 'not positive'],
  ])('%s breaks the rules: %s', (text, reason) => {
    expect(() => evaluate(parseInfix(text))).toThrow(reason);
  });

  test('an operation that is not allowed is caught', () => {
    expect(() => evaluate(parseInfix('6/3'), ['+', '-', '*'])).toThrow('/ is not allowed');
  });
});

describe('reverse Polish', () => {
  test.each([
    ['7', 7n],
    ['2 3 +', 5n],
    ['10 3 -', 7n],
    ['6 10 * 4 /', 15n],
    ['100 6 + 75 3 * * 50 - 25 /', 952n],
  ])('%s is %s', (text, value) => {
    expect(evaluate(parseRpn(text)).value).toBe(value);
  });

  test.each(['', '+', '2 +', '2 3', '2  3 +', '2 3 + ', '2 3 + 4', '2 3 ^', '(2 3 +)'])('%j does not parse', (text) => {
    expect(() => parseRpn(text)).toThrow();
  });
});

describe('steps', () => {
  const add = { left: 2, operator: '+', right: 3, result: 5 } as const;

  test('a result may be used once, as may a number', () => {
    const double = { left: 5, operator: '*', right: 4, result: 20 } as const;
    expect(playSteps([add, double], 20, [2, 3, 4])).toEqual({ value: 20n, leaves: [2n, 3n, 4n] });
    expect(() => playSteps([add, { ...double, right: 5, result: 25 }], 25, [2, 3, 4])).toThrow('5 is not there');
    expect(() => playSteps([add, { left: 5, operator: '*', right: 2, result: 10 }], 10, [2, 3])).toThrow(
      '2 is not there',
    );
  });

  test('no steps are a given number', () => {
    expect(playSteps([], 7, [2, 7])).toEqual({ value: 7n, leaves: [7n] });
    expect(() => playSteps([], 5, [2, 7])).toThrow('5 is not there');
  });

  test('a wrong result, an idle step and a last step that is not the value are caught', () => {
    expect(() => playSteps([{ ...add, result: 6 }], 6, [2, 3])).toThrow('2+3 is 5, not 6');
    expect(() => playSteps([add], 6, [2, 3])).toThrow('the last step makes 5, not 6');
    const unrelated = { left: 4, operator: '*', right: 9, result: 36 } as const;
    expect(() => playSteps([add, unrelated], 36, [2, 3, 4, 9])).toThrow('the results 5 are never used');
  });

  test('a zero, a negative number and a fraction are caught', () => {
    expect(() => playSteps([{ left: 3, operator: '-', right: 3, result: 0 }], 0, [3, 3])).toThrow('not positive');
    expect(() => playSteps([{ left: 3, operator: '-', right: 5, result: -2 }], -2, [3, 5])).toThrow('not positive');
    expect(() => playSteps([{ left: 3, operator: '/', right: 2, result: 1.5 }], 1, [3, 2])).toThrow('not whole');
  });
});

describe('a number of an answer', () => {
  test('is a JSON number up to 2^53 − 1, and digits beyond', () => {
    expect(exactly(9_007_199_254_740_991)).toBe(9_007_199_254_740_991n);
    expect(exactly('9007199254740993')).toBe(9_007_199_254_740_993n);
  });

  test.each([2 ** 53, 1.5, Number.NaN, '7', '9007199254740991', '1e16', '', '09007199254740993'])(
    'is not %j',
    (wrong) => {
      expect(() => exactly(wrong)).toThrow();
    },
  );
});

describe('brackets', () => {
  test.each([
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
  ])('those of %s could go: %s', (text, without) => {
    expect(needlessBrackets(text)).toBe(without);
  });

  test.each(['2+3', '(2+3)*4', '10-(3-2)', '10-(3+2)', '24/(4/2)', '24/(2*3)', '12/(2+2)*6', '(3+4)*1', '7/(9-2)/1'])(
    'those of %s are needed',
    (text) => {
      expect(needlessBrackets(text)).toBeUndefined();
    },
  );
});

describe('a whole solution', () => {
  const puzzle = canonicalPuzzle([2, 3, 4, 10], 51);
  const right: Solution = {
    value: 50,
    distance: 1,
    numbersUsed: 3,
    expression: '(2+3)*10',
    steps: [
      { left: 2, operator: '+', right: 3, result: 5 },
      { left: 5, operator: '*', right: 10, result: 50 },
    ],
    rpn: '2 3 + 10 *',
  };

  test('that is right passes', () => {
    expect(() => assertSolution(puzzle, right)).not.toThrow();
  });

  test.each<[string, Partial<Solution>]>([
    ['the value', { value: 51, distance: 0 }],
    ['the distance', { distance: 2 }],
    ['the count of numbers', { numbersUsed: 4 }],
    ['an expression of another value', { expression: '2+3*10' }],
    ['an expression with the numbers of another game', { expression: '(1+4)*10' }],
    ['an expression that uses a number twice', { expression: '(2+3)*(2+3)*2' }],
    ['a needless bracket', { expression: '((2+3)*10)' }],
    ['a space', { expression: '(2+3) * 10' }],
    ['reverse Polish of another value', { rpn: '2 3 10 * +' }],
    ['reverse Polish with other numbers', { rpn: '4 1 + 10 *' }],
    ['steps cut short', { steps: right.steps.slice(0, 1) }],
    ['steps in the wrong order', { steps: [...right.steps].reverse() }],
    ['no steps', { steps: [] }],
    ['a value that is no integer', { value: 50.5, distance: 0.5 }],
  ])('with %s wrong is refused', (_, change) => {
    expect(() => assertSolution(puzzle, { ...right, ...change })).toThrow();
  });

  test('with an operation that is not allowed is refused', () => {
    expect(() => assertSolution(canonicalPuzzle([2, 3, 4, 10], 51, ['*', '-']), right)).toThrow('+ is not allowed');
  });

  test('says which puzzle and which solution it speaks of', () => {
    expect(() => assertSolution(puzzle, { ...right, distance: 2 })).toThrow(
      /50 is not 2 away from 51.*"value":50.*2 3 4 10 → 51 by \+-\*\//s,
    );
  });
});
