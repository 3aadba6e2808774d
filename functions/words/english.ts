import { WORD_CLASSES } from '../solvers/letters/languages.ts';
import { type WordList, wordListOf } from './word-list.ts';

/**
 * The parts of SCOWL that make up British English, both in -ise and in -ize. `variant_1`, which all kinds of English share,
 * is left out: it holds American spellings.
 */
const PARTS = ['english', 'british', 'british_z', 'british_variant_1'];

/** Sizes of its lists, of which each holds the words that the smaller ones lack. The one of 95 holds what hardly anybody knows. */
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70, 80];

/**
 * Games have nine letters. Rare words that are longer than any of them needs are left out, so that the graph stays within
 * 400 KB compressed: of all lists, the words of English share the fewest beginnings and endings.
 */
const RARE = 60;
const LONG = 10;

/** No sounds but letters' plurals and signs of units, "bs", "kb"; all but "sh". */
const TWO_CONSONANTS = /^(?!sh)[^aeiouy]{2}$/;

/** A common word that these lists have in the plural alone. */
const ADDITION = ['app', 60] as const;

/**
 * The English words of SCOWL; the class of a word is by the smallest list that it stands in.
 *
 * @param listOf the text of a list of SCOWL, a word a line, by its name, such as `english-words.10`.
 */
export function englishWords(listOf: (name: string) => string): WordList {
  const readings = function* (): Generator<[string, number]> {
    const classOf = (size: number) =>
      1 + WORD_CLASSES.en.names.findIndex((name) => size <= Number(name.replace('size-', '')));
    yield [ADDITION[0], classOf(ADDITION[1])];
    for (const size of SIZES) {
      for (const part of PARTS) {
        for (const word of listOf(`${part}-words.${size}`).split('\n')) {
          if (!TWO_CONSONANTS.test(word) && (size <= RARE || word.length <= LONG)) yield [word, classOf(size)];
        }
      }
    }
  };
  return wordListOf(readings(), 'en');
}
