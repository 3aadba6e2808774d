import type * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { LENGTH_LIMIT } from '../solvers/arithmetic/check/check.ts';
import type { Values } from '../solvers/arithmetic/puzzle.ts';
import { numbersEntry, targetEntry } from './numbers-question.ts';
import { queryOf } from './query-text.ts';
import { byValues, RULES_ENTRIES } from './rules-question.ts';
import { textUpTo } from './text-entry.ts';

/** A question to `/api/v1/numbers/check`; what the expression is worth is for the answer to say. */
export const checkEntries = (values: Values) => ({
  numbers: numbersEntry(values),
  target: targetEntry(values),
  expression: textUpTo(LENGTH_LIMIT),
  ...RULES_ENTRIES,
});

/** The question as JSON asks it. */
export const checkBody = byValues((values) => exactly(checkEntries(values)));
export type CheckQuestion = v.InferOutput<typeof checkBody>;

/** The question as a query asks it. */
export const checkQuery = queryOf(checkBody);
