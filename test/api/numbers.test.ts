import { describe, expect, it } from 'vitest';
import type { BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { WORK_PER_MILLISECOND } from '../../functions/solvers/budget.ts';
import { answerOf as answerIn, ask, askNumbers, postNumbers } from './service.ts';

type Answer = BestAnswer & { readonly puzzle: NumbersPuzzle };

const ALL = ['+', '-', '*', '/'];

const answerOf = (reply: Response) => answerIn<Answer>(reply);

async function operationsOf(query: string): Promise<readonly string[]> {
  return (await answerOf(await askNumbers(`numbers=3&target=3&operations=${query}`))).puzzle.operations;
}

describe('the numbers round', () => {
  it('gets 952 from 25 50 75 100 3 6, as on television', async () => {
    const { best, nearest, search } = await answerOf(await askNumbers('numbers=25,50,75,100,3,6&target=952'));
    expect(best).toMatchObject({ value: 952, distance: 0, numbersUsed: 6 });
    expect(best?.steps.at(-1)?.result).toBe(952);
    expect(best?.rpn.split(' ')).toHaveLength(11);
    expect(nearest).toEqual([best]);
    expect(search.complete).toBe(true);
  });

  it('gives both values that are equally near', async () => {
    const { nearest } = await answerOf(await askNumbers('numbers=2,2,3,4,6,10&target=631'));
    expect(nearest.map(({ value }) => value)).toEqual([630, 632]);
  });

  it('echoes the canonical question', async () => {
    const { puzzle } = await answerOf(await askNumbers('numbers=100,3,25,3&target=0'));
    const expected = { numbers: [3, 3, 25, 100], target: 0, values: 'natural', use: 'any', operations: ALL };
    expect(puzzle).toEqual(expected);
  });

  it('answers alike a query and JSON', async () => {
    const query = await answerOf(await askNumbers('numbers=1,3,7,10,25,50&target=765&rules=countdown&budget=9'));
    const body = { numbers: [1, 3, 7, 10, 25, 50], target: 765, rules: 'countdown', budget: 9 };
    expect(await answerOf(await postNumbers(body))).toEqual(query);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/vnd.api+json', 'Application/JSON'])(
    'takes a body of type %s',
    async (type) => {
      await answerOf(await postNumbers({ numbers: [3], target: 3 }, type));
    },
  );

  it('takes the largest target, exactly', async () => {
    const { puzzle } = await answerOf(await askNumbers('numbers=7&target=9007199254740991'));
    expect(puzzle.target).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each(['1,2,3', '1 2 3', '1+2+3', '1%202%203', '1,%202,%203', '%201%20,2,3%20', '1,2,3,', '1%2C2%2C3'])(
    'reads numbers=%s as 1, 2 and 3',
    async (list) => {
      const { puzzle } = await answerOf(await askNumbers(`numbers=${list}&target=6`));
      expect(puzzle.numbers).toEqual([1, 2, 3]);
    },
  );

  it('stops at the budget, and says so', async () => {
    const numbers = '999983,999979,999961,999959,999953,999931,999917,999907,999883,999863';
    const { search, best } = await answerOf(await askNumbers(`numbers=${numbers}&target=123456789&budget=1`));
    expect(search.complete).toBe(false);
    expect(search.budget).toBe(WORK_PER_MILLISECOND);
    expect(best?.distance).toBe(Math.abs(Number(best?.value) - 123_456_789));
  });

  it('has a default budget of 7 ms, and a largest one that the service sets', async () => {
    const { search } = await answerOf(await askNumbers('numbers=5&target=6'));
    expect(search.budget).toBe(7 * WORK_PER_MILLISECOND);
    const reply = await askNumbers('numbers=5&target=6&budget=12', { MAX_BUDGET_MS: 12 });
    expect((await answerOf(reply)).search.complete).toBe(true);
  });

  it('answers HEAD as GET, without the body', async () => {
    const path = '/api/v1/numbers?numbers=8,9&target=72';
    const get = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['ETag', 'Cache-Control', 'Content-Type']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

describe('the operations of a query', () => {
  it.each([
    '%2B-*/',
    '+-*/',
    '+,-,*,/',
    '%2B,-,*,/',
    '%2B%20-%20*%20/',
    '+%20-%20*%20/',
    '%2B+-+*+/',
    '/*-+',
    '-+*/',
    '*,/,+,-',
  ])('%s are all four', async (operations) => {
    expect(await operationsOf(operations)).toEqual(ALL);
  });

  it('can be a plus alone, however written', async () => {
    for (const plus of ['+', '%2B', '%20', '+,', '%2B,']) expect(await operationsOf(plus)).toEqual(['+']);
  });

  it('can be some, in any order', async () => {
    expect(await operationsOf('*-')).toEqual(['-', '*']);
    expect(await operationsOf('*,%20-')).toEqual(['-', '*']);
    expect(await operationsOf('-+')).toEqual(['+', '-']);
  });

  it('prevail over the preset', async () => {
    const reply = await askNumbers('numbers=4,5&target=20&rules=countdown&operations=%2B');
    const { puzzle, best } = await answerOf(reply);
    expect(puzzle.operations).toEqual(['+']);
    expect(best?.value).toBe(9);
  });

  it('are a text or a list in JSON', async () => {
    for (const operations of ['*+', ['+', '*'], ['*', '+', '*']]) {
      const { puzzle } = await answerOf(await postNumbers({ numbers: [3], target: 3, operations }));
      expect(puzzle.operations).toEqual(['+', '*']);
    }
  });
});
