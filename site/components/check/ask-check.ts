import { type Check, LENGTH_LIMIT } from '../../../functions/solvers/arithmetic/check/check.ts';
import { askAnyway } from '../../solving/ask-anyway.ts';
import { type Game, questionOf, searchOfEntries } from '../numbers-game/address.ts';
import type { Reply } from '../numbers-game/service.ts';

/** Whether a body has the parts of a check. */
function isCheck(body: unknown): body is Check {
  const { valid, faults } = (body ?? {}) as Partial<Check>;
  return typeof valid === 'boolean' && Array.isArray(faults);
}

/** The judgement on what is too long for the service to read. */
function tooLong(expression: string): Check {
  const place = { start: LENGTH_LIMIT, end: expression.length, text: '' };
  const faults = [{ code: 'too-long', limit: LENGTH_LIMIT, ...place }] as const;
  return { valid: false, value: null, distance: null, numbersUsed: 0, expression: null, faults };
}

/** Asks for a judgement on an answer to a game. @param signal gives the question up */
export async function askCheck(game: Game, expression: string, signal: AbortSignal): Promise<Reply<Check>> {
  if (expression.length > LENGTH_LIMIT) return { ok: true, answer: tooLong(expression) };
  const { numbers = '', ...rules } = questionOf(game);
  const asked = { numbers, target: String(game.target), expression, ...rules };
  const address = `/api/v1/numbers/check${searchOfEntries(asked)}`;
  return askAnyway(address, { find: 'check', game, expression }, isCheck, signal);
}
