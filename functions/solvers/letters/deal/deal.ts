import { draw, Random } from '../../random.ts';
import type { Language } from '../languages.ts';
import { LETTER_SHOWS, type LetterShow, type LetterShowName } from './shows.ts';

/** What a player asks for, letter by letter. */
export const VOWEL = 'v';
export const CONSONANT = 'c';

export interface LettersRequest {
  readonly show: LetterShowName;
  /** A number is the same seed as its decimal digits. */
  readonly seed: string | number;
  /** How many of the letters are vowels, in an order that the seed decides. */
  readonly vowels?: number | undefined;
  /** A vowel or a consonant, letter by letter: `"cvcvcvccv"`. Decides how many vowels there are. */
  readonly choices?: string | undefined;
}

/** Drawn letters. */
export interface LettersDeal {
  readonly show: LetterShowName;
  readonly language: Language;
  readonly seed: string | number;
  /** In the order drawn. */
  readonly letters: readonly string[];
  readonly choices: string;
  readonly vowels: number;
}

/** The letters that come next, of each kind, as a seed has shuffled them; as many as a game can have. */
export interface Stacks {
  readonly vowels: readonly string[];
  readonly consonants: readonly string[];
}

/**
 * The two stacks of a show from a seed, the same always and everywhere, whatever is asked for in which order: a player who turns
 * up letters one by one has the game that `dealLetters` deals for the same choices.
 */
export function stacksOf(show: LetterShowName, seed: string | number): Stacks {
  const { vowels, consonants, drawn } = LETTER_SHOWS[show];
  const random = new Random(seed);
  return { vowels: draw(tilesOf(vowels), drawn, random), consonants: draw(tilesOf(consonants), drawn, random) };
}

/** The numbers of vowels that a game of the show may have. */
export function vowelBounds(show: LetterShowName): { readonly least: number; readonly most: number } {
  const { drawn, fewestVowels, fewestConsonants } = LETTER_SHOWS[show];
  return { least: fewestVowels, most: drawn - fewestConsonants };
}

/**
 * A letters game of a television show from a seed: the same request has the same game, always and everywhere. Without `vowels`
 * and `choices` the seed decides as contestants mostly do: three to five vowels in nine letters, four to six in ten.
 *
 * @throws RangeError when a game of the show cannot have so many vowels, or not so many letters.
 */
export function dealLetters({ show, seed, vowels, choices }: LettersRequest): LettersDeal {
  const asked = choices ?? choicesFrom(show, seed, vowels);
  const { drawn, language } = LETTER_SHOWS[show];
  if (asked.length !== drawn) throw new RangeError(`choices of ${show}: ${drawn}, not ${asked.length}`);
  const count = vowelsIn(asked);
  const { least, most } = vowelBounds(show);
  if (!(count >= least && count <= most)) throw new RangeError(`vowels of ${show}: ${least} to ${most}, not ${count}`);
  return { show, language, seed, letters: drawnFrom(stacksOf(show, seed), asked), choices: asked, vowels: count };
}

/** The letters that come up when they are asked for in this order: those of a game, or its beginning. */
export function drawnFrom({ vowels, consonants }: Stacks, choices: string): string[] {
  let consonant = 0;
  let vowel = 0;
  return [...choices].map((choice) => (choice === VOWEL ? vowels[vowel++]! : consonants[consonant++]!));
}

/** How many vowels some choices ask for. */
export function vowelsIn(choices: string): number {
  return [...choices].filter((choice) => choice === VOWEL).length;
}

/** What a contestant may ask for, from the seed: nothing of it touches the stacks. */
function choicesFrom(show: LetterShowName, seed: string | number, vowels: number | undefined): string {
  const { drawn } = LETTER_SHOWS[show];
  const random = new Random(`${seed} choices`);
  const count = vowels ?? usualVowels(LETTER_SHOWS[show], random);
  const choices = Array.from({ length: drawn }, (_, place) => (place < count ? VOWEL : CONSONANT));
  return draw(choices, drawn, random).join('');
}

/** Four vowels of nine letters in every other game, three and five in every fourth; of ten letters one more. */
function usualVowels({ drawn }: LetterShow, random: Random): number {
  return drawn - 5 + [-1, 0, 0, 1][random.below(4)]!;
}

function tilesOf(stack: Readonly<Record<string, number>>): string[] {
  return Object.entries(stack).flatMap(([letter, times]) => Array<string>(times).fill(letter));
}
