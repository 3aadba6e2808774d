import { classNumber } from './class-number.ts';
import { readAffixFile } from './hunspell/affix-file.ts';
import { readDictionaryFile } from './hunspell/dictionary-file.ts';
import { formsOf } from './hunspell/forms-of.ts';
import { additions } from './spanish/additions.ts';
import { isFeminine } from './spanish/feminine.ts';
import { isListedVerbForm } from './spanish/listed-verbs.ts';
import { isListedForm, isNoWord } from './spanish/no-words.ts';
import { pluralOf } from './spanish/plurals.ts';
import { isAffixed, type Reading, readingByAffixes } from './spanish/reading-by-affixes.ts';
import { readingBySpelling } from './spanish/reading-by-spelling.ts';
import { type WordList, wordListOf } from './word-list.ts';

/** The best first. */
const READINGS: readonly Reading[] = ['lemma', 'feminine', 'participle', 'gerund', 'plural', 'personal', 'clitic'];

/**
 * The Spanish words of a Hunspell dictionary, by whose affixes it is known what a form is, and of a list of the words that a
 * large dictionary enters.
 *
 * @param lemmaText the list, a word a line.
 */
export function spanishWords(affixText: string, dictionaryText: string, lemmaText: string): WordList {
  const file = readAffixFile(affixText);
  const entries = readDictionaryFile(dictionaryText, file.flagKind).filter(({ word }) => !isNoWord(word));
  const affixed = entries.filter((entry) => isAffixed(entry, file));
  const bare = entries.filter((entry) => !isAffixed(entry, file));
  const readings = new Map<string, Set<Reading>>();
  const add = (word: string, reading: Reading) => readings.set(word, (readings.get(word) ?? new Set()).add(reading));

  for (const entry of affixed) for (const form of formsOf(entry, file)) add(form.word, readingByAffixes(form));

  // The list does not tell feminines and participles from the words that they are of, and has names in small letters.
  const names = new Set(entries.flatMap(({ word }) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? [word.toLowerCase()] : [])));
  const listed = lemmaText.split('\n').filter((word) => word !== '' && !isNoWord(word) && !isListedForm(word));
  const entered = new Set(bare.map(({ word }) => word));
  const lemmas = new Set(listed.filter((word) => readings.has(word) || !names.has(word)));
  const listedOnly = [...lemmas].filter((word) => !readings.has(word) && !entered.has(word));
  for (const word of lemmas) {
    const known = readings.get(word);
    if (known?.has('feminine') || known?.has('participle')) continue;
    add(word, !known && isFeminine(word, lemmas) ? 'feminine' : 'lemma');
  }

  // Entries without affixes come last: what they are is told by all the others. Those with prefixes hand it on.
  const bySpelling = readingBySpelling(
    readings,
    bare.map(({ word }) => word),
  );
  const readingsOf = (word: string): Reading[] => {
    const known = readings.get(word);
    if (!known) return [bySpelling(word)];
    // "somos" is the plural of "somo", but it is entered for "ser".
    const isVerbToo = known.has('plural') && isListedVerbForm(word) && !/(?:d[ao]|ita)s$/.test(word);
    return isVerbToo ? [...known, 'personal'] : [...known];
  };
  const told = bare.map((entry) => [entry, readingsOf(entry.word)] as const);
  for (const [entry, found] of told) {
    for (const { word } of formsOf(entry, file)) for (const reading of found) add(word, reading);
  }
  for (const [word, reading] of additions()) add(word, reading);
  // The list has no plurals.
  for (const word of listedOnly) {
    const plural = pluralOf(word);
    if (plural !== undefined) add(plural, 'plural');
  }
  const classes = [...readings].map(([word, found]) => [word, classNumber('es', classOf(found))] as const);
  return wordListOf(classes, 'es');
}

/** The class of a word by all its readings: the best of them, but that a plural which is a personal form too is told apart. */
function classOf(readings: ReadonlySet<Reading>): Reading | 'plural-or-personal' {
  const best = READINGS.find((reading) => readings.has(reading)) ?? 'clitic';
  return best === 'plural' && readings.has('personal') ? 'plural-or-personal' : best;
}
