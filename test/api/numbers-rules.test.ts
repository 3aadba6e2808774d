import { describe, expect, it } from 'vitest';
import type { BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { answerOf, askNumbers, errorsOf, postNumbers, problemOf } from './service.ts';

type Answer = BestAnswer & { readonly puzzle: NumbersPuzzle };

const ask = async (query: string) => answerOf<Answer>(await askNumbers(query));
const refusals = async (query: string) => errorsOf(await askNumbers(query));
const rulesOf = async (query: string) => {
  const { values, use, operations } = (await ask(`numbers=4,4&target=8&${query}`)).puzzle;
  return `${values} ${use} ${operations.join('')}`;
};

describe('the rules', () => {
  it.each([
    ['', 'natural any +-*/'],
    ['rules=countdown', 'natural any +-*/'],
    ['rules=24', 'rational all +-*/'],
    ['values=integer', 'integer any +-*/'],
    ['use=all', 'natural all +-*/'],
    ['rules=24&values=natural', 'natural all +-*/'],
    ['rules=24&use=any&operations=*,%2B', 'rational any +*'],
    ['rules=countdown&values=rational&use=all', 'rational all +-*/'],
  ])('of "%s" are %s', async (query, rules) => {
    expect(await rulesOf(query)).toBe(rules);
  });

  it('are told wrong by their names', async () => {
    const errors = await refusals('numbers=4&target=4&rules=25&values=real&use=none');
    expect(errors).toEqual(['rules: not_supported', 'values: not_supported', 'use: not_supported']);
    const json = await postNumbers({ numbers: [4], target: 4, rules: 24 });
    expect((await problemOf(json, 400)).detail).toBe('rules: must be countdown or 24, as text');
  });
});

describe('the game of 24', () => {
  it('gets 24 from 3 3 8 8, by a fraction', async () => {
    const { best, search } = await ask('numbers=3,3,8,8&target=24&rules=24');
    expect(best).toMatchObject({ value: 24, distance: 0, numbersUsed: 4, expression: '8/(3-8/3)' });
    expect(best?.steps.map(({ result }) => result)).toEqual(['8/3', '1/3', 24]);
    expect(search.complete).toBe(true);
  });

  it('has no answer with integers alone, and says how near it comes', async () => {
    const { best, search } = await ask('numbers=3,3,8,8&target=24&rules=24&values=integer');
    expect(best?.distance).not.toBe(0);
    expect(search.complete).toBe(true);
  });

  it('takes other targets: one half, and less than nothing', async () => {
    expect((await ask('numbers=1,2,3,4&target=1/2&rules=24')).best).toMatchObject({ value: '1/2', distance: 0 });
    expect((await ask('numbers=1,3,4,6&target=-24&rules=24')).best).toMatchObject({ value: -24, distance: 0 });
  });

  it('may come to nothing', async () => {
    const { best, nearest, search } = await ask('numbers=5,5&target=3&use=all&operations=-');
    expect({ best, nearest, complete: search.complete }).toEqual({ best: null, nearest: [], complete: true });
  });
});

describe('given numbers', () => {
  it('may be negative, zero or fractions, and come back in their order, reduced', async () => {
    const { puzzle } = await ask('numbers=3,3,-8,2/4,0,-6/2&target=10/4&values=rational');
    expect(puzzle).toMatchObject({ numbers: [-8, -3, 0, '1/2', 3, 3], target: '5/2' });
    const json = { numbers: [3, 3, -8, '2/4', 0, '-6/2'], target: '10/4', values: 'rational' };
    expect((await answerOf<Answer>(await postNumbers(json))).puzzle).toEqual(puzzle);
  });

  it('are read as text as in JSON where there are fractions between spaces', async () => {
    expect((await ask('numbers=1/2+-3/4+5&target=1&values=rational')).puzzle.numbers).toEqual(['-3/4', '1/2', 5]);
  });

  it('have no zero below zero', async () => {
    for (const zero of ['-0', '0', '0/5', '-0/5']) {
      expect((await ask(`numbers=${zero}&target=${zero}&values=rational`)).best).toMatchObject({ expression: '0' });
    }
    expect(await (await postNumbers('{"numbers":[-0],"target":-0,"values":"integer"}')).text()).not.toContain('-0');
  });

  it('are one question, however their fractions are written', async () => {
    await askNumbers('numbers=1/2,5&target=3/2&values=rational');
    const again = await askNumbers('numbers=5,3/6&target=6/4&values=rational');
    expect(again.headers.get('Cache-Status')).toBe('Cifras; hit');
    const other = await askNumbers('numbers=5,3/6&target=6/4&values=rational&use=all');
    expect(other.headers.get('Cache-Status')).toBe('Cifras; fwd=miss; stored');
  });
});

describe('each number is refused by the rules asked', () => {
  const natural = 'must be an integer from 1 to 1000000';
  const integer = 'must be an integer from -1000000 to 1000000';

  it.each([
    ['', '0', 'too_small', natural],
    ['', '-8', 'too_small', natural],
    ['', '1/2', 'not_integer', natural],
    ['', '1000001', 'too_large', natural],
    ['values=integer', '1/2', 'not_integer', integer],
    ['values=integer', '-1000001', 'too_small', integer],
    ['values=integer', '1000001', 'too_large', integer],
    ['rules=24&values=integer', '1/2', 'not_integer', integer],
    ['rules=24', '1.5', 'not_rational', `${integer}, or text "p/q" of such a p and a q from 1 to 1000000`],
    ['values=real', '-1', 'too_small', natural],
  ])('with "%s", %s is %s', async (rules, number, code, message) => {
    const { errors } = await problemOf(await askNumbers(`numbers=3,3,${number},4&target=5&${rules}`), 400);
    expect(errors).toContainEqual({ path: 'numbers.2', code, message });
  });

  it.each(['x', '', '1/', '/2', '1//2', '1/2/3', '1/-2', '+1/2', '01/2', '1/02', '1/x', '½', '1e3', '0.5', '１/２'])(
    '"%s" is no number under fractions',
    async (number) => {
      const text = encodeURIComponent(number);
      expect(await refusals(`numbers=7,${text},8&target=5&rules=24`)).toEqual(['numbers.1: not_rational']);
      const json = { numbers: [7, number, 8], target: number, rules: '24' };
      expect(await errorsOf(await postNumbers(json))).toEqual(['numbers.1: not_rational', 'target: not_rational']);
    },
  );

  it('JSON takes integers as numbers only, and nothing else for a number', async () => {
    for (const wrong of ['3', null, true, [1], {}, 1.5, '']) {
      const json = { numbers: [7, wrong], target: wrong, values: 'rational' };
      expect(await errorsOf(await postNumbers(json))).toEqual(['numbers.1: not_rational', 'target: not_rational']);
    }
    const integer = { numbers: [-7, '3'], target: '3', values: 'integer' };
    expect(await errorsOf(await postNumbers(integer))).toEqual(['numbers.1: not_integer', 'target: not_integer']);
  });

  it('a denominator of zero is told as that', async () => {
    for (const fraction of ['1/0', '0/0', '-3/0']) {
      expect(await refusals(`numbers=3,${fraction}&target=${fraction}&rules=24`)).toEqual([
        'numbers.1: zero_denominator',
        'target: zero_denominator',
      ]);
    }
    const { detail } = await problemOf(await askNumbers('numbers=3,1/0&target=1&rules=24'), 400);
    expect(detail).toMatch(
      /^numbers\.1: has a denominator of 0; it must be an integer from -1000000 to 1000000, or text/,
    );
  });

  it('so are the parts of a fraction out of their range', async () => {
    for (const [fraction, code] of [
      ['1000001/2', 'too_large'],
      ['-1000001/2', 'too_small'],
      ['1/1000001', 'too_large'],
      [`1/${'9'.repeat(400)}`, 'too_large'],
      [`-${'9'.repeat(400)}/7`, 'too_small'],
    ]) {
      expect(await refusals(`numbers=${fraction}&target=1&values=rational`)).toEqual([`numbers.0: ${code}`]);
    }
  });

  it('the target has a range of its own, to 2^53 − 1 above and below the line', async () => {
    const most = '9007199254740991';
    for (const [values, target] of [
      ['integer', `-${most}`],
      ['rational', `-${most}`],
      ['rational', `${most}/${most}`],
      ['rational', `1/${most}`],
    ]) {
      expect((await askNumbers(`numbers=7&target=${target}&values=${values}`)).status).toBe(200);
    }
    for (const [values, target, code] of [
      ['natural', '-1', 'too_small'],
      ['natural', '1/2', 'not_integer'],
      ['integer', '-9007199254740992', 'too_small'],
      ['rational', '9007199254740992', 'too_large'],
      ['rational', '9007199254740993/2', 'too_large'],
      ['rational', '1/9007199254740993', 'too_large'],
    ]) {
      expect(await refusals(`numbers=7&target=${target}&values=${values}`)).toEqual([`target: ${code}`]);
    }
    expect(await errorsOf(await postNumbers('{"numbers":[7],"target":1e400,"rules":"24"}'))).toEqual([
      'target: too_large',
    ]);
  });
});
