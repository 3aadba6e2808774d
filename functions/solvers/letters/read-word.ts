import { isSpace, isZeroWidth } from '../characters.ts';
import type { Language } from './languages.ts';
import { charactersOf, tilesOf } from './tiles.ts';

/** A word as it is written, in small letters, and the tiles that it takes. */
export interface ReadWord {
  readonly word: string;
  readonly tiles: string;
}

/** The first character of a text that is no letter, and where in it, in characters from 0. */
export interface WordFaultAt {
  readonly at: number;
  readonly character: string;
}

/**
 * The word that a text names: `"Nutritivo "`. Spaces before and after it say nothing, nor does what takes no room, wherever it is;
 * a space within is a fault, and so is whatever else parts the letters of a rack. Empty where there is nothing else.
 */
export function readWord(
  text: string,
  language: Language,
): { readonly read: ReadWord; readonly fault?: never } | { readonly fault: WordFaultAt; readonly read?: never } {
  const characters = charactersOf(text);
  const first = characters.findIndex((character) => !isSpace(character));
  const last = characters.findLastIndex((character) => !isSpace(character));
  let word = '';
  let tiles = '';
  for (const [at, character] of characters.entries()) {
    if (at < first || at > last || isZeroWidth(character)) continue;
    const taken = tilesOf(character, language);
    if (taken === undefined) return { fault: { at, character } };
    word += character.toLowerCase();
    tiles += taken;
  }
  return { read: { word, tiles } };
}
