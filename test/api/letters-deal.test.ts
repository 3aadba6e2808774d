import { describe, expect, it } from 'vitest';
import { dealLetters } from '../../functions/solvers/letters/deal/deal.ts';
import { answerOf, askFor, postTo, problemOf } from './service.ts';

interface Answer {
  readonly puzzle: { readonly letters: string; readonly language: string; readonly rules: string };
  readonly seed: string;
  readonly letters: readonly string[];
  readonly choices: string;
  readonly vowels: number;
}

const deal = async (query: string) => answerOf<Answer>(await askFor('letters/deal', query));

describe('letters dealt', () => {
  it.each([
    ['es', 'es', 9],
    ['uk', 'en', 9],
    ['fr', 'fr', 10],
  ] as const)('for %s are those of its seed, and a question as they are', async (show, language, drawn) => {
    const { language: _, ...game } = dealLetters({ show, seed: 'x' });
    const { puzzle, ...told } = await deal(`show=${show}&seed=x`);
    expect(told).toEqual(game);
    expect(told.letters).toHaveLength(drawn);
    expect(puzzle).toMatchObject({ language, rules: 'show' });
    const found = await answerOf(await postTo('letters', { letters: told.letters, language }));
    expect(found).toMatchObject({ puzzle });
  });

  it('are told in the order of the alphabet, ñ behind n', async () => {
    const hasEnye = (seed: number) => dealLetters({ show: 'es', seed, vowels: 3 }).letters.includes('ñ');
    const seed = Array.from({ length: 1000 }, (_, number) => number).find(hasEnye);
    const { puzzle, letters } = await deal(`show=es&seed=${seed}&vowels=3`);
    expect(puzzle.letters).toMatch(/^[a-n]*ñ[o-z]*$/);
    expect([...puzzle.letters].sort()).toEqual([...letters].sort());
  });

  it('have the vowels that are asked for', async () => {
    for (const vowels of [2, 3, 4, 5, 6]) {
      const { letters, choices, ...told } = await deal(`show=fr&seed=1&vowels=${vowels}`);
      expect(told.vowels).toBe(vowels);
      expect(letters.filter((letter) => 'aeiou'.includes(letter))).toHaveLength(vowels);
      expect([...choices].filter((choice) => choice === 'v')).toHaveLength(vowels);
    }
  });

  it('are vowels and consonants as asked for, one by one', async () => {
    const { letters, choices, vowels } = await deal('show=uk&seed=1&choices=cvcvcvccv');
    expect([choices, vowels]).toEqual(['cvcvcvccv', 4]);
    expect(letters.map((letter) => ('aeiou'.includes(letter) ? 'v' : 'c')).join('')).toBe(choices);
  });
});

describe('a seed', () => {
  it('deals the same letters in a query and in JSON, which caches may keep for a day', async () => {
    const reply = await askFor('letters/deal', 'show=es&seed=7');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const post = await postTo('letters/deal', { show: 'es', seed: 7 });
    expect(post.headers.get('Cache-Control')).toBe('no-store');
    expect(await post.text()).toBe(await reply.text());
  });

  it('that is not given is drawn, told, and brings the letters back', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => askFor('letters/deal', 'show=uk')));
    for (const reply of replies) expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const games = await Promise.all(replies.map((reply) => answerOf<Answer>(reply)));
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(5);
    for (const game of games) expect(await deal(`show=uk&seed=${game.seed}`)).toEqual(game);
  });
});

it.each([
  ['', 'show: missing: is required'],
  ['show=24', 'show: not_supported: must be es, uk, fr'],
  ['show=es&seed=', 'seed: too_short: must be text of 1 to 64 characters, or an integer up to 2^53 - 1'],
  ['show=es&vowels=2', 'vowels: too_small: must be 3 to 5 with show=es'],
  ['show=uk&vowels=6', 'vowels: too_large: must be 3 to 5 with show=uk'],
  ['show=fr&vowels=7', 'vowels: too_large: must be an integer from 2 to 6'],
  ['show=fr&vowels=four', 'vowels: not_integer: must be an integer from 2 to 6'],
  ['show=es&choices=cvcvcvccvv', 'choices: not_applicable: must be 9 letters with show=es, 3 to 5 of them v'],
  ['show=fr&choices=cvcvcvccv', 'choices: not_applicable: must be 10 letters with show=fr, 2 to 6 of them v'],
  ['show=es&choices=ccccccccv', 'choices: not_applicable: must be 9 letters with show=es, 3 to 5 of them v'],
  [
    'show=es&choices=cvc',
    'choices: not_supported: must be c (a consonant) or v (a vowel) for each letter, such as cvcvcvccv',
  ],
  [
    'show=es&choices=cvcvcvccv&vowels=4',
    'choices: not_applicable: must be left out with vowels: the choices tell how many there are',
  ],
  ['show=es&large=2', 'large: unknown_parameter: is unknown; the parameters are show, seed, vowels, choices'],
])('a deal is refused for %s', async (query, told) => {
  const { errors } = await problemOf(await askFor('letters/deal', query), 400);
  expect(errors.map(({ path, code, message }) => `${path}: ${code}: ${message}`)).toEqual([told]);
});
