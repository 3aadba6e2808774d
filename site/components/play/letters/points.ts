import { LETTER_SHOWS } from '../../../../functions/solvers/letters/deal/shows.ts';
import type { Show } from '../choice.ts';

/** The clock of the letters round in seconds: viewers of all three shows tell of thirty. */
export const SECONDS: Readonly<Record<Show, number>> = { es: 30, uk: 30, fr: 30 };

/** What a word of all nine letters is worth in Britain. */
const BRITISH_NINE = 18;

/**
 * The points of a word that counts: one for each letter. In the shows only the longer one of two words scores; who plays alone
 * has no rival.
 *
 * @param length of the word in tiles; 0 where there is none.
 */
export function pointsOf(show: Show, length: number): number {
  return show === 'uk' && length === LETTER_SHOWS.uk.drawn ? BRITISH_NINE : length;
}
