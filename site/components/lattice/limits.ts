import type { SmallGameLimits } from '../small-game/read-game.ts';

/** Games that the lattice draws: as many subsets as a page holds, and labels that fit into their cells. */
export const LATTICE_LIMITS: SmallGameLimits = {
  numbers: { least: 3, most: 6 },
  number: { least: 1, most: 100 },
  target: { least: 1, most: 99_999 },
};

/** The game that is drawn when the site is built. */
export const DRAWN_GAME = { numbers: [1, 3, 7, 10, 25, 50], target: 765 } as const;

/** Games worth drawing: met early, with all six tiles, out of reach, and with equal tiles. */
export const LATTICE_EXAMPLES = [
  DRAWN_GAME,
  { numbers: [3, 6, 25, 50, 75, 100], target: 952 },
  { numbers: [1, 3, 7, 10, 25, 50], target: 831 },
  { numbers: [1, 1, 2, 2, 3, 3], target: 999 },
] as const;
