import {
  CONSONANT,
  dealLetters,
  VOWEL,
  vowelBounds,
  vowelsIn,
} from '../../../../functions/solvers/letters/deal/deal.ts';
import { LETTER_SHOWS } from '../../../../functions/solvers/letters/deal/shows.ts';
import type { Show } from '../choice.ts';

/** What is asked for: the next letter of one of the two stacks. */
export const ASKED = { vowel: VOWEL, consonant: CONSONANT } as const;
export type Asked = (typeof ASKED)[keyof typeof ASKED];

/** Whether a letter of a stack may be asked for next, so that the game can still have as many of both kinds as its show wants. */
export function mayAsk(show: Show, choices: string, asked: Asked): boolean {
  const { least, most } = vowelBounds(show);
  const next = choices + asked;
  const left = LETTER_SHOWS[show].drawn - next.length;
  const vowels = vowelsIn(next);
  return left >= 0 && vowels <= most && vowels + left >= least;
}

/** Whether choices draw a whole game of a show. */
export function isWhole(show: Show, choices: string): boolean {
  const { least, most } = vowelBounds(show);
  const vowels = vowelsIn(choices);
  return choices.length === LETTER_SHOWS[show].drawn && vowels >= least && vowels <= most;
}

/**
 * The choices of a whole game, where the player leaves the rest to the studio: all of them are those that the seed deals by
 * itself, and from the middle on vowels and consonants take turns, as far as they may.
 */
export function completed(show: Show, choices: string, seed: string): string {
  if (choices === '') return dealLetters({ show, seed }).choices;
  let whole = choices;
  while (!isWhole(show, whole)) {
    const turn = whole.endsWith(VOWEL) ? CONSONANT : VOWEL;
    const other = turn === VOWEL ? CONSONANT : VOWEL;
    whole += mayAsk(show, whole, turn) ? turn : other;
  }
  return whole;
}
