import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import type { SmallGame, SmallGameLimits } from '../small-game/read-game.ts';

/** The answer to a question under one budget. */
export interface Asked {
  /** In units of work. */
  readonly budget: number;
  readonly work: number;
  readonly proven: boolean;
  /** The nearest values found, one or two. */
  readonly values: readonly Exact[];
  readonly distance: Exact;
  readonly numbersUsed: number;
}

/** Questions that can be asked with growing budgets: all that the service takes but for the largest targets. */
export const BUDGET_LIMITS: SmallGameLimits = {
  numbers: { least: 1, most: 10 },
  number: { least: 1, most: 1_000_000 },
  target: { least: 1, most: 999_999_999 },
};

/** Of which each budget finds something better. */
export const BUDGET_GAME: SmallGame = { numbers: [1, 2, 4, 8, 16, 32, 64, 75], target: 123_457 };
