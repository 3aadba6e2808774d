import { describe, expect, it } from 'vitest';
import type { AllAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import { answerOf, askNumbers, errorsOf, postNumbers } from './service.ts';

const GAME = 'numbers=1,3,7,10,25,50&target=765&find=all';

const ask = async (query: string) => answerOf<AllAnswer>(await askNumbers(query));
const statusOf = async (query: string) => (await askNumbers(query)).headers.get('Cache-Status');
const expressionsOf = async (query: string) => (await ask(query)).solutions.map(({ expression }) => expression);

describe('all distinct solutions', () => {
  it.each([
    ['1,3,7,10,25,50', 765, 12],
    ['25,50,75,100,3,6', 952, 2],
    ['10,9,8,7,6,5', 811, 10],
    ['1,1,2,2,3,3', 81, 1],
    ['1,1,2,2,3,3', 999, 1],
  ])('of %s for %i are %i', async (numbers, target, count) => {
    const { solutions, solutionCount, best, search } = await ask(
      `numbers=${numbers}&target=${target}&find=all&budget=50`,
    );
    expect(solutionCount).toBe(count);
    expect(solutions).toHaveLength(count);
    expect(new Set(solutions.map(({ expression }) => expression)).size).toBe(count);
    for (const { distance } of solutions) expect(distance).toBe(best?.distance);
    expect(search.complete).toBe(true);
  });

  it('are found under other rules too', async () => {
    const { solutions, solutionCount } = await ask('numbers=3,3,8,8&target=24&rules=24&find=all');
    expect(solutionCount).toBe(1);
    expect(solutions[0]?.expression).toBe('8/(3-8/3)');
  });

  it('stop at the budget, and are kept for it', async () => {
    const ten =
      'numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863&target=123456789&find=all';
    const { search } = await ask(`${ten}&budget=1`);
    expect(search).toMatchObject({ complete: false, budget: 60_000 });
    expect(search.work).toBeLessThanOrEqual(60_000);
    expect(await statusOf(`${ten}&budget=1`)).toBe('Cifras; hit');
    expect(await statusOf(`${ten}&budget=2`)).toBe('Cifras; fwd=partial; stored; detail=budget');
  });

  it('may be none, where nothing can be made', async () => {
    const answer = await ask('numbers=5,5&target=3&use=all&operations=-&find=all');
    expect(answer).toMatchObject({ best: null, nearest: [], solutions: [], solutionCount: 0 });
  });
});

describe('a page of them', () => {
  it('has as many as are asked for, after so many', async () => {
    const all = await expressionsOf(GAME);
    expect(await expressionsOf(`${GAME}&limit=5`)).toEqual(all.slice(0, 5));
    expect(await expressionsOf(`${GAME}&limit=5&offset=10`)).toEqual(all.slice(10));
    expect(await expressionsOf(`${GAME}&offset=3`)).toEqual(all.slice(3));
    expect(await ask(`${GAME}&offset=12`)).toMatchObject({ solutions: [], solutionCount: 12 });
    expect(await ask(`${GAME}&offset=9007199254740991&limit=1000`)).toMatchObject({ solutions: [], solutionCount: 12 });
  });

  it('is kept by itself; what is not said is 50 from the first', async () => {
    const query = 'numbers=2,3,4,5&target=14&find=all';
    const stored = 'Cifras; fwd=miss; stored';
    expect(await statusOf(query)).toBe(stored);
    expect(await statusOf(`${query}&limit=50&offset=0&budget=3`)).toBe('Cifras; hit');
    expect(await statusOf(`${query}&limit=49`)).toBe(stored);
    expect(await statusOf(`${query}&offset=1`)).toBe(stored);
    expect(await statusOf('numbers=2,3,4,5&target=14')).toBe(stored);
  });

  it('is the same from KV as when it was found', async () => {
    const query = 'numbers=1,2,3,4,6&target=36&find=all&limit=7';
    const first = await askNumbers(query);
    const second = await askNumbers(query);
    expect(second.headers.get('Cache-Status')).toBe('Cifras; hit');
    expect(await second.text()).toBe(await first.text());
    const json = { numbers: [1, 2, 3, 4, 6], target: 36, find: 'all', limit: 7 };
    expect(await answerOf(await postNumbers(json))).toEqual(await ask(query));
  });

  it('is refused when its bounds are none', async () => {
    const refusals = async (query: string) => errorsOf(await askNumbers(`numbers=4&target=5&${query}`));
    for (const [query, code] of [
      ['limit=0', 'too_small'],
      ['limit=1001', 'too_large'],
      ['limit=1.5', 'not_integer'],
      ['limit=', 'not_integer'],
    ]) {
      expect(await refusals(`find=all&${query}`)).toEqual([`limit: ${code}`]);
    }
    for (const [query, code] of [
      ['offset=-1', 'too_small'],
      ['offset=9007199254740992', 'too_large'],
      ['offset=x', 'not_integer'],
    ]) {
      expect(await refusals(`find=all&${query}`)).toEqual([`offset: ${code}`]);
    }
  });

  it('says nothing where there is no list', async () => {
    const answer = await answerOf(await askNumbers('numbers=4&target=5&limit=5&offset=2'));
    expect(answer).toEqual(await answerOf(await askNumbers('numbers=4&target=5')));
  });
});
