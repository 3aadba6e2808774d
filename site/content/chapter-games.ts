import type { Game } from '../components/numbers-game/address.ts';
import { rulesOf } from '../components/numbers-game/rules.ts';
import { PLAYED_HANDS } from '../components/twenty-four/cards.ts';

const rules = rulesOf('countdown');

/** The game that a chapter turns on, by the name of the chapter, where there is one. */
export const CHAPTER_GAMES: Readonly<Record<string, Game>> = {
  backtracking: { numbers: [1, 2, 3], target: 7, rules },
  ways: { numbers: [1, 3, 7, 10, 25, 50], target: 765, rules },
  states: { numbers: [1, 2, 4, 8, 16, 32], target: 999, rules },
  subsets: { numbers: [3, 3, 25, 50, 75, 100], target: 996, rules },
  fractions: PLAYED_HANDS[0],
  shows: { numbers: [5, 6, 7, 8, 9, 10], target: 947, rules },
};
