import type { Outcome } from './match.ts';

/** What all rounds since the last reset came to. */
export interface Score {
  readonly points: number;
  readonly rounds: number;
  /** How many of the rounds were perfect. */
  readonly exact: number;
}

export const NO_SCORE: Score = { points: 0, rounds: 0, exact: 0 };

/** The score with one more round. */
export function added({ points, rounds, exact }: Score, outcome: Outcome): Score {
  return { points: points + outcome.points, rounds: rounds + 1, exact: exact + (outcome.gap === 0 ? 1 : 0) };
}

/** Whether a value that was kept is a score. */
export function isScore(kept: unknown): kept is Score {
  const { points, rounds, exact } = (kept ?? {}) as Partial<Score>;
  return [points, rounds, exact].every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
}
