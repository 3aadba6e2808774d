import type { SmallGame } from './telling.ts';

/** Small games worth drawing: two of the article, and two that cannot be done, of which the whole tree is seen. */
export const SMALL_GAMES = [
  { numbers: [1, 2, 3], target: 7 },
  { numbers: [3, 7, 4, 2], target: 60 },
  { numbers: [2, 3, 5], target: 29 },
  { numbers: [7, 9, 8, 6], target: 9999 },
] as const satisfies readonly SmallGame[];

/** The game that the page draws before anything is asked. */
export const FIRST_GAME: SmallGame = SMALL_GAMES[0];

/** The width that a tree is laid out for where nobody knows how much room there is, in pixels. */
export const USUAL_ROOM = 250;
