import { describe, expect, it } from 'vitest';
import type { Search } from '../../functions/solvers/budget.ts';
import { answerOf, askFor, errorsOf, postTo, problemOf } from './service.ts';

interface Answer {
  readonly solutions: readonly { readonly equation: string }[];
  readonly solutionCount: number;
  readonly unique: boolean | null;
  readonly counts?: { readonly assignments: number; readonly assignmentsToFirst?: number };
  readonly search: Search;
}

const asked = (query: string) => askFor('cryptarithm', query);
const solve = async (query: string): Promise<Answer> => answerOf(await asked(query));
const statusOf = async (query: string) => (await asked(query)).headers.get('Cache-Status');

const SEND = 'puzzle=SEND+MORE=MONEY';

describe('a search of the lecture note', () => {
  it('finds what the engine finds, and tells how many assignments it tried', async () => {
    for (const rest of ['', '&leadingZeros=true&limit=3', '&assign=S!=9', '&base=9', '&assign=M=0']) {
      const { search: _, ...engine } = await solve(`${SEND}${rest}`);
      for (const strategy of ['exhaustive', 'columns']) {
        const { counts, search, ...found } = await solve(`${SEND}${rest}&strategy=${strategy}&budget=1000`);
        expect(search.complete, `${strategy} ${rest}`).toBe(true);
        expect(found, `${strategy} ${rest}`).toEqual(engine);
        const names = engine.solutionCount === 0 ? ['assignments'] : ['assignments', 'assignmentsToFirst'];
        expect(Object.keys(counts ?? {})).toEqual(names);
      }
      expect(engine).not.toHaveProperty('counts');
    }
  });

  it('takes fewer assignments column by column', async () => {
    const count = async (strategy: string) =>
      (await solve(`${SEND}&strategy=${strategy}&budget=1000`)).counts?.assignments;
    expect(Number(await count('columns'))).toBeLessThan(Number(await count('exhaustive')) / 100);
  });

  it('ends with its budget, and says so', async () => {
    const { search, counts, unique } = await solve('puzzle=DONALD+GERALD=ROBERT&strategy=exhaustive&budget=1');
    expect(search).toMatchObject({ complete: false, budget: 10_000 });
    expect(counts?.assignments).toBeLessThanOrEqual(10_000);
    expect(unique).toBeNull();
  });

  it('searches products exhaustively too', async () => {
    expect(await solve('puzzle=AB*C=DEB&strategy=exhaustive&budget=1000&limit=0')).toMatchObject({
      solutionCount: (await solve('puzzle=AB*C=DEB')).solutionCount,
      search: { complete: true },
    });
  });

  it('is kept by itself', async () => {
    const stored = 'Cifras; fwd=miss; stored';
    const query = 'puzzle=AS+A=MOM';
    expect(await statusOf(query)).toBe(stored);
    for (const strategy of ['columns', 'exhaustive']) {
      expect(await statusOf(`${query}&strategy=${strategy}`)).toBe(stored);
      expect(await statusOf(`${query}&strategy=${strategy}`)).toBe('Cifras; hit');
    }
    expect(await statusOf(`${query}&strategy=engine`)).toBe('Cifras; hit');
  });
});

describe('a strategy is refused', () => {
  it.each([
    ['columns', 'AB-C=D'],
    ['columns', 'A*B=CD'],
    ['columns', 'A+B=C;C+D=E'],
    ['columns', 'A+B=C+D'],
    ['columns', 'A+?=B'],
    ['exhaustive', 'A+?=B'],
    ['exhaustive', 'A^BCDE^FGH=J'],
  ])('%s, which does not play %s', async (strategy, puzzle) => {
    const { errors } = await problemOf(await postTo('cryptarithm', { puzzle, strategy }), 400);
    expect(errors).toEqual([
      { path: 'strategy', code: 'not_applicable', message: expect.stringContaining('engine plays all') },
    ]);
  });

  it('when there is none of its name', async () => {
    expect(await errorsOf(await asked(`${SEND}&strategy=luck`))).toEqual(['strategy: not_supported']);
  });
});
