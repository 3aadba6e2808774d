import { describe, expect, it } from 'vitest';
import type { StrategyAnswer } from '../../functions/solvers/arithmetic/history/strategies.ts';
import { answerOf, askNumbers, errorsOf, postNumbers, problemOf } from './service.ts';

const ask = async (query: string) => answerOf<StrategyAnswer>(await askNumbers(query));
const statusOf = async (query: string) => (await askNumbers(query)).headers.get('Cache-Status');

describe('the searches of the literature', () => {
  it('backtrack through 1,024,635 nodes to 952, as the article counts them, in some hundred milliseconds', async () => {
    const game = 'numbers=25,50,75,100,3,6&target=952&strategy=backtracking';
    const { best, nearest, counts, search } = await ask(`${game}&budget=110`);
    expect(counts).toEqual({ nodes: 1_024_635 });
    expect(best).toMatchObject({ value: 952, distance: 0, numbersUsed: 6 });
    expect(nearest).toEqual([best]);
    expect(search).toMatchObject({ complete: true, work: 1_024_635 });
  });

  it('stop at the budget like any other', async () => {
    const { counts, search } = await ask('numbers=25,50,75,100,6,3&target=952&strategy=backtracking&budget=2');
    expect(search).toMatchObject({ complete: false, budget: 20_000 });
    expect(Object.values(counts)[0]).toBeLessThanOrEqual(20_000);
  });

  it('get 24 from 3 3 8 8 by operators on fractions', async () => {
    const { best, counts, search } = await ask('numbers=3,3,8,8&target=24&rules=24&strategy=operators');
    expect(best).toMatchObject({ value: 24, distance: 0, numbersUsed: 4 });
    expect(Object.keys(counts)).toEqual(['expressions', 'calls']);
    expect(search.complete).toBe(true);
  });

  it('go through states, and write the path in reverse Polish', async () => {
    const { best, counts, path } = await ask('numbers=1,3,7,10,25,50&target=765&strategy=states&budget=100');
    expect(best).toMatchObject({ value: 765, distance: 0 });
    expect(Object.keys(counts)).toEqual(['nodes', 'generated', 'different']);
    expect(path).toMatch(/^[\d,+\-*/]+$/);
  });
});

describe('the order of the numbers', () => {
  it('decides the count, so that each order is kept by itself', async () => {
    const counts = async (numbers: string) => (await ask(`numbers=${numbers}&target=7&strategy=backtracking`)).counts;
    expect(await counts('1,2,3')).toEqual({ nodes: 23 });
    expect(await counts('3,2,1')).not.toEqual({ nodes: 23 });
    expect(await counts('1,2,3')).toEqual({ nodes: 23 });
  });

  it('is found again as it was, and not from another search', async () => {
    const stored = 'Cifras; fwd=miss; stored';
    expect(await statusOf('numbers=5,4,6&target=26&strategy=backtracking')).toBe(stored);
    expect(await statusOf('numbers=5,4,6&target=26&strategy=backtracking')).toBe('Cifras; hit');
    expect(await statusOf('numbers=4,5,6&target=26&strategy=backtracking')).toBe(stored);
    expect(await statusOf('numbers=5,4,6&target=26&strategy=states')).toBe(stored);
    expect(await statusOf('numbers=5,4,6&target=26')).toBe(stored);
  });

  it('does not change the question that is echoed, nor the reply when it comes from KV', async () => {
    const query = 'numbers=9,1,4&target=13&strategy=states';
    const first = await (await askNumbers(query)).text();
    expect(JSON.parse(first)).toMatchObject({ puzzle: { numbers: [1, 4, 9], target: 13 } });
    expect(await (await askNumbers(query)).text()).toBe(first);
    expect(await (await postNumbers({ numbers: [9, 1, 4], target: 13, strategy: 'states' })).text()).toBe(first);
  });
});

describe('a strategy is refused', () => {
  const game = 'numbers=3,3,8,8&target=24';

  it.each([
    ['backtracking', 'rules=24', 'natural', 'any'],
    ['backtracking', 'use=all', 'natural', 'any'],
    ['states', 'values=integer', 'natural', 'any'],
    ['operators', 'rules=countdown', 'rational', 'all'],
    ['operators', 'rules=24&use=any', 'rational', 'all'],
  ])('%s with %s, which it does not play, told what it plays', async (strategy, rules, values, use) => {
    const { errors } = await problemOf(await askNumbers(`${game}&strategy=${strategy}&${rules}`), 400);
    const message = `${strategy} plays values=${values} with use=${use} only; subsets plays all`;
    expect(errors).toEqual([{ path: 'strategy', code: 'not_applicable', message }]);
  });

  it('where all solutions are wanted', async () => {
    const query = `${game}&strategy=backtracking&find=all`;
    expect(await errorsOf(await askNumbers(query))).toEqual(['find: not_applicable']);
  });
});
