import { rulesOf } from '../numbers-game/rules.ts';

/** What the shows put on the table: 24 tiles, six of them dealt, and a target of three digits. */

const SMALL = Array.from({ length: 10 }, (_, index) => index + 1);

/** The four large tiles, one of each. */
export const LARGE_TILES: readonly number[] = [25, 50, 75, 100];

/** The board: the large tiles, then 1 to 10 twice. A tile is named by its place here, since equal numbers are two tiles. */
export const BOARD: readonly number[] = [...LARGE_TILES, ...SMALL, ...SMALL];

/** How many tiles a game has. */
export const HAND = 6;

/** The targets the shows draw from. */
export const DRAWN_TARGET = { least: 101, most: 999 } as const;

/** The targets whose reach is shown: all that have three digits. */
export const REACHED_TARGETS = { from: 100, to: 999 } as const;

const rules = rulesOf('countdown');

/** Games worth opening, as the page offers them: solved exactly, with a trap, with two nearest values, out of reach. */
export const PLAYED_GAMES = [
  { numbers: [25, 50, 75, 100, 3, 6], target: 952, rules },
  { numbers: [3, 3, 25, 50, 75, 100], target: 996, rules },
  { numbers: [2, 2, 3, 4, 6, 10], target: 631, rules },
  { numbers: [1, 1, 2, 2, 3, 3], target: 999, rules },
] as const;
