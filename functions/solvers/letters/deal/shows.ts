import type { Language } from '../languages.ts';

/** The letters rounds that are dealt: *Cifras y letras*, *Countdown*, *Des chiffres et des lettres*. */
export const LETTER_SHOW_NAMES = ['es', 'uk', 'fr'] as const;
export type LetterShowName = (typeof LETTER_SHOW_NAMES)[number];

/** How a show draws its letters. */
export interface LetterShow {
  /** Of its dictionary. */
  readonly language: Language;
  /** How many letters a game has. */
  readonly drawn: number;
  readonly fewestVowels: number;
  readonly fewestConsonants: number;
  /** How many tiles there are of each letter in the two stacks. */
  readonly vowels: Readonly<Record<string, number>>;
  readonly consonants: Readonly<Record<string, number>>;
}

/**
 * - `uk`: the tiles are those that followers of the show have counted; that a game has three vowels and four consonants at least
 *   is its rule.
 * - `es`, `fr`: which tiles the shows have is not known. These stacks have as many as the British ones, 67 vowels and 74
 *   consonants, shared out as the letters are in all words of up to ten letters that the show takes, no letter left out. That a
 *   French game has two vowels at least is told of the show; the other bounds are taken over from the British one.
 */
export const LETTER_SHOWS: Readonly<Record<LetterShowName, LetterShow>> = {
  es: {
    language: 'es',
    drawn: 9,
    fewestVowels: 3,
    fewestConsonants: 4,
    vowels: { a: 25, e: 13, i: 10, o: 14, u: 5 },
    // biome-ignore format: a stack in a line
    consonants: { b: 3, c: 7, d: 8, f: 1, g: 2, h: 1, j: 1, k: 1, l: 7, m: 4, n: 8, ñ: 1, p: 3, q: 1, r: 12, s: 5, t: 6, v: 1, w: 1, x: 1, y: 1, z: 1 },
  },
  uk: {
    language: 'en',
    drawn: 9,
    fewestVowels: 3,
    fewestConsonants: 4,
    vowels: { a: 15, e: 21, i: 13, o: 13, u: 5 },
    // biome-ignore format: a stack in a line
    consonants: { b: 2, c: 3, d: 6, f: 2, g: 3, h: 2, j: 1, k: 1, l: 5, m: 4, n: 8, p: 4, q: 1, r: 9, s: 9, t: 9, v: 1, w: 1, x: 1, y: 1, z: 1 },
  },
  fr: {
    language: 'fr',
    drawn: 10,
    fewestVowels: 2,
    fewestConsonants: 4,
    vowels: { a: 13, e: 26, i: 12, o: 9, u: 7 },
    // biome-ignore format: a stack in a line
    consonants: { b: 2, c: 5, d: 3, f: 2, g: 3, h: 2, j: 1, k: 1, l: 6, m: 4, n: 8, p: 3, q: 1, r: 10, s: 12, t: 8, v: 1, w: 1, x: 1, y: 1, z: 1 },
  },
};
