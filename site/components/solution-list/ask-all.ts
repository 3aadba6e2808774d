import type { AllAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { askAlone, askAnyway } from '../../solving/ask-anyway.ts';
import type { Question } from '../../solving/question.ts';
import { type Game, questionOf, searchOfEntries } from '../numbers-game/address.ts';
import type { Reply } from '../numbers-game/service.ts';

/** How many solutions are asked of the service at a time. */
export const PAGE = 50;

/** How many are asked of the browser: to tell more of them, it would have to find all of them again. */
const STOCK = 1000;

/** What the browser is asked. @param offset how many solutions come before those that it tells */
export const allQuestion = (game: Game, offset = 0) =>
  ({ find: 'all', game, page: { limit: STOCK, offset } }) satisfies Question;

/** Whether a body has the parts of a list of solutions. */
function isAllAnswer(body: unknown): body is AllAnswer {
  const { solutions, solutionCount, search } = (body ?? {}) as Partial<AllAnswer>;
  return Array.isArray(solutions) && typeof solutionCount === 'number' && Boolean(search);
}

/** Asks for distinct solutions of a game. @param offset how many come before them */
export function askAll(game: Game, offset: number, signal: AbortSignal) {
  const asked = {
    ...questionOf(game),
    target: String(game.target),
    find: 'all',
    limit: `${PAGE}`,
    offset: `${offset}`,
  };
  return askAnyway(`/api/v1/numbers${searchOfEntries(asked)}`, allQuestion(game, offset), isAllAnswer, signal);
}

/**
 * Asks the browser for more of the solutions that it found.
 * @param budget what it found them with: with the same budget it finds the same
 */
export async function askMore(
  game: Game,
  offset: number,
  budget: number,
  signal: AbortSignal,
): Promise<Reply<AllAnswer>> {
  const answer = await askAlone(allQuestion(game, offset), budget, signal);
  return isAllAnswer(answer) ? { ok: true, answer, isLocal: true } : { ok: false, failure: { code: 'unreachable' } };
}
