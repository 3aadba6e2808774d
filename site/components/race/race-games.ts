import type { ChapterGame } from '../chapter-game/reading.ts';

/** A game to choose from. */
export interface RaceGame extends ChapterGame {
  readonly numbers: readonly number[];
  readonly target: number;
}

const round = (numbers: readonly number[], target: number): RaceGame => ({ rules: 'countdown', numbers, target });
const hand = (...numbers: readonly number[]): RaceGame => ({ rules: 24, numbers, target: 24 });

/** Games of which the counts are known: found late, out of reach, found soon; then of 24, with a solution and without. */
export const RACE_GAMES: readonly RaceGame[] = [
  round([25, 50, 75, 100, 3, 6], 952),
  round([1, 2, 4, 8, 16, 32], 9999),
  round([1, 3, 7, 10, 25, 50], 765),
  round([10, 9, 8, 7, 6, 5], 811),
  hand(3, 3, 8, 8),
  hand(1, 1, 6, 7, 7),
  hand(1, 1, 1, 1, 1, 1),
];
