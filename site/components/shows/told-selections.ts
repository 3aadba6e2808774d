import { rulesOf } from '../numbers-game/rules.ts';

const rules = rulesOf('countdown');

/**
 * Selections that reach every target from 100 to 999, and some that reach few, each with a target to open it with: one of the
 * hardest, or the one that is farthest from all they make. Best first.
 */
export const TOLD_SELECTIONS = [
  { numbers: [5, 6, 7, 8, 9, 10], target: 947, rules },
  { numbers: [7, 8, 9, 10, 25, 100], target: 941, rules },
  { numbers: [8, 9, 25, 50, 75, 100], target: 535, rules },
  { numbers: [1, 1, 25, 50, 75, 100], target: 866, rules },
  { numbers: [1, 1, 2, 2, 25, 50], target: 875, rules },
  { numbers: [1, 1, 2, 2, 3, 3], target: 999, rules },
] as const;
