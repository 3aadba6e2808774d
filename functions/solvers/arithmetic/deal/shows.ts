import { canonicalPuzzle, type NumbersPuzzle, PRESETS, type Rules } from '../puzzle.ts';

/** The games that are dealt: *Cifras y letras*, *Countdown*, *Des chiffres et des lettres*, and hands of 24. */
export const SHOW_NAMES = ['es', 'uk', 'fr', '24'] as const;
export type ShowName = (typeof SHOW_NAMES)[number];

/** What a game is drawn from. */
export interface Show {
  /** The tiles that a player may ask for by their number; none where there is no such choice. */
  readonly large: readonly number[];
  readonly small: readonly number[];
  /** How many tiles a game has. */
  readonly drawn: number;
  /** Both ends included, each integer as likely as the others. */
  readonly target: { readonly least: number; readonly most: number };
  readonly rules: Rules;
}

/** The 24 tiles of the television: 1 to 10 twice, 25, 50, 75 and 100 once. */
const TELEVISION: Show = {
  large: [25, 50, 75, 100],
  small: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((tile) => [tile, tile]),
  drawn: 6,
  target: { least: 101, most: 999 },
  rules: PRESETS.countdown,
};

/** Four cards of a pack of 52, jack, queen and king being 11, 12 and 13. */
const CARDS: Show = {
  large: [],
  small: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((card) => [card, card, card, card]),
  drawn: 4,
  target: { least: 24, most: 24 },
  rules: PRESETS[24],
};

/**
 * The shows have the same tiles; they differ in who chooses.
 *
 * - `uk`: the tiles are certain, and that a contestant says how many large ones there are, 0 to 4. The machine draws targets of
 *   three digits; that 100 is none of them is what followers of the show report, who have never seen it.
 * - `fr`: the tiles and targets from 101 to 999 are certain for today, and that nobody chooses. A set of 28, with the large ones
 *   twice, is told of for former years; it is not dealt.
 * - `es`: targets from 101 to 999 are certain. As told by viewers, the contestants of the first years took tiles from four rows
 *   of six: 1 to 9 twice in three of them, and 10, 10, 25, 50, 75, 100 in the last; these are the same 24. In later editions a
 *   computer draws, and with which chances is not known; they are dealt alike.
 */
export const SHOWS: Readonly<Record<ShowName, Show>> = { es: TELEVISION, uk: TELEVISION, fr: TELEVISION, 24: CARDS };

/** The question that a dealt game asks, by the rules of its show. */
export function puzzleOf(show: ShowName, numbers: readonly number[], target: number): NumbersPuzzle {
  return canonicalPuzzle(numbers, target, SHOWS[show].rules);
}
