/** Racks as people type and paste them, words checked against them, and letters dealt. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWord } from '../../functions/solvers/letters/check-word.ts';
import { dealLetters, stacksOf, vowelBounds, vowelsIn } from '../../functions/solvers/letters/deal/deal.ts';
import { LETTER_SHOW_NAMES, LETTER_SHOWS } from '../../functions/solvers/letters/deal/shows.ts';
import { LONGEST_WORD, WORD_CLASSES } from '../../functions/solvers/letters/languages.ts';
import { readRack, writeRack } from '../../functions/solvers/letters/rack.ts';
import { TILES, tilesOfWord, VOWELS } from '../../functions/solvers/letters/tiles.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { indexOf, LANGUAGES_LISTED, type Listed, wordList } from './word-list.ts';

const written = (text: string, language: Listed) => {
  const { rack, fault } = readRack(text, language);
  return rack ? writeRack(rack) : fault;
};

describe('a rack', () => {
  test('is read however it is written, and written in the order of the alphabet', () => {
    expect(written('ntviriuto', 'es')).toBe('iinorttuv');
    expect(written('N, T, V, I - R I U · T O', 'es')).toBe('iinorttuv');
    expect(written('o?ñn?Ñz', 'es')).toBe('nññoz??');
    expect(written('pingu\u0308ino\u0301', 'es')).toBe('giinnopu');
    expect(written('nin\u0303o', 'es')).toBe('inño');
    expect(written('Cœur ÇÀ ñ', 'fr')).toBe('acceonru'.split('').sort().join(''));
    expect(written('ae\u200b io', 'en')).toBe('aeio');
    expect(written('İS', 'es')).toBe('is');
    expect(written('ǣǽ', 'en')).toBe('aaee');
    expect(written('ＡｚＮ\u0303？', 'es')).toBe('añz?');
  });

  test('has letters of its language and blanks, two to twelve, and says what else there is and where', () => {
    expect(written('ab1c', 'es')).toEqual({ code: 'unknown_letter', at: 2, character: '1' });
    expect(written('ab😀c', 'en')).toEqual({ code: 'unknown_letter', at: 2, character: '😀' });
    expect(written('aﬁ', 'en')).toEqual({ code: 'unknown_letter', at: 1, character: 'ﬁ' });
    expect(written('aб', 'fr')).toEqual({ code: 'unknown_letter', at: 1, character: 'б' });
    expect(written('ab???', 'es')).toEqual({ code: 'too_many_blanks' });
    expect(written('', 'es')).toEqual({ code: 'too_short' });
    expect(written(' a ', 'es')).toEqual({ code: 'too_short' });
    expect(written('abcdefghijklm', 'es')).toEqual({ code: 'too_long' });
    expect(written('abcdefghijkœ', 'fr')).toEqual({ code: 'too_long' });
    expect(written('abcdefghij??', 'es')).toBe('abcdefghij??');
  });

  test('reads as it is written, and takes any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES_LISTED),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (language, text) => {
          const rack = written(text, language);
          if (typeof rack === 'string') expect(written(rack, language)).toBe(rack);
        },
      ),
    );
  });
});

describe.each(LANGUAGES_LISTED)('the tiles of %s', (language) => {
  test('are two to twelve a word, and those that others find in it', () => {
    const list = wordList(language);
    expect(list.every(({ tiles }) => tiles.length >= 2 && tiles.length <= LONGEST_WORD)).toBe(true);
    for (const { word, tiles } of list.filter(({ word }, at) => at % 10 === 0 || /[œæñçïü]/.test(word))) {
      if (tilesOfWord(word, language) !== tiles) expect(tilesOfWord(word, language), word).toBe(tiles);
    }
  });
});

describe('a word checked', () => {
  const graphs = {
    es: readWordGraph(indexOf('es')),
    en: readWordGraph(indexOf('en')),
    fr: readWordGraph(indexOf('fr')),
  };
  const check = (word: string, language: Listed, letters?: string, rules: 'show' | 'full' = 'show') => {
    const tiles = tilesOfWord(word, language) ?? '';
    return checkWord(
      tiles,
      graphs[language],
      rules,
      letters === undefined ? undefined : readRack(letters, language).rack,
    );
  };
  const codes = (...asked: Parameters<typeof check>) => check(...asked).faults.map(({ code }) => code);

  test('is told to count, and how it is written', () => {
    expect(check('NUTRITIVO', 'es', 'ntviriuto')).toEqual({
      valid: true,
      length: 9,
      spellings: [{ word: 'nutritivo', class: 'lemma' }],
      faults: [],
    });
    expect(check('coeur', 'fr').spellings).toEqual([{ word: 'cœur', class: 'lemma' }]);
    expect(
      check('mas', 'es')
        .spellings.map(({ word }) => word)
        .sort(),
    ).toEqual(['mas', 'más']);
  });

  test('is told why it does not', () => {
    expect(codes('casas', 'es', 'casas')).toEqual(['plural', 'personal_form']);
    expect(codes('árboles', 'es')).toEqual(['plural']);
    expect(codes('comía', 'es')).toEqual(['personal_form']);
    expect(codes('dámelo', 'es')).toEqual(['clitic_form']);
    expect(codes('mangeait', 'fr')).toEqual(['personal_form']);
    expect(codes('xqzk', 'en')).toEqual(['not_in_dictionary']);
    expect(codes('a', 'en')).toEqual(['too_short']);
    expect(check('año', 'es', 'ano').faults).toEqual([{ code: 'letters_missing', letters: ['ñ'] }]);
    expect(check('nutritivo', 'es', 'nutrv??').faults).toEqual([{ code: 'letters_missing', letters: ['i', 'o'] }]);
    expect(codes('casas', 'es', 'xy')).toEqual(['letters_missing', 'plural', 'personal_form']);
  });

  test('counts by all words where the show does not take it', () => {
    for (const word of ['casas', 'comía', 'dámelo']) expect(codes(word, 'es', undefined, 'full')).toEqual([]);
  });
});

describe('letters dealt', () => {
  const requests = fc.record({
    show: fc.constantFrom(...LETTER_SHOW_NAMES),
    seed: fc.oneof(fc.string(), fc.integer()),
  });

  test('are the same for the same seed, from the stacks of the show, as vowels and consonants were chosen', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const deal = dealLetters(request);
        const { vowels, consonants, drawn } = LETTER_SHOWS[request.show];
        expect(dealLetters(request)).toEqual(deal);
        expect(deal.letters).toHaveLength(drawn);
        deal.letters.forEach((letter, at) => {
          expect(VOWELS.includes(letter)).toBe(deal.choices[at] === 'v');
          const times = (vowels[letter] ?? 0) + (consonants[letter] ?? 0);
          expect(deal.letters.filter((other) => other === letter).length).toBeLessThanOrEqual(times);
        });
        const { least, most } = vowelBounds(request.show);
        expect(deal.vowels).toBe(vowelsIn(deal.choices));
        expect(deal.vowels).toBeGreaterThanOrEqual(least);
        expect(deal.vowels).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('are those that a player turns up one by one', () => {
    const { vowels, consonants } = stacksOf('fr', 'a seed');
    const { letters } = dealLetters({ show: 'fr', seed: 'a seed', choices: 'ccvvccvvcv' });
    expect(letters.join('')).toBe(
      [...consonants.slice(0, 2), ...vowels.slice(0, 2), ...consonants.slice(2, 4), ...vowels.slice(2, 4)].join('') +
        consonants[4] +
        vowels[4],
    );
  });

  test('have as many vowels as asked, within the bounds of the show', () => {
    for (const show of LETTER_SHOW_NAMES) {
      const { least, most } = vowelBounds(show);
      for (let vowels = least; vowels <= most; vowels++) {
        expect(dealLetters({ show, seed: 1, vowels }).vowels).toBe(vowels);
      }
      expect(() => dealLetters({ show, seed: 1, vowels: least - 1 })).toThrow(RangeError);
      expect(() => dealLetters({ show, seed: 1, vowels: most + 1 })).toThrow(RangeError);
      expect(() => dealLetters({ show, seed: 1, choices: 'cv' })).toThrow(RangeError);
    }
  });

  test('come from 67 British vowels and 74 consonants', () => {
    const sum = (stack: Readonly<Record<string, number>>) =>
      Object.values(stack).reduce((all, times) => all + times, 0);
    expect([sum(LETTER_SHOWS.uk.vowels), sum(LETTER_SHOWS.uk.consonants)]).toEqual([67, 74]);
  });

  test.each(['es', 'fr'] as const)('of %s are as frequent as in the words that the show takes', (show) => {
    const { language, vowels, consonants } = LETTER_SHOWS[show];
    const { shown } = WORD_CLASSES[language];
    const counts = new Map<string, number>();
    for (const { tiles, wordClass } of wordList(language)) {
      if (wordClass > shown || tiles.length > 10) continue;
      for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    for (const [stack, size] of [
      [vowels, 67],
      [consonants, 74],
    ] as const) {
      const of = [...TILES[language]].filter((tile) => tile in stack);
      const all = of.reduce((sum, tile) => sum + (counts.get(tile) ?? 0), 0);
      const shares = of.map((tile) => [tile, Math.max(1, Math.round(((counts.get(tile) ?? 0) / all) * size))]);
      expect(stack).toEqual(Object.fromEntries(shares));
    }
    expect(Object.keys(vowels).join('') + Object.keys(consonants).join('')).toHaveLength(TILES[language].length);
  });
});
