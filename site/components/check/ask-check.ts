import type { Check } from '../../../functions/solvers/arithmetic/check/check.ts';
import { type Game, questionOf, searchOfEntries } from '../numbers-game/address.ts';
import { askService } from '../numbers-game/service.ts';

/** Whether a body has the parts of a check. */
function isCheck(body: unknown): body is Check {
  const { valid, faults } = (body ?? {}) as Partial<Check>;
  return typeof valid === 'boolean' && Array.isArray(faults);
}

/** Asks the service to judge an answer to a game. @param signal gives the question up */
export function askCheck(game: Game, expression: string, signal: AbortSignal) {
  const { numbers = '', ...rules } = questionOf(game);
  const asked = { numbers, target: String(game.target), expression, ...rules };
  return askService(`/api/v1/numbers/check${searchOfEntries(asked)}`, isCheck, signal);
}
