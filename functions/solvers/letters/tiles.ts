import type { Language } from './languages.ts';

/**
 * What a letter is on the tiles of a show: without its accent, and ligatures as two letters. The Spanish ñ is a letter of its
 * own, and so is not what n is; in the other languages it is an n that wears an accent.
 */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The tiles of each language, in the order of its alphabet. At most 27. */
export const TILES = {
  es: 'abcdefghijklmnñopqrstuvwxyz',
  en: ALPHABET,
  fr: ALPHABET,
} as const satisfies Record<Language, string>;

export const VOWELS = 'aeiou';

const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
]);

/** Latin letters and the question mark in full width, as East Asian keyboards write them, and how far above ASCII they lie. */
const FULL_WIDTH = /[\uff1f\uff21-\uff3a\uff41-\uff5a]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * The characters of a text that tiles are read from: composed (NFC), letters of full width as ASCII, and the Turkish İ, whose
 * small form would be two characters, as I.
 */
export function charactersOf(text: string): string[] {
  const narrow = text.replaceAll(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return [...narrow.normalize('NFC').replaceAll('İ', 'I')];
}

/**
 * The tiles that a letter takes, one or two of them, in small letters: "É" takes "e", "œ" takes "oe". Undefined where it is no
 * letter of the language.
 *
 * @param character one of `charactersOf`.
 */
export function tilesOf(character: string, language: Language): string | undefined {
  const letter = character.toLowerCase();
  if (TILES[language].includes(letter)) return letter;
  const unmarked = letter.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  const bare = LIGATURES.get(unmarked) ?? unmarked;
  return bare !== '' && [...bare].every((tile) => TILES[language].includes(tile)) ? bare : undefined;
}

/** The tiles of a whole word: "cœur" takes "coeur". Undefined where some character of it is no letter of the language. */
export function tilesOfWord(word: string, language: Language): string | undefined {
  let tiles = '';
  for (const character of charactersOf(word)) {
    const taken = tilesOf(character, language);
    if (taken === undefined) return undefined;
    tiles += taken;
  }
  return tiles;
}
