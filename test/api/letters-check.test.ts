import { describe, expect, it } from 'vitest';
import type { Spelling } from '../../functions/solvers/letters/spellings.ts';
import { answerOf, askFor, errorsOf, postTo, problemOf } from './service.ts';

interface Answer {
  readonly word: string;
  readonly valid: boolean;
  readonly length: number;
  readonly spellings: readonly Spelling[];
  readonly broken: readonly { readonly code: string; readonly message: string; readonly letters?: readonly string[] }[];
}

const check = async (question: object) => answerOf<Answer>(await postTo('letters/check', question));

describe('a word that counts', () => {
  it('is valid, written as the dictionary has it', async () => {
    expect(await check({ word: 'Pinguino ', letters: 'gniipnuo' })).toEqual({
      puzzle: { letters: 'giinnopu', language: 'es', rules: 'show' },
      word: 'pinguino',
      valid: true,
      length: 8,
      spellings: [{ word: 'pingüino', class: 'lemma' }],
      broken: [],
    });
  });

  it('may be one of several that only accents tell apart', async () => {
    const { valid, spellings } = await check({ word: 'té', language: 'es' });
    expect(valid).toBe(true);
    expect(spellings.map(({ word }) => word)).toEqual(expect.arrayContaining(['te', 'té']));
  });

  it.each([
    ['coeur', 'coeur', 'cœur', 5],
    ['cœur', 'œurc', 'cœur', 5],
    ['ELEVE', 'eeelv', 'élève', 5],
    ['cafe\u0301', 'caf?', 'café', 4],
  ])('in French: %s', async (word, letters, spelling, length) => {
    const { spellings, ...told } = await check({ word, letters, language: 'fr' });
    expect(told).toMatchObject({ valid: true, length, broken: [] });
    expect(spellings.map(({ word }) => word)).toContain(spelling);
  });

  it('may have spaces around it, and anywhere what takes no room, or be written with signs of other keyboards', async () => {
    const texts = ['\u00a0\u200bcasa\u3000', '\ufeffca\u00ad\u200bsa\u200e\n', 'ＣＡＳＡ'];
    for (const word of texts) expect(await check({ word }), word).toMatchObject({ word: 'casa', valid: true });
    expect(await check({ word: 'İDEA', letters: 'İDEA' })).toMatchObject({ word: 'idea', valid: true });
    expect(await check({ word: 'ǣ', language: 'en' })).toMatchObject({ word: 'ǣ', length: 2 });
  });

  it('needs no letters to be made of', async () => {
    expect(await check({ word: 'casa' })).toMatchObject({ puzzle: { letters: null }, valid: true });
    expect(await check({ word: 'casas', rules: 'full' })).toMatchObject({ valid: true });
  });
});

describe('what speaks against a word is told, all of it', () => {
  it.each([
    [
      'casas',
      'casasx',
      [
        ['plural', 'It is a plural, and the show takes none.'],
        ['personal-form', 'It is a personal form of a verb, and the show takes none.'],
      ],
    ],
    ['comia', 'comiax', [['personal-form', 'It is a personal form of a verb, and the show takes none.']]],
    ['damelo', 'damelo', [['clitic-form', 'It is a verb with pronouns attached, and the show takes none.']]],
    ['xkcd', 'xkcd', [['not-in-dictionary', 'It is not in the dictionary.']]],
    ['o', 'oo', [['too-short', 'A word has at least 2 letters.']]],
    ['año', 'anos', [['letters-missing', 'Missing among the letters: ñ.']]],
    ['nana', 'an?', [['letters-missing', 'Missing among the letters: a.']]],
    [
      'xkcd',
      'casa',
      [
        ['letters-missing', 'Missing among the letters: x, k, d.'],
        ['not-in-dictionary', 'It is not in the dictionary.'],
      ],
    ],
  ] as const)('%s from %s', async (word, letters, faults) => {
    const { valid, broken } = await check({ word, letters });
    expect(valid).toBe(false);
    expect(broken.map(({ code, message }) => [code, message])).toEqual(faults);
  });

  it('with the letters that are missing', async () => {
    expect((await check({ word: 'casas', letters: 'casa', rules: 'full' })).broken).toEqual([
      { code: 'letters-missing', message: 'Missing among the letters: s.', letters: ['s'] },
    ]);
  });
});

describe('the question', () => {
  it('is the same in a query, whose answer may be kept for a day', async () => {
    const reply = await askFor('letters/check', 'word=ni%C3%B1a&letters=a+i+n+%C3%B1');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const post = await postTo('letters/check', { word: 'niña', letters: 'niña' });
    expect(post.headers.get('Cache-Control')).toBe('no-store');
    expect(await post.text()).toBe(await reply.text());
  });

  it.each([
    ['', 'too_short: must be a word; there is none'],
    ['  ', 'too_short: must be a word; there is none'],
    ['una casa', 'not_letters: at character 4: U+0020 is not a letter of Spanish'],
    ['\u200b', 'too_short: must be a word; there is none'],
    ['ca\u00a0sa', 'not_letters: at character 3: U+00A0 is not a letter of Spanish'],
    [' ca-sa', 'not_letters: at character 4: “-” is not a letter of Spanish'],
    ['İİ7', 'not_letters: at character 3: “7” is not a letter of Spanish'],
    ['caq\u0301a', 'not_letters: at character 4: U+0301 is not a letter of Spanish'],
    ['casa7', 'not_letters: at character 5: “7” is not a letter of Spanish'],
    ['cas?', 'not_letters: at character 4: “?” is not a letter of Spanish'],
    ['🙂', 'not_letters: at character 1: “🙂” is not a letter of Spanish'],
    ['responsabilidad', 'too_long: must have at most 12 letters'],
    ['a'.repeat(101), 'too_long: must have at most 100 characters'],
  ])('is refused where the word is %j', async (word, told) => {
    const { errors } = await problemOf(await postTo('letters/check', { word }), 400);
    expect(errors.map(({ path, code, message }) => `${path}: ${code}: ${message}`)).toEqual([`word: ${told}`]);
  });

  it('is refused with all that is wrong in it', async () => {
    expect(await errorsOf(await askFor('letters/check', ''))).toEqual(['word: missing']);
    expect(await errorsOf(await askFor('letters/check', 'word=a1&letters=b2'))).toEqual([
      'word: not_letters',
      'letters: unknown_letter',
    ]);
    expect(await errorsOf(await askFor('letters/check', 'word=casa&language=la&limit=1'))).toEqual([
      'limit: unknown_parameter',
      'language: not_supported',
    ]);
    for (const word of [5, null, ['casa']]) {
      expect(await errorsOf(await postTo('letters/check', { word }))).toEqual(['word: wrong_type']);
    }
  });
});
