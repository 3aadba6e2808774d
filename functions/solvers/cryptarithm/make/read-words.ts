import { foldedOf } from '../read/parse.ts';

/** Words of a list, at most. */
export const MOST_WORDS = 500;
/** Letters of a word, at most. */
export const LONGEST_WORD = 20;

/** A list as puzzles are made of it. */
export interface Words {
  /** Composed (NFC), lower-cased letter by letter, each of them once, in the order in which they first stand. */
  readonly words: readonly string[];
  /** The numbers that words of the list are said to mean. */
  readonly values: ReadonlyMap<string, number>;
}

/** What keeps a list from being one that puzzles are made of. `at` is the place of a word in the list. */
export type WordFault =
  | { readonly code: 'no-words' }
  | { readonly code: 'too-many-words'; readonly limit: number }
  /** Something in it is no letter. */
  | { readonly code: 'not-letters'; readonly at: number; readonly word: string }
  | { readonly code: 'word-too-long'; readonly at: number; readonly word: string; readonly limit: number };

/** A list was read, or what is wrong with it, word by word. */
export type WordReading = (Words & { readonly faults?: undefined }) | { readonly faults: readonly WordFault[] };

/** Letters of any script, and the marks that many scripts write vowels with; then the number that the word means. */
const WORD = /^(\p{L}[\p{L}\p{Mn}\p{Mc}]*)(?:=(\d{1,12}))?$/u;

/** The words of a list as the parser reads them; `ten=10` is the word *ten*, which means 10. Where a word stands twice, the first counts. */
export function readWords(texts: readonly string[]): WordReading {
  if (texts.length === 0) return { faults: [{ code: 'no-words' }] };
  const faults: WordFault[] = [];
  const words = new Set<string>();
  const values = new Map<string, number>();
  for (const [at, text] of texts.entries()) {
    const [, composed = '', value] = WORD.exec(text.normalize('NFC')) ?? [];
    const letters = [...composed];
    if (letters.length === 0) faults.push({ code: 'not-letters', at, word: text });
    else if (letters.length > LONGEST_WORD) {
      faults.push({ code: 'word-too-long', at, word: text, limit: LONGEST_WORD });
    } else {
      const word = letters.map(foldedOf).join('');
      if (value !== undefined && !words.has(word)) values.set(word, Number(value));
      words.add(word);
    }
  }
  if (faults.length > 0) return { faults };
  return words.size > MOST_WORDS
    ? { faults: [{ code: 'too-many-words', limit: MOST_WORDS }] }
    : { words: [...words], values };
}
