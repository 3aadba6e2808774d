import { FoundWords } from '../found-words.ts';
import type { Language } from '../languages.ts';
import { TILES, tilesOf } from '../tiles.ts';

/** A word found under its sorted letters. */
export interface KeyedWord {
  readonly word: string;
  /** Its sorted letters. */
  readonly letters: string;
  readonly wordClass: number;
}

/** Words as sorted letters bring them, in any order, as the walk through a graph would have found them. */
export function wordsOfKeys(found: Iterable<KeyedWord>, language: Language): FoundWords {
  const words = new FoundWords(language);
  const sorted = Array.from(found, ({ word, letters, wordClass }) => {
    const { place, isAccented } = placeOf(word, language);
    return { word, length: letters.length, wordClass, place, isAccented };
  });
  sorted.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  for (const { word, length, wordClass, isAccented } of sorted) words.add(word, length, wordClass, isAccented);
  return words;
}

/** Text that sorts by the tiles of a word, as a walk meets them; and whether some letter of it is more than its tile. */
function placeOf(word: string, language: Language): { place: string; isAccented: boolean } {
  const alphabet = TILES[language];
  let place = '';
  let isAccented = false;
  for (const character of word) {
    const tile = alphabet.indexOf(character);
    if (tile < 0) isAccented = true;
    place += String.fromCharCode(tile < 0 ? alphabet.indexOf(tilesOf(character, language)![0]!) : tile);
  }
  return { place, isAccented };
}
