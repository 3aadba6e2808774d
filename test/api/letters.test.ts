import { describe, expect, it } from 'vitest';
import { LETTERS_WORK_PER_MILLISECOND } from '../../functions/solvers/letters/find-words.ts';
import type { FoundWord } from '../../functions/solvers/letters/found-words.ts';
import { answerOf, ask, askFor, postTo } from './service.ts';

interface Answer {
  readonly puzzle: { readonly letters: string; readonly language: string; readonly rules: string };
  readonly longest: readonly FoundWord[];
  readonly words: readonly FoundWord[];
  readonly wordCount: number;
  readonly lengths: Readonly<Record<string, number>>;
  readonly search: { readonly complete: boolean; readonly work: number; readonly budget: number };
}

const find = async (query: string) => answerOf<Answer>(await askFor('letters', query));
const wordsOf = async (query: string) => (await find(`${query}&limit=1000`)).words.map(({ word }) => word);

describe('the longest word', () => {
  it('of ntviriuto is nutritivo', async () => {
    const { puzzle, longest, words, lengths, search } = await find('letters=ntviriuto');
    expect(puzzle).toEqual({ letters: 'iinorttuv', language: 'es', rules: 'show' });
    expect(longest).toEqual([{ word: 'nutritivo', length: 9, class: 'lemma' }]);
    expect(words[0]).toEqual(longest[0]);
    expect(lengths).toHaveProperty('9', 1);
    expect(search).toMatchObject({ complete: true, budget: 7 * LETTERS_WORK_PER_MILLISECOND });
  });

  it('may be several words, all told whatever the page', async () => {
    const whole = await find('letters=cas?&limit=1000');
    expect(whole.longest.map(({ word }) => word)).toEqual(expect.arrayContaining(['casa', 'caso', 'saco', 'cosa']));
    expect(whole.longest).toHaveLength(whole.lengths['4'] ?? 0);
    expect(whole.words.slice(0, whole.longest.length)).toEqual(whole.longest);
    for (const page of ['limit=0', 'limit=1&offset=3', 'offset=9007199254740991']) {
      expect((await find(`letters=cas?&${page}`)).longest).toEqual(whole.longest);
    }
  });

  it('is none where the letters make none', async () => {
    expect(await find('letters=xzk')).toMatchObject({ longest: [], words: [], wordCount: 0, lengths: {} });
  });
});

describe('words are found with their accents, and letters are those of the tiles', () => {
  it.each([
    ['es', 'pinguino', 'pingüino'],
    ['es', 'añin', 'niña'],
    ['es', 'oña', 'año'],
    ['fr', 'coeur', 'cœur'],
    ['fr', 'cœur', 'cœur'],
    ['fr', 'eeelv', 'élève'],
    ['fr', 'efac', 'café'],
    ['es', 'efac', 'café'],
    ['en', 'considerable', 'considerable'],
  ])('%s: %s makes %s', async (language, letters, word) => {
    expect(await wordsOf(`language=${language}&letters=${encodeURIComponent(letters)}`)).toContain(word);
  });

  it('and ñ is not n in Spanish', async () => {
    const words = await wordsOf('letters=anion&rules=full');
    expect(words).toContain('no');
    expect(words.filter((word) => word.includes('ñ'))).toEqual([]);
    expect(await wordsOf('letters=ñuo&rules=full')).not.toContain('uno');
  });
});

it('the show takes neither plurals nor personal forms, the full list does', async () => {
  const racks = {
    casas: 'casas',
    comia: 'comía',
    roja: 'roja',
    comer: 'comer',
    comido: 'comido',
    comiendo: 'comiendo',
  };
  const [shown, full]: [string[], string[]] = [[], []];
  for (const [letters, word] of Object.entries(racks)) {
    if ((await wordsOf(`letters=${letters}`)).includes(word)) shown.push(word);
    if ((await wordsOf(`letters=${letters}&rules=full`)).includes(word)) full.push(word);
  }
  expect(shown).toEqual(['roja', 'comer', 'comido', 'comiendo']);
  expect(full).toEqual(Object.values(racks));
});

it('the pages have every word once, and the lengths count them', async () => {
  const query = 'letters=casadre?&rules=full';
  const { wordCount, lengths } = await find(query);
  const words: FoundWord[] = [];
  for (let offset = 0; offset < wordCount; offset += 1000) {
    words.push(...(await find(`${query}&limit=1000&offset=${offset}`)).words);
  }
  expect(wordCount).toBeGreaterThan(2000);
  expect(words).toHaveLength(wordCount);
  expect(new Set(words.map(({ word }) => word)).size).toBe(wordCount);
  const counted: Record<string, number> = {};
  for (const { length } of words) counted[length] = (counted[length] ?? 0) + 1;
  expect(lengths).toEqual(counted);
  expect(words.map(({ length }) => length)).toEqual(words.map(({ length }) => length).sort((a, b) => b - a));
});

describe('letters may be written', () => {
  it.each([
    'NTVIRIUTO',
    'n,t,v,i,r,i,u,t,o',
    'n+t+v+i+r+i+u+t+o',
    'n%20t%20v%20i%20r%20i%20u%20t%20o%0A',
    'ntvi%CC%81ri%C3%BAto',
  ])('%s', async (letters) => {
    expect((await find(`letters=${letters}`)).puzzle.letters).toBe('iinorttuv');
  });

  it('ñ as one character or as two, and a blank as it is or encoded', async () => {
    for (const enye of ['%C3%B1', 'n%CC%83', '%C3%91']) {
      for (const blank of ['?', '%3F']) expect((await find(`letters=a${blank}${enye}o`)).puzzle.letters).toBe('año?');
    }
  });

  it('as a query, and in JSON as text or as a list', async () => {
    const query = await (await askFor('letters', 'letters=rni%C3%B1??&language=es&rules=full&limit=7&offset=2')).text();
    for (const letters of ['rniñ??', ['r', 'n', 'i', 'ñ', '?', '?'], ['r', 'n', 'i', 'n\u0303', '？', '?']]) {
      const json = { letters, language: 'es', rules: 'full', limit: 7, offset: 2 };
      expect(await (await postTo('letters', json)).text()).toBe(query);
    }
  });
});

describe('a search', () => {
  const TWELVE = 'letters=abcdeilnor??';

  it('that the budget ends says so, and ends at the same place every time', async () => {
    const first = await askFor('letters', `${TWELVE}&budget=1`);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const text = await first.text();
    const { search, wordCount }: Answer = JSON.parse(text);
    expect(search).toMatchObject({ complete: false, budget: LETTERS_WORK_PER_MILLISECOND });
    expect(search.work).toBeLessThanOrEqual(search.budget);
    expect(await (await askFor('letters', `${TWELVE}&budget=1`)).text()).toBe(text);
    const whole = await find(`${TWELVE}&budget=1000`);
    expect(whole.search.complete).toBe(true);
    expect(whole.wordCount).toBeGreaterThan(wordCount);
  });

  it('that the budget ends has words from the beginning of the alphabet, and perhaps not the longest', async () => {
    const asked = 'letters=ntviriutos??&rules=full&limit=1000';
    const [part, whole] = [await find(`${asked}&budget=1`), await find(`${asked}&budget=1000`)];
    expect([part.search.complete, whole.search.complete]).toEqual([false, true]);
    expect([part.longest[0]?.length, whole.longest[0]?.length]).toEqual([11, 12]);
    const begins = ({ words }: Answer) => [...new Set(words.map(({ word }) => word.normalize('NFD').charAt(0)))].sort();
    expect(begins(part).length).toBeLessThan(begins(whole).length);
    expect(begins(part)).toEqual(begins(whole).slice(0, begins(part).length));
  });

  it('that is complete may be kept for a day, and is known by its tag; one that was posted is not', async () => {
    const reply = await askFor('letters', 'letters=casa');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const headers = { 'If-None-Match': reply.headers.get('ETag') ?? '' };
    expect((await ask('/api/v1/letters?letters=casa', { headers })).status).toBe(304);
    expect((await postTo('letters', { letters: 'casa' })).headers.get('Cache-Control')).toBe('no-store');
    // KV has no part in it.
    expect(reply.headers.has('Cache-Status')).toBe(false);
  });
});
