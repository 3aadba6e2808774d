import { describe, expect, it } from 'vitest';
import type { Check } from '../../functions/solvers/arithmetic/check/check.ts';
import type { Fault } from '../../functions/solvers/arithmetic/check/fault.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { answerOf, ask, askFor, errorsOf, postTo, problemOf } from './service.ts';

type Answer = Omit<Check, 'faults'> & {
  readonly puzzle: NumbersPuzzle;
  readonly faults: readonly (Fault & { readonly message: string })[];
};

const GAME = 'numbers=1,3,7,10,25,50&target=765';

async function check(expression: string, game = GAME): Promise<Answer> {
  return answerOf(await askFor('numbers/check', `${game}&expression=${encodeURIComponent(expression)}`));
}

describe('an expression that obeys every rule', () => {
  it('is valid, at its distance from the target', async () => {
    expect(await check('(50+1)*(25-10)')).toEqual({
      puzzle: {
        numbers: [1, 3, 7, 10, 25, 50],
        target: 765,
        values: 'natural',
        use: 'any',
        operations: ['+', '-', '*', '/'],
      },
      valid: true,
      value: 765,
      distance: 0,
      numbersUsed: 4,
      expression: '(50+1)*(25-10)',
      faults: [],
    });
    expect(await check('7 × (50 + 25)')).toMatchObject({
      valid: true,
      value: 525,
      distance: 240,
      expression: '7*(50+25)',
    });
  });

  it('may have fractions where the rules have', async () => {
    expect(await check('8/(3-8/3)', 'numbers=3,3,8,8&target=24&rules=24')).toMatchObject({ valid: true, distance: 0 });
    expect(await check('1/2 + 5', 'numbers=5,1/2&target=5&rules=24')).toMatchObject({
      valid: true,
      value: '11/2',
      distance: '1/2',
    });
  });
});

describe('each rule broken is told with its place and in words', () => {
  it.each([
    ['50+2', 'foreign-number', '2', '2 is not one of the given numbers.'],
    ['50+50', 'number-used-twice', '50', '50 is given once and used more often.'],
    ['25/10', 'fraction-step', '/', '25 / 10 = 5/2 is not an integer.'],
    ['3-7', 'negative-step', '-', '3 - 7 = -4 is negative.'],
    ['7*(10-3-7)', 'number-used-twice', '7', '7 is given once and used more often.'],
    ['10-3-7', 'zero-step', '-', '7 - 7 = 0 is not allowed: every step has to be 1 or more.'],
    ['50+25=74', 'wrong-result', '74', 'The expression comes to 75, not 74.'],
    ['(50+25', 'syntax', '(', 'This bracket is never closed.'],
    ['50+', 'syntax', '', 'A number or a bracket is missing here.'],
    ['50 25', 'syntax', '25', 'An operator is missing here.'],
    ['50+25)', 'syntax', ')', 'This bracket closes none.'],
    ['(50+25]', 'syntax', ']', 'This bracket closes one of another kind.'],
    ['50+25=70+5', 'syntax', '+', 'After the = there has to be one number, the result.'],
    ['2.5*10', 'syntax', '2.5', '“2.5” is not an integer in plain digits.'],
    ['-50', 'negative-step', '-', '-50 is negative.'],
    ['50+y', 'syntax', 'y', '“y” has no meaning in an expression.'],
    ['', 'syntax', '', 'There is no expression.'],
  ])('%s: %s', async (expression, code, text, message) => {
    const { valid, faults } = await check(expression);
    expect(valid).toBe(false);
    const fault = faults.find((fault) => fault.code === code);
    expect(fault).toMatchObject({ code, text, message });
    expect(expression.slice(fault?.start, fault?.end)).toBe(text);
  });

  it.each([
    ['5/(3-3)', 'numbers=3,3,5&target=1&rules=24', 'division-by-zero', 'Nothing can be divided by zero.'],
    ['3+5', 'numbers=3,3,5&target=8&rules=24', 'number-left-over', '3 is not used; every given number has to be.'],
    ['3+3+3', 'numbers=3,3&target=9', 'number-used-twice', '3 is given 2 times and used more often.'],
    [
      '-5*3',
      'numbers=3,5&target=-15&values=integer',
      'lone-minus',
      'This minus changes a sign, and no order of the terms makes it a subtraction.',
    ],
    ['-5/3', 'numbers=3,-5&target=1&values=integer', 'fraction-step', '(-5) / 3 = -5/3 is not an integer.'],
    ['3+5', 'numbers=3,5&target=8&operations=*', 'operation-not-allowed', '+ is not one of the operations allowed.'],
  ])('%s with %s: %s', async (expression, game, code, message) => {
    const { faults } = await check(expression, game);
    expect(faults).toMatchObject([{ code, message }]);
  });

  it('all at once, in their order', async () => {
    const { value, faults } = await check('2+50*(25/10)');
    expect(value).toBe(127);
    expect(faults.map(({ code, start }) => `${code} ${start}`)).toEqual(['foreign-number 0', 'fraction-step 8']);
  });
});

describe('a plus in a query', () => {
  it('is a plus, however it is written', async () => {
    for (const plus of ['+', '%2B', '%2b', '%20+%20', '%20%2B%20']) {
      const query = `expression=25${plus}50&${GAME}`;
      expect(await answerOf(await askFor('numbers/check', query)), plus).toMatchObject({ valid: true, value: 75 });
    }
    expect(await answerOf(await askFor('numbers/check', `${GAME}&%65xpression=25+50`))).toMatchObject({ value: 75 });
  });

  it('is a space in what a form has sent, whatever the operations', async () => {
    for (const expression of [
      '(25 - 10) * 3',
      '50 + 25',
      '3 + 7 - 1',
      '50 × 3 = 150',
      '50 ÷ 10',
      '[ 25 - 7 ] x 3',
      '25 − 3 + 50',
    ]) {
      const query = `${new URLSearchParams({ expression })}&${GAME}`;
      expect(await answerOf(await askFor('numbers/check', query)), expression).toEqual(await check(expression));
      expect(await check(expression), expression).toMatchObject({ valid: true });
    }
  });

  it('is none where a space is written', async () => {
    const { faults } = await answerOf<Answer>(await askFor('numbers/check', `${GAME}&expression=25%2050`));
    expect(faults).toMatchObject([{ code: 'syntax', reason: 'missing-operator' }]);
  });
});

describe('the question', () => {
  it('is the same in JSON', async () => {
    const json = { numbers: [1, 3, 7, 10, 25, 50], target: 765, expression: '25+51' };
    expect(await answerOf(await postTo('numbers/check', json))).toEqual(await check('25+51'));
  });

  it('takes 500 characters, however long they are when encoded', async () => {
    const longest = `${'−'.repeat(499)}1`;
    expect((await check(longest)).puzzle.target).toBe(765);
    const query = `${GAME}&expression=${'1'.repeat(501)}`;
    expect(await errorsOf(await askFor('numbers/check', query))).toEqual(['expression: too_long']);
  });

  it('is refused where it is wrong', async () => {
    const refusals = async (query: string) => errorsOf(await askFor('numbers/check', query));
    expect(await refusals('')).toEqual(['numbers: missing', 'target: missing', 'expression: missing']);
    expect(await refusals(`${GAME}&expression=1&budget=5`)).toEqual(['budget: unknown_parameter']);
    expect(await refusals('numbers=1/0&target=x&rules=24&expression=1')).toEqual([
      'numbers.0: zero_denominator',
      'target: not_rational',
    ]);
    expect(await refusals(`${GAME}&expression=%FF`)).toEqual(['expression: malformed_encoding']);
    expect(await refusals(`${GAME}&expression=1&expression=2`)).toEqual(['expression: duplicate']);
    for (const expression of [5, null, ['1']]) {
      const reply = await postTo('numbers/check', { numbers: [5], target: 5, expression });
      expect(await errorsOf(reply)).toEqual(['expression: wrong_type']);
    }
  });

  it('takes GET, HEAD and POST only', async () => {
    const reply = await ask('/api/v1/numbers/check', { method: 'PUT' });
    expect(reply.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST');
    await problemOf(reply, 405);
  });
});

it('a checked expression may be kept for a day, and a posted one not at all', async () => {
  const get = await askFor('numbers/check', `${GAME}&expression=1`);
  expect(get.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const post = await postTo('numbers/check', { numbers: [1], target: 1, expression: '1' });
  expect(post.headers.get('Cache-Control')).toBe('no-store');
});
