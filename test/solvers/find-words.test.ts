/** The words of a rack: those that a plain scan of the whole list finds, each once, in the order in which they are told. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import type { FoundWord } from '../../functions/solvers/letters/found-words.ts';
import { highestClass, WORD_CLASSES, WORD_RULES, type WordRules } from '../../functions/solvers/letters/languages.ts';
import { readRack } from '../../functions/solvers/letters/rack.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { draw, Random } from '../../functions/solvers/random.ts';
import { indexOf, LANGUAGES_LISTED, type Listed, scan, wordList } from './word-list.ts';

const GRAPHS = { es: readWordGraph(indexOf('es')), en: readWordGraph(indexOf('en')), fr: readWordGraph(indexOf('fr')) };

function found(text: string, language: Listed, rules: WordRules, budget = new Budget(Number.POSITIVE_INFINITY)) {
  const { rack } = readRack(text, language);
  if (!rack) throw new Error(`no rack: ${text}`);
  return findWords(GRAPHS[language], rack, rules, budget);
}

const spelt = (words: readonly FoundWord[]) => words.map(({ word }) => word);
const all = (text: string, language: Listed, rules: WordRules = 'full') =>
  spelt(found(text, language, rules).words.slice());

/** Letters as often as words have them, so that racks make many words. */
function seededRacks(language: Listed, count: number, blanks: number): string[] {
  const random = new Random(`${language} ${blanks}`);
  const list = wordList(language);
  const letters = Array.from({ length: 400 }, () => list[random.below(list.length)]?.tiles ?? '').join('');
  return Array.from({ length: count }, () => draw([...letters], 9 - blanks, random).join('') + '?'.repeat(blanks));
}

describe.each(LANGUAGES_LISTED)('the words of %s', (language) => {
  test('are as many as their index says, each once', () => {
    const words = wordList(language).map(({ word }) => word);
    expect(GRAPHS[language]).toMatchObject({ language, wordCount: words.length });
    expect(new Set(words).size).toBe(words.length);
  });

  test.each([0, 1, 2])('are those of a plain scan, with %i blanks', (blanks) => {
    const list = wordList(language);
    for (const rack of seededRacks(language, 5, blanks)) {
      const scanned = scan(list, rack);
      for (const rules of WORD_RULES) {
        const taken = scanned.filter(({ wordClass }) => wordClass <= highestClass(language, rules));
        const { words, search } = found(rack, language, rules);
        expect(spelt(words.slice()).sort(), rack).toEqual(taken.map(({ word }) => word).sort());
        expect(words.count).toBe(taken.length);
        expect(search.complete).toBe(true);
      }
    }
  });

  test('are told longest first, then by class, then as a dictionary of the language sorts', () => {
    const { compare } = new Intl.Collator(language);
    const names: readonly string[] = WORD_CLASSES[language].names;
    for (const rack of seededRacks(language, 4, 2)) {
      const words = found(rack, language, 'full').words.slice();
      const sorted = words.toSorted(
        (a, b) => b.length - a.length || names.indexOf(a.class) - names.indexOf(b.class) || compare(a.word, b.word),
      );
      expect(spelt(words), rack).toEqual(spelt(sorted));
    }
  });

  test('are as many of each length as are told, and the same page by page', () => {
    const [rack = ''] = seededRacks(language, 1, 1);
    const { words } = found(rack, language, 'full');
    const whole = words.slice();
    words.lengths().forEach((count, length) => {
      expect(whole.filter((word) => word.length === length)).toHaveLength(count);
    });
    fc.assert(
      fc.property(fc.nat(words.count + 5), fc.nat(60), (offset, limit) => {
        expect(words.slice(offset, limit)).toEqual(whole.slice(offset, offset + limit));
      }),
    );
  });
});

describe('known racks', () => {
  test('ntviriuto has nutritivo as its longest word', () => {
    expect(found('ntviriuto', 'es', 'show').words.slice(0, 1)).toEqual([
      { word: 'nutritivo', length: 9, class: 'lemma' },
    ]);
  });

  test('accents, ñ and ligatures are written as they should be', () => {
    expect(all('oniugnip', 'es')).toContain('pingüino');
    expect(all('NÑIA', 'es')).toContain('niña');
    expect(all('oña', 'es')).toContain('año');
    expect(all('coeur', 'fr')).toContain('cœur');
    expect(all('eeelv', 'fr')).toContain('élève');
    expect(all('efac', 'fr')).toContain('café');
  });

  test('ñ is never made of n, nor n of ñ', () => {
    expect(all('ano', 'es').filter((word) => word.includes('ñ'))).toEqual([]);
    expect(all('añoi', 'es').filter((word) => word.includes('n'))).toEqual([]);
    expect(all('a?o', 'es')).toEqual(expect.arrayContaining(['año', 'ano']));
  });

  test('a blank may be a half of a ligature', () => {
    expect(all('c?eur', 'fr')).toContain('cœur');
    expect(all('co?ur', 'fr')).toContain('cœur');
    expect(all('c??ur', 'fr')).toContain('cœur');
    expect(all('cxzur', 'fr')).not.toContain('cœur');
  });

  test('the Spanish show takes no plurals and no personal forms, but feminines, infinitives, participles and gerunds', () => {
    const taken = (word: string) => all(word, 'es', 'show').includes(word);
    expect(['casas', 'comía', 'comieron', 'árboles'].filter(taken)).toEqual([]);
    expect(['roja', 'comer', 'comido', 'comiendo', 'comida', 'árbol'].filter(taken)).toHaveLength(6);
    expect(all('casas', 'es')).toContain('casas');
    expect(all('comia', 'es')).toContain('comía');
  });
});

describe('a budget', () => {
  test('that ends leaves words of the rack, the same ones each time, and says so', () => {
    const budget = () => new Budget(20_000);
    const { words, search } = found('aeiorstlnd??', 'es', 'full', budget());
    expect(search).toMatchObject({ complete: false, budget: 20_000 });
    expect(search.work).toBeLessThanOrEqual(20_000);
    const whole = new Set(all('aeiorstlnd??', 'es'));
    const some = words.slice();
    expect(some.length).toBeGreaterThan(100);
    expect(some.filter(({ word }) => !whole.has(word))).toEqual([]);
    expect(found('aeiorstlnd??', 'es', 'full', budget()).words.slice()).toEqual(some);
  });
});
