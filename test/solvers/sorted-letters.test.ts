/** Anarit's way: sorted letters and all sub-multisets of a rack, against the word graph and against counting. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { everyWord } from '../../functions/solvers/letters/every-word.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import { findByLetters } from '../../functions/solvers/letters/history/find-by-letters.ts';
import { lettersIndex } from '../../functions/solvers/letters/history/letters-index.ts';
import { sortedLetters } from '../../functions/solvers/letters/history/sorted-letters.ts';
import { subMultisets } from '../../functions/solvers/letters/history/sub-multisets.ts';
import { LANGUAGES, type Language, WORD_RULES } from '../../functions/solvers/letters/languages.ts';
import { type Rack, readRack } from '../../functions/solvers/letters/rack.ts';
import { TILES, tilesOfWord } from '../../functions/solvers/letters/tiles.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { packGraph } from '../../functions/words/pack-graph.ts';
import { indexFile, readIndex } from '../../functions/words/read-index.ts';

/** One word in so many of the real lists: they share their letters often enough, and an index is there at once. */
const SAMPLE = 40;

const samples = Object.fromEntries(
  LANGUAGES.map((language) => {
    const words = [...everyWord(readIndex(indexFile(language)))].filter((_, place) => place % SAMPLE === 0);
    const file = packGraph(
      words.map(({ word, wordClass }) => [word, wordClass]),
      language,
    );
    const graph = readWordGraph(file.buffer as ArrayBuffer);
    return [language, { graph, index: lettersIndex(graph) }];
  }),
);

function rackOf(text: string, language: Language): Rack {
  const { rack, fault } = readRack(text, language);
  if (!rack) throw new Error(`${text}: ${fault.code}`);
  return rack;
}

/** Racks of some letters, often the same, and up to two blanks. */
const rackText = (language: Language, fewest: number, most: number) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...TILES[language], ...'aaaeeeiioorrssnntt'), { minLength: fewest, maxLength: most }),
      fc.integer({ min: 0, max: 2 }),
    )
    .map(([letters, blanks]) => letters.join('') + '?'.repeat(blanks));

describe.each(LANGUAGES)('sorted letters in %s', (language) => {
  test('find what the graph finds, in the same order', () => {
    const { graph, index } = samples[language]!;
    fc.assert(
      fc.property(rackText(language, 2, 8), fc.constantFrom(...WORD_RULES), (text, rules) => {
        const rack = rackOf(text, language);
        const { words, counts } = findByLetters(index, rack, rules);
        const walked = findWords(graph, rack, rules, new Budget(Number.POSITIVE_INFINITY)).words;
        expect(words.slice()).toEqual(walked.slice());
        expect(words.lengths()).toEqual(walked.lengths());
        const keys = walked.slice().map(({ word }) => sortedLetters(tilesOfWord(word, language)!, language));
        expect(counts).toEqual({ keys: subMultisets(rack).length, found: new Set(keys).size });
      }),
      { numRuns: 40 },
    );
  });
});

test('nutritivo, and the letters ntviriuto that it is found from, are iinorttuv; ñ comes behind n, œ is two letters', () => {
  expect(sortedLetters('nutritivo', 'es')).toBe('iinorttuv');
  expect(sortedLetters('ntviriuto', 'es')).toBe('iinorttuv');
  expect(sortedLetters(tilesOfWord('montañés', 'es')!, 'es')).toBe('aemnñost');
  expect(sortedLetters(tilesOfWord('cœur', 'fr')!, 'fr')).toBe('ceoru');
});

describe('the keys of a rack', () => {
  test('without blanks are the product of one more than there is of each letter, less the empty one and those of one letter', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'aabcdñ'), { minLength: 2, maxLength: 12 }), (letters) => {
        const amounts = [...new Set(letters)].map((letter) => letters.filter((other) => other === letter).length);
        const all = amounts.reduce((product, amount) => product * (amount + 1), 1);
        expect(subMultisets(rackOf(letters.join(''), 'es')).length).toBe(all - 1 - amounts.length);
      }),
    );
    expect(subMultisets(rackOf('consumiera'.slice(0, 9), 'es')).length).toBe(502);
    expect(subMultisets(rackOf('ntviriuto', 'es')).length).toBe(280);
  });

  test('with blanks are those of every rack that has letters in their place, each once', () => {
    const subsetsOf = (tiles: string) =>
      Array.from({ length: 1 << tiles.length }, (_, set) =>
        [...tiles].filter((_tile, place) => set & (1 << place)).join(''),
      );
    const completed = (text: string): string[] =>
      text.includes('?') ? [...TILES.es].flatMap((tile) => completed(text.replace('?', tile))) : [text];
    fc.assert(
      fc.property(rackText('es', 2, 4), (text) => {
        const keys = new Set<string>();
        for (const tiles of completed(text)) {
          for (const subset of subsetsOf(sortedLetters(tiles, 'es'))) if (subset.length > 1) keys.add(subset);
        }
        const made = subMultisets(rackOf(text, 'es'));
        expect(made.toSorted()).toEqual([...keys].sort());
      }),
      { numRuns: 15 },
    );
  });
});
