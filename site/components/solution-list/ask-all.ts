import type { AllAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { type Game, questionOf, searchOfEntries } from '../numbers-game/address.ts';
import { askService } from '../numbers-game/service.ts';

/** How many solutions are asked for at a time. */
export const PAGE = 50;

/** Whether a body has the parts of a list of solutions. */
function isAllAnswer(body: unknown): body is AllAnswer {
  const { solutions, solutionCount, search } = (body ?? {}) as Partial<AllAnswer>;
  return Array.isArray(solutions) && typeof solutionCount === 'number' && Boolean(search);
}

/** Asks the service for distinct solutions of a game. @param offset how many come before them */
export function askAll(game: Game, offset: number, signal: AbortSignal) {
  const asked = {
    ...questionOf(game),
    target: String(game.target),
    find: 'all',
    limit: `${PAGE}`,
    offset: `${offset}`,
  };
  return askService(`/api/v1/numbers${searchOfEntries(asked)}`, isAllAnswer, signal);
}
