import { type Language, LONGEST_WORD, SHORTEST_WORD } from '../solvers/letters/languages.ts';
import { tilesOfWord } from '../solvers/letters/tiles.ts';

/** Words of a language, each with the number of its class. */
export type WordList = ReadonlyMap<string, number>;

/**
 * Gathers words, and keeps the best class of each. What is no word of the game stays out: what has a capital (proper names,
 * symbols, roman numerals), a hyphen, an apostrophe, a point or a digit in it, or a letter that the language's tiles do not
 * have, and what is too short or too long.
 *
 * @param readings words with the number of a class that they may have, in any order; the same word may come often.
 */
export function wordListOf(
  readings: Iterable<readonly [word: string, classNumber: number]>,
  language: Language,
): WordList {
  const list = new Map<string, number>();
  for (const [reading, classNumber] of readings) {
    const word = reading.normalize('NFC');
    const known = list.get(word);
    if (known === undefined ? isPlayable(word, language) : classNumber < known) list.set(word, classNumber);
  }
  return list;
}

function isPlayable(word: string, language: Language): boolean {
  if (!/^\p{Ll}{2,}$/u.test(word)) return false;
  const length = tilesOfWord(word, language)?.length ?? 0;
  return length >= SHORTEST_WORD && length <= LONGEST_WORD;
}
