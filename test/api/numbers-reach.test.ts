import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { TargetReach } from '../../functions/api/numbers-reach-answer.ts';
import type { BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import type { Search } from '../../functions/solvers/budget.ts';
import { answerOf, ask, askFor, askNumbers, errorsOf, postTo, problemOf } from './service.ts';

interface Answer {
  readonly puzzle: Omit<NumbersPuzzle, 'target'>;
  readonly from: number;
  readonly to: number;
  readonly targets: readonly TargetReach[];
  readonly reachedCount: number;
  readonly search: Search;
}

const reach = async (query: string) => answerOf<Answer>(await askFor('numbers/reach', query));
const missedOf = ({ targets }: Answer) => targets.filter(({ reached }) => !reached).map(({ target }) => target);
const statusOf = async (query: string) => (await askFor('numbers/reach', query)).headers.get('Cache-Status');

describe('the targets that numbers make', () => {
  it('are all from 100 to 999 with 10 9 8 7 6 5, whose first gap is 1102', async () => {
    const answer = await reach('numbers=10,9,8,7,6,5&budget=100');
    expect(answer).toMatchObject({ from: 100, to: 999, reachedCount: 900, search: { complete: true } });
    expect(answer.puzzle).toEqual({
      numbers: [5, 6, 7, 8, 9, 10],
      values: 'natural',
      use: 'any',
      operations: ['+', '-', '*', '/'],
    });
    expect(answer.targets.map(({ target }) => target)).toEqual(Array.from({ length: 900 }, (_, place) => place + 100));
    expect(missedOf(await reach('numbers=10,9,8,7,6,5&from=1&to=1102&budget=100'))).toEqual([1102]);
  });

  it('are those that the best answers reach, with as many numbers and as near', async () => {
    const answer = await reach('numbers=1,1,2,2,25,50&from=870&to=880&budget=100');
    for (const { target, reached, numbersUsed, distance } of answer.targets) {
      const { best } = await answerOf<BestAnswer>(await askNumbers(`numbers=1,1,2,2,25,50&target=${target}`));
      expect(distance, `${target}`).toBe(best?.distance);
      expect(reached).toBe(best?.distance === 0);
      expect(numbersUsed).toBe(reached ? best?.numbersUsed : null);
    }
    expect(answer.targets).toContainEqual({ target: 875, reached: false, numbersUsed: null, distance: 25 });
  });

  it('go below zero, and have fractions near them, where the rules have', async () => {
    const integer = await reach('numbers=3,5&from=-3&to=3&values=integer&operations=-');
    expect(integer.targets.filter(({ reached }) => reached).map(({ target }) => target)).toEqual([-2, 2, 3]);
    const rational = await reach('numbers=1,2&from=0&to=1&rules=24&operations=/');
    expect(rational.targets).toEqual([
      { target: 0, reached: false, numbersUsed: null, distance: '1/2' },
      { target: 1, reached: false, numbersUsed: null, distance: '1/2' },
    ]);
  });

  it('are none, at no distance, where nothing can be made', async () => {
    const answer = await reach('numbers=5,5&from=0&to=1&use=all&operations=-');
    expect(answer.targets).toEqual([
      { target: 0, reached: false, numbersUsed: null, distance: null },
      { target: 1, reached: false, numbersUsed: null, distance: null },
    ]);
    expect(answer.reachedCount).toBe(0);
  });
});

describe('a reach is kept', () => {
  it('and the same when found, whatever the order of the numbers, in a query or in JSON', async () => {
    const first = await askFor('numbers/reach', 'numbers=2,3,7&from=1&to=60');
    expect(first.headers.get('Cache-Status')).toBe('Cifras; fwd=miss; stored');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const second = await askFor('numbers/reach', 'to=60&from=1&numbers=7,3,2&rules=countdown&budget=3');
    expect(second.headers.get('Cache-Status')).toBe('Cifras; hit');
    const text = await first.text();
    expect(await second.text()).toBe(text);
    const post = await postTo('numbers/reach', { numbers: [3, 2, 7], from: 1, to: 60 });
    expect(post.headers.get('Cache-Control')).toBe('no-store');
    expect(await post.text()).toBe(text);
  });

  it('for no other range or rules', async () => {
    const stored = 'Cifras; fwd=miss; stored';
    for (const query of [
      'from=2&to=9',
      'from=2&to=8',
      'from=1&to=9',
      'from=2&to=9&use=all',
      'from=2&to=9&values=rational',
    ]) {
      expect(await statusOf(`numbers=2,9&${query}`)).toBe(stored);
    }
  });

  it('and believed only when every target has its place in it', async () => {
    await askFor('numbers/reach', 'numbers=4,9&from=1&to=5');
    const key = '3:numbers/reach:natural:any:+-*/:4,9:1:5';
    const kept = (await env.ANSWERS.get(key)) ?? '';
    expect(JSON.parse(kept).answer).toMatchObject({ fewest: '00012', distances: [3, 2, 1] });
    for (const [right, wrong] of [
      ['00012', '0001'],
      ['00012', '00112'],
      ['00012', '000x2'],
      ['[3,2,1]', '[3,2]'],
      ['[3,2,1]', '[3,2,0.5]'],
    ] as const) {
      await env.ANSWERS.put(key, kept.replace(right, wrong));
      expect(await statusOf('numbers=4,9&from=1&to=5')).toBe('Cifras; fwd=miss; stored');
    }
    expect(await statusOf('numbers=4,9&from=1&to=5')).toBe('Cifras; hit');
  });

  it('by its budget when it is not whole', async () => {
    const ten = 'numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863&from=1&to=999';
    const small = await askFor('numbers/reach', `${ten}&budget=1`);
    expect((await answerOf<Answer>(small)).search).toMatchObject({ complete: false, budget: 60_000 });
    expect(small.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(await statusOf(`${ten}&budget=1`)).toBe('Cifras; hit');
    expect(await statusOf(`${ten}&budget=2`)).toBe('Cifras; fwd=partial; stored; detail=budget');
  });
});

describe('a reach is refused when', () => {
  const refusals = async (query: string) => errorsOf(await askFor('numbers/reach', query));

  it('parts are missing or unknown', async () => {
    expect(await refusals('')).toEqual(['numbers: missing']);
    expect(await refusals('numbers=4&from=1&to=2&target=5&find=all')).toEqual([
      'target: unknown_parameter',
      'find: unknown_parameter',
    ]);
  });

  it('its bounds are none by the rules', async () => {
    expect(await refusals('numbers=4&from=-1&to=9007199254740992')).toEqual(['from: too_small', 'to: too_large']);
    expect(await refusals('numbers=4&from=x&to=1/2&values=rational')).toEqual(['from: not_integer', 'to: not_integer']);
    const least = 'from=-9007199254740991&to=-9007199254740990&values=integer';
    expect((await askFor('numbers/reach', `numbers=4&${least}`)).status).toBe(200);
    expect((await askFor('numbers/reach', 'numbers=4&from=9007199254740990&to=9007199254740991')).status).toBe(200);
  });

  it('it has no target, or more than 10,000', async () => {
    expect(await refusals('numbers=4&from=5&to=4')).toEqual(['to: too_small']);
    expect(await refusals('numbers=4&from=1&to=10001')).toEqual(['to: too_large']);
    const { detail } = await problemOf(await askFor('numbers/reach', 'numbers=4&from=7&to=99999'), 400);
    expect(detail).toBe('to: must be at most 10006: one reply tells of 10000 targets at most');
    expect((await reach('numbers=4&from=1&to=10000')).targets).toHaveLength(10_000);
  });

  it('the budget is more than there is', async () => {
    expect(await refusals('numbers=4&from=1&to=2&budget=1001')).toEqual(['budget: too_large']);
  });

  it('the method is none of its own', async () => {
    const reply = await ask('/api/v1/numbers/reach', { method: 'DELETE' });
    expect(reply.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST');
    await problemOf(reply, 405);
  });
});
