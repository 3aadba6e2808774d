import type { Budget } from '../../functions/solvers/budget.ts';
import { answerOf, type CryptarithmAnswer as Found, isUnique } from '../../functions/solvers/cryptarithm/answer.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import type { Asked } from '../components/cryptarithm/reading.ts';

/** The answer to a cryptarithm, as the API gives it. */
export interface CryptarithmAnswer extends Found {
  /** Null where the search did not come so far. */
  readonly unique: boolean | null;
}

/** Solves a cryptarithm as the API does. @param limit how many solutions are told */
export function cryptarithmAnswer({ puzzle, ...rules }: Asked, limit: number, budget: Budget): CryptarithmAnswer {
  const answer = answerOf(puzzle, solveCryptarithm(cryptarithm(puzzle, rules), limit, budget));
  return { ...answer, unique: isUnique(answer) };
}
