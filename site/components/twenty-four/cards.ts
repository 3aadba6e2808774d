import { rulesOf } from '../numbers-game/rules.ts';

/** The numbers of the cards, ace to king. */
export const RANKS: readonly number[] = Array.from({ length: 13 }, (_, index) => index + 1);

/** The target, where the player wants no other. */
export const USUAL_TARGET = 24;

/** The targets whose reach is shown. */
export const REACHED_TARGETS = { from: 1, to: 100 } as const;

const rules = rulesOf(24);

/** Hands worth opening, as the page offers them: two that need a fraction, one that needs all of a larger hand, one that fails. */
export const PLAYED_HANDS = [
  { numbers: [3, 3, 8, 8], target: USUAL_TARGET, rules },
  { numbers: [1, 5, 5, 5], target: USUAL_TARGET, rules },
  { numbers: [1, 1, 2, 11, 13], target: USUAL_TARGET, rules },
  { numbers: [1, 1, 1, 1], target: USUAL_TARGET, rules },
] as const;
