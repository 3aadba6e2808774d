import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { askAnyway } from '../../solving/ask-anyway.ts';
import { apiAddressOf, type Game } from './address.ts';

/** Whether a body has the parts of an answer: where there is a best value, it is among the nearest. */
export function isBestAnswer(body: unknown): body is BestAnswer {
  const { best, nearest, search } = (body ?? {}) as Partial<BestAnswer>;
  return (
    Boolean(search) && Array.isArray(nearest) && (best === null ? nearest.length === 0 : Boolean(best && nearest[0]))
  );
}

/** Asks for the best answer to a game. @param signal gives the question up */
export const askBest = (game: Game, signal: AbortSignal) =>
  askAnyway(apiAddressOf(game), { find: 'best', game }, isBestAnswer, signal);
