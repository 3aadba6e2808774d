import type { FoundWords } from '../found-words.ts';
import { highestClass, type WordRules } from '../languages.ts';
import type { Rack } from '../rack.ts';
import type { LettersIndex } from './letters-index.ts';
import { subMultisets } from './sub-multisets.ts';
import { type KeyedWord, wordsOfKeys } from './words-of-keys.ts';

/** What a search by sorted letters did. */
export interface KeyCounts {
  /** Keys looked up. */
  readonly keys: number;
  /** How many of them had a word that counts. */
  readonly found: number;
}

/**
 * All words that a rack can be laid out to, as Anarit finds them: the sorted letters of all that can be taken off the rack are
 * looked up, one after the other.
 *
 * True to its author's account: words are kept under their sorted letters, all subsets of the rack are made first, then looked
 * up. Different from it: each key is looked up once where letters are repeated, blanks are allowed, and words are kept with
 * their accents and classes.
 *
 * @param index of the language of the rack.
 */
export function findByLetters(
  index: LettersIndex,
  rack: Rack,
  rules: WordRules,
): { readonly words: FoundWords; readonly counts: KeyCounts } {
  const keys = subMultisets(rack);
  const highest = highestClass(rack.language, rules);
  const words: KeyedWord[] = [];
  let found = 0;
  for (const letters of keys) {
    const before = words.length;
    for (let entry = index.words.get(letters); entry; entry = entry.next) {
      const { word, wordClass } = entry;
      if (wordClass <= highest) words.push({ word, letters, wordClass });
    }
    if (words.length > before) found++;
  }
  return { words: wordsOfKeys(words, rack.language), counts: { keys: keys.length, found } };
}
