import { foldedOf } from '../read/parse.ts';

/** Words of a list, at most. */
export const MOST_WORDS = 500;
/** Letters of a word, at most. */
export const LONGEST_WORD = 20;

/** What keeps a list from being one that puzzles are made of. */
export type WordFault =
  | { readonly code: 'no-words' }
  | { readonly code: 'too-many-words'; readonly limit: number }
  /** A word with a digit, a sign or a space in it, or without any letter. `at` is its place in the list. */
  | { readonly code: 'not-letters'; readonly at: number; readonly word: string }
  | { readonly code: 'word-too-long'; readonly at: number; readonly word: string; readonly limit: number };

/** A list was read, or what is wrong with it, word by word. */
export type WordReading =
  | { readonly words: readonly string[]; readonly faults?: undefined }
  | { readonly faults: readonly WordFault[] };

/** Letters of any script, and the marks that many scripts write vowels with; a mark by itself is no word. */
const WORD = /^\p{L}[\p{L}\p{M}]*$/u;

/**
 * The words of a list as the parser reads them: composed (NFC), lower-cased letter by letter, each of them once, in the order
 * in which they first stand.
 */
export function readWords(texts: readonly string[]): WordReading {
  if (texts.length === 0) return { faults: [{ code: 'no-words' }] };
  const faults: WordFault[] = [];
  const words = new Set<string>();
  for (const [at, text] of texts.entries()) {
    const composed = text.normalize('NFC');
    const letters = [...composed];
    if (!WORD.test(composed)) faults.push({ code: 'not-letters', at, word: text });
    else if (letters.length > LONGEST_WORD) {
      faults.push({ code: 'word-too-long', at, word: text, limit: LONGEST_WORD });
    } else words.add(letters.map(foldedOf).join(''));
  }
  if (faults.length === 0 && words.size > MOST_WORDS)
    return { faults: [{ code: 'too-many-words', limit: MOST_WORDS }] };
  return faults.length > 0 ? { faults } : { words: [...words] };
}
