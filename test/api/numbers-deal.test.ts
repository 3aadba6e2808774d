import { describe, expect, it } from 'vitest';
import type { BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import type { Deal } from '../../functions/solvers/arithmetic/deal/deal.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { answerOf, ask, askFor, askNumbers, errorsOf, postTo, problemOf } from './service.ts';

type Answer = Deal & { readonly puzzle: NumbersPuzzle };

const deal = async (query: string) => answerOf<Answer>(await askFor('numbers/deal', query));
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe('a game drawn', () => {
  it.each(['es', 'uk', 'fr'])(
    'for %s has six tiles of the television, a target of three digits and a solution',
    async (show) => {
      for (let seed = 1; seed <= 20; seed++) {
        const { puzzle, numbers, target, large, solutionCount, fewestNumbers } = await deal(
          `show=${show}&seed=${seed}`,
        );
        expect(puzzle).toMatchObject({ numbers: ascending(numbers), target, values: 'natural', use: 'any' });
        expect(numbers).toHaveLength(6);
        expect(numbers.every((tile) => tile <= 10 || [25, 50, 75, 100].includes(tile))).toBe(true);
        expect(numbers.filter((tile) => tile > 10)).toHaveLength(large);
        expect([target >= 101, target <= 999]).toEqual([true, true]);
        const { best } = await answerOf<BestAnswer>(await askNumbers(`numbers=${numbers}&target=${target}`));
        expect(best).toMatchObject({ distance: 0, numbersUsed: fewestNumbers });
        expect(solutionCount).toBeGreaterThan(0);
      }
    },
  );

  it('has as many large tiles as are asked for', async () => {
    for (const large of [0, 1, 2, 3, 4]) {
      const { numbers, ...told } = await deal(`show=uk&seed=x&large=${large}`);
      expect(told.large).toBe(large);
      expect(numbers.filter((tile) => tile > 10)).toHaveLength(large);
    }
  });

  it('is as hard as is asked for', async () => {
    for (const difficulty of ['easy', 'medium', 'hard']) {
      expect((await deal(`show=es&seed=1&difficulty=${difficulty}`)).difficulty).toBe(difficulty);
      expect((await deal(`show=24&seed=1&difficulty=${difficulty}`)).difficulty).toBe(difficulty);
    }
  });

  it('of 24 is four cards to be used all', async () => {
    const { puzzle, target, numbers } = await deal('show=24&seed=1');
    expect(target).toBe(24);
    expect(puzzle).toMatchObject({ numbers: ascending(numbers), target: 24, values: 'rational', use: 'all' });
    expect(numbers).toHaveLength(4);
  });

  it('may be one that nobody can solve, when that is allowed', async () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => `show=24&seed=${seed}&solvable=`);
    const free = await Promise.all(seeds.map((query) => deal(`${query}false`)));
    expect(free.some(({ difficulty, solutionCount }) => difficulty === null && solutionCount === 0)).toBe(true);
    const solvable = await Promise.all(seeds.map((query) => deal(`${query}true`)));
    expect(solvable.every(({ difficulty }) => difficulty !== null)).toBe(true);
  });
});

describe('a seed', () => {
  it('has one game, in a query and in JSON, as text and as a number', async () => {
    const first = await (await askFor('numbers/deal', 'show=es&seed=1972')).text();
    expect(await (await askFor('numbers/deal', 'seed=1972&show=es')).text()).toBe(first);
    for (const seed of [1972, '1972']) {
      expect(await (await postTo('numbers/deal', { show: 'es', seed })).text()).toBe(first);
    }
    expect(JSON.parse(first)).toMatchObject({ seed: '1972' });
    expect((await deal('show=es&seed=1973')).numbers).not.toEqual(JSON.parse(first).numbers);
  });

  it('lets caches keep the game for a day', async () => {
    const reply = await askFor('numbers/deal', 'show=uk&seed=a');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(reply.headers.get('ETag')).not.toBeNull();
    expect((await postTo('numbers/deal', { show: 'uk', seed: 'a' })).headers.get('Cache-Control')).toBe('no-store');
  });

  it('that is not given is drawn, told, and brings the game back', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => askFor('numbers/deal', 'show=fr')));
    for (const reply of replies) expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const games = await Promise.all(replies.map((reply) => answerOf<Answer>(reply)));
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(10);
    for (const game of games) expect(await deal(`show=fr&seed=${game.seed}`)).toEqual(game);
  });
});

describe('a deal is refused when', () => {
  const refusals = async (query: string) => errorsOf(await askFor('numbers/deal', query));

  it('it is not said for which show', async () => {
    expect(await refusals('')).toEqual(['show: missing']);
    expect(await refusals('show=de')).toEqual(['show: not_supported']);
    expect(await errorsOf(await postTo('numbers/deal', { show: 24 }))).toEqual(['show: not_supported']);
  });

  it('there are not so many large tiles', async () => {
    expect(await refusals('show=es&large=5')).toEqual(['large: too_large']);
    expect(await refusals('show=es&large=-1')).toEqual(['large: too_small']);
    expect(await refusals('show=es&large=x')).toEqual(['large: not_integer']);
    expect(await refusals('show=24&large=1')).toEqual(['large: too_large']);
    expect((await askFor('numbers/deal', 'show=24&large=0')).status).toBe(200);
  });

  it('the seed is empty, too long, or no text', async () => {
    expect(await refusals('show=es&seed=')).toEqual(['seed: too_short']);
    expect(await refusals(`show=es&seed=${'x'.repeat(65)}`)).toEqual(['seed: too_long']);
    expect((await deal(`show=es&seed=${'ñ'.repeat(64)}`)).seed).toBe('ñ'.repeat(64));
    for (const seed of [1.5, null, true, ['a'], {}, 2 ** 53]) {
      expect(await errorsOf(await postTo('numbers/deal', { show: 'es', seed }))).toEqual(['seed: wrong_type']);
    }
  });

  it('it asks for what is not to be had', async () => {
    expect(await refusals('show=es&difficulty=mild&solvable=yes&rules=24')).toEqual([
      'rules: unknown_parameter',
      'difficulty: not_supported',
      'solvable: wrong_type',
    ]);
    expect(await refusals('show=es&difficulty=hard&solvable=false')).toEqual(['solvable: not_applicable']);
  });

  it('the method is none of its own', async () => {
    const reply = await ask('/api/v1/numbers/deal?show=es', { method: 'DELETE' });
    expect(reply.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST');
    await problemOf(reply, 405);
  });
});
