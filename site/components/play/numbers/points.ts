import type { Show } from '../choice.ts';

/** The clock of the numbers round in seconds. In Spain the classic one, which editions since 2024 have cut to 40. */
export const SECONDS: Readonly<Record<Show, number>> = { es: 45, uk: 30, fr: 40 };

/** What an exact answer, and the nearest one, is worth in every show. */
const EXACT = 10;
const NEAREST = 7;

/** In Britain what is near enough counts, the more the nearer: the greatest distance, and the points. */
const BRITISH = [
  { within: 0, points: EXACT },
  { within: 5, points: 7 },
  { within: 10, points: 5 },
];

/**
 * The points of an answer by the rules of a show, for who plays alone. In Spain and France the nearest answer wins, and the
 * rival is here the best answer there is; in Britain the distance alone counts, for want of a rival who might be nearer.
 *
 * @param distance of the answer from the target.
 * @param least the least distance that there is.
 */
export function pointsOf(show: Show, distance: number, least: number): number {
  if (show === 'uk') return BRITISH.find(({ within }) => distance <= within)?.points ?? 0;
  if (distance === 0) return EXACT;
  return distance === least ? NEAREST : 0;
}
