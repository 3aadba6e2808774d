import { describe, expect, it } from 'vitest';
import { ask, askFor, errorsOf, postTo, problemOf } from './service.ts';

/** The only error of a reply, and what it says. */
async function refusal(reply: Response): Promise<string> {
  const { errors } = await problemOf(reply, 400);
  expect(errors).toHaveLength(1);
  return errors.map(({ path, code, message }) => `${path}: ${code}: ${message}`).join();
}

describe('letters are refused that', () => {
  const LENGTH = 'must be 2 to 12 letters, at most 2 of them ?, as text or as a list';

  it.each([
    ['casa7', 'unknown_letter', 'at character 5: “7” is not a letter of Spanish; a blank is written ?'],
    ['ca🙂sa', 'unknown_letter', 'at character 3: “🙂” is not a letter of Spanish; a blank is written ?'],
    ['caжa', 'unknown_letter', 'at character 3: “ж” is not a letter of Spanish; a blank is written ?'],
    ['ca\u0000a', 'unknown_letter', 'at character 3: U+0000 is not a letter of Spanish; a blank is written ?'],
    ['\u0301casa', 'unknown_letter', 'at character 1: U+0301 is not a letter of Spanish; a blank is written ?'],
    ['caİ7', 'unknown_letter', 'at character 4: “7” is not a letter of Spanish; a blank is written ?'],
    ['cas???', 'too_many_blanks', 'must have at most 2 blanks, written ?'],
    ['', 'too_short', LENGTH],
    [' , ', 'too_short', LENGTH],
    ['a', 'too_short', LENGTH],
    ['abcdefghijklm', 'too_long', LENGTH],
    ['œœœœœœa', 'too_long', LENGTH],
    ['a'.repeat(101), 'too_long', 'must have at most 100 characters'],
    ['a'.repeat(4500), 'too_long', 'must have at most 100 characters'],
  ])('are %j', async (letters, code, message) => {
    const told = `letters: ${code}: ${message}`;
    expect(await refusal(await askFor('letters', `letters=${encodeURIComponent(letters)}`))).toBe(told);
    expect(await refusal(await postTo('letters', { letters }))).toBe(told);
    expect(await refusal(await postTo('letters/check', { letters, word: 'casa' }))).toBe(told);
  });

  it('are neither text nor a list of letters', async () => {
    for (const letters of [5, null, true, {}, [1, 2], ['a', null], [['a'], 'b']]) {
      expect(await errorsOf(await postTo('letters', { letters })), JSON.stringify(letters)).toEqual([
        'letters: wrong_type',
      ]);
    }
    expect(await errorsOf(await postTo('letters', { letters: [] }))).toEqual(['letters: too_short']);
    expect(await errorsOf(await postTo('letters', { letters: Array(13).fill('a') }))).toEqual(['letters: too_long']);
    expect(await errorsOf(await postTo('letters', { letters: ['a', 'ж'] }))).toEqual(['letters: unknown_letter']);
  });

  it('are a list with more, or less, than one letter or a blank an item', async () => {
    const one = 'unknown_letter: must be one letter, or ? for a blank';
    for (const item of ['', 'ab', 'a,', ',', ' ', '7', '??', '\u0303', `n${'\u0303'.repeat(8)}`]) {
      expect(await refusal(await postTo('letters', { letters: ['n', item] })), item).toBe(`letters.1: ${one}`);
    }
    expect(await errorsOf(await postTo('letters', { letters: ['abc', 'def'] }))).toEqual([
      'letters.0: unknown_letter',
      'letters.1: unknown_letter',
    ]);
  });

  it('are a megabyte of them', async () => {
    const megabyte = 'a'.repeat(2 ** 20);
    expect(await errorsOf(await askFor('letters', `letters=${megabyte}`))).toEqual(['letters: too_long']);
    expect(await errorsOf(await postTo('letters', { letters: megabyte }), 413)).toEqual(['body: too_large']);
  });
});

describe('a question is refused', () => {
  const refusals = async (query: string) => errorsOf(await askFor('letters', query));

  it('where a parameter is wrong, missing or unknown', async () => {
    expect(await refusals('')).toEqual(['letters: missing']);
    expect(await refusals('letters=casa&language=it&rules=countdown')).toEqual([
      'language: not_supported',
      'rules: not_supported',
    ]);
    expect(await refusals('letters=casa&limit=1001&offset=-1')).toEqual(['limit: too_large', 'offset: too_small']);
    expect(await refusals('letters=casa&limit=x&offset=9007199254740992')).toEqual([
      'limit: not_integer',
      'offset: too_large',
    ]);
    expect(await refusals('letters=casa&budget=0')).toEqual(['budget: too_small']);
    expect(await refusals('letters=casa&budget=1001')).toEqual(['budget: too_large']);
    expect(await refusals('letters=casa&rack=casa')).toEqual(['rack: unknown_parameter']);
    expect(await refusals('letters=casa&letters=casa')).toEqual(['letters: duplicate']);
    expect(await refusals('letters=%C3')).toEqual(['letters: malformed_encoding']);
  });

  it('where the method is none of its own', async () => {
    for (const resource of ['letters', 'letters/check', 'letters/deal']) {
      const reply = await ask(`/api/v1/${resource}`, { method: 'PUT' });
      expect(reply.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST');
      await problemOf(reply, 405);
    }
  });
});
