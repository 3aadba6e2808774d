import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyWord } from '../../functions/solvers/letters/every-word.ts';
import { WORD_CLASSES } from '../../functions/solvers/letters/languages.ts';
import { tilesOfWord } from '../../functions/solvers/letters/tiles.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { packGraph } from '../../functions/words/pack-graph.ts';

const SIGNS = { es: 'aábnñuüz', en: 'abcéz', fr: 'aceéœæoz' } as const;

test('a graph tells every word that it was made of, each once, with its tiles and its class', () => {
  const language = fc.constantFrom('es', 'en', 'fr');
  const question = language.chain((language) =>
    fc.tuple(
      fc.constant(language),
      fc.uniqueArray(
        fc.tuple(
          fc.string({ unit: fc.constantFrom(...SIGNS[language]), minLength: 1, maxLength: 6 }),
          fc.integer({ min: 1, max: WORD_CLASSES[language].names.length }),
        ),
        { selector: ([word]) => word, minLength: 1, maxLength: 60 },
      ),
    ),
  );
  fc.assert(
    fc.property(question, ([language, words]) => {
      const graph = readWordGraph(packGraph(words, language).buffer as ArrayBuffer);
      const told = [...everyWord(graph)];
      const given = words.map(([word, wordClass]) => ({ word, tiles: tilesOfWord(word, language), wordClass }));
      const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
      expect(told.toSorted(byWord)).toEqual(given.toSorted(byWord));
    }),
    { numRuns: 100 },
  );
});
