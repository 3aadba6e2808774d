import { describe, expect, it } from 'vitest';
import type { Search } from '../../functions/solvers/budget.ts';
import type { Explanation } from '../../functions/solvers/cryptarithm/explain/explanation.ts';
import { answerOf, askFor, errorsOf, postTo, problemOf } from './service.ts';

interface Answer {
  readonly solutions: readonly { readonly letters: Readonly<Record<string, number>> }[];
  readonly solutionCount: number;
  readonly unique: boolean | null;
  readonly explanation?: (Explanation & { readonly variables: readonly string[] }) | null;
  readonly search: Search;
}

const asked = (query: string) => askFor('cryptarithm', query);
const solve = async (query: string): Promise<Answer> => answerOf(await asked(query));
const statusOf = async (query: string) => (await asked(query)).headers.get('Cache-Status');

const SEND = 'puzzle=SEND+MORE=MONEY&budget=1000';

describe('an explanation', () => {
  it('comes to the solution, in deductions about variables that it names', async () => {
    const { solutions, explanation } = await solve(`${SEND}&explain=true`);
    expect(explanation).toMatchObject({ outcome: 'unique', areAll: true, columns: 5, search: { complete: true } });
    const { variables = [], digits = [], addends, deductions = [] } = explanation ?? {};
    expect(variables.join('')).toBe('SENDMORY');
    expect(Object.fromEntries(variables.map((letter, at) => [letter, digits[at]?.[0]]))).toEqual(solutions[0]?.letters);
    expect(addends?.map(({ glyphs }) => glyphs.map((glyph) => variables[glyph]).join(''))).toEqual(['SEND', 'MORE']);
    // Every deduction leaves the right digits possible.
    for (const { conclusions } of deductions.filter(({ depth }) => depth === 0)) {
      for (const { kind, at, digits: possible } of conclusions) {
        if (kind === 'letter') expect(possible).toContain(digits[at]?.[0]);
      }
    }
    expect(deductions.length).toBeGreaterThan(4);
  });

  it('changes nothing else of the answer', async () => {
    for (const puzzle of ['SEND+MORE=MONEY', 'TWO+TWO=FOUR', 'ABC-DE=FG', 'AA=B', 'A+?=B']) {
      const query = `puzzle=${puzzle}&budget=1000&limit=3`;
      const { explanation, ...rest } = await solve(`${query}&explain=true`);
      expect(explanation?.deductions).toBeInstanceOf(Array);
      expect(rest).toEqual(await solve(query));
    }
  });

  it('names a wildcard by its sign, and a digit that is written by its glyph', async () => {
    const { explanation } = await solve('puzzle=A1+B?=C9&explain=true&budget=1000');
    expect(explanation?.variables).toEqual(['A', 'B', 'C', '?']);
    expect(explanation?.addends).toEqual([
      { factor: 1, glyphs: [0, -2] },
      { factor: 1, glyphs: [1, 3] },
    ]);
  });

  it('is null where the puzzle is no sum, and not there where none was asked for', async () => {
    for (const puzzle of ['AB*C=DEF', 'A/B=C', 'A+B=C;C+A=D']) {
      expect(await solve(`puzzle=${puzzle}&explain=true`)).toHaveProperty('explanation', null);
    }
    expect(await solve(SEND)).not.toHaveProperty('explanation');
    expect(await solve(`${SEND}&explain=false`)).not.toHaveProperty('explanation');
  });

  it('ends with the budget, and says so, where the solutions are all known', async () => {
    const { explanation, solutionCount, search } = await solve('puzzle=DONALD+GERALD=ROBERT&explain=true&budget=1');
    expect({ solutionCount, complete: search.complete }).toEqual({ solutionCount: 1, complete: true });
    expect(explanation).toMatchObject({ search: { complete: false, budget: 60_000 } });
    // A larger budget is not answered with what the smaller one came to.
    const again = await solve('puzzle=DONALD+GERALD=ROBERT&explain=true&budget=1000');
    expect(again.explanation?.search.budget).toBe(60_000_000);
  });

  it('is kept by itself, and comes back as it was', async () => {
    const query = 'puzzle=SO+MANY=TIMES&limit=1';
    const stored = 'Cifras; fwd=miss; stored';
    expect(await statusOf(`${query}&budget=1000`)).toBe(stored);
    const first = await asked(`${query}&budget=1000&explain=true`);
    expect(first.headers.get('Cache-Status')).toBe(stored);
    const second = await asked(`${query}&budget=1000&explain=true`);
    expect(second.headers.get('Cache-Status')).toBe('Cifras; hit');
    const text = await first.text();
    expect(await second.text()).toBe(text);
    const json = { puzzle: 'SO+MANY=TIMES', limit: 1, budget: 1000, explain: true };
    expect(await (await postTo('cryptarithm', json)).text()).toBe(text);
  });
});

describe('an explanation is refused', () => {
  it('with a search of the lecture note', async () => {
    const { errors } = await problemOf(await asked(`${SEND}&explain=true&strategy=columns`), 400);
    const message = 'must be false with every strategy but engine';
    expect(errors).toEqual([{ path: 'explain', code: 'not_applicable', message }]);
  });

  it('when it is asked for with anything but true or false', async () => {
    expect(await errorsOf(await asked(`${SEND}&explain=1`))).toEqual(['explain: wrong_type']);
    expect(await errorsOf(await postTo('cryptarithm', { puzzle: 'A+B=C', explain: 'true' }))).toEqual([
      'explain: wrong_type',
    ]);
  });
});
