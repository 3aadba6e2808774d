import { FoundWords } from '../found-words.ts';
import type { Language } from '../languages.ts';
import { TILES, tilesOfWord } from '../tiles.ts';

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
    const tiles = tilesOfWord(word, language)!;
    return { word, length: letters.length, wordClass, place: placeOf(tiles, language), isAccented: tiles !== word };
  });
  sorted.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  for (const { word, length, wordClass, isAccented } of sorted) words.add(word, length, wordClass, isAccented);
  return words;
}

/** Text that sorts as the tiles do in the alphabet of the language. */
function placeOf(tiles: string, language: Language): string {
  let place = '';
  for (const tile of tiles) place += String.fromCharCode(TILES[language].indexOf(tile));
  return place;
}
