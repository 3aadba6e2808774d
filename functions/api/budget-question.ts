import * as v from 'valibot';
import { invalidInput } from '../edge/problem.ts';
import { integerEntry } from './exact-entry.ts';

/** Milliseconds of CPU when the request names none: the free plan allows 10 for all that a request does. */
export const DEFAULT_BUDGET_MS = 7;

/** The `budget` of a question, in milliseconds of CPU, up to so many. */
export const budgetEntry = (most: number) =>
  v.optional(integerEntry({ least: 1, most }, 'must be an integer of milliseconds, 1 or more'), DEFAULT_BUDGET_MS);

/** The largest budget is a setting of the service, which a schema does not know: `refuseBudget` does. */
export const BUDGET_ENTRY = budgetEntry(Number.MAX_SAFE_INTEGER);

/** The 400 for a budget above what the service grants; undefined when it is granted. */
export function refuseBudget(milliseconds: number, { MAX_BUDGET_MS }: Env) {
  const most = Number(MAX_BUDGET_MS) || DEFAULT_BUDGET_MS;
  if (milliseconds <= most) return undefined;
  return invalidInput([{ path: 'budget', code: 'too_large', message: `must be an integer from 1 to ${most}` }]);
}
