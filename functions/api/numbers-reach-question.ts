import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { LIMITS, type Values } from '../solvers/arithmetic/puzzle.ts';
import { MOST_TARGETS } from '../solvers/arithmetic/reach/reach-answer.ts';
import { BUDGET_ENTRY } from './budget-question.ts';
import { integerEntry } from './exact-entry.ts';
import { numbersEntry } from './numbers-question.ts';
import { queryOf } from './query-text.ts';
import { byValues, RULES_ENTRIES } from './rules-question.ts';

/** The range when the request does not say: targets of three digits. */
const TELEVISION_TARGETS = { least: 100, most: 999 };

/** A question to `/api/v1/numbers/reach`: targets are integers under all rules. */
export const reachEntries = (values: Values) => ({
  numbers: numbersEntry(values),
  from: v.optional(boundEntry(values), TELEVISION_TARGETS.least),
  to: v.optional(boundEntry(values), TELEVISION_TARGETS.most),
  ...RULES_ENTRIES,
  budget: BUDGET_ENTRY,
});

const boundEntry = (values: Values) =>
  integerEntry(values === 'natural' ? LIMITS.target : { least: -LIMITS.target.most, most: LIMITS.target.most });

/** The question as JSON asks it. */
export const reachBody = byValues((values) =>
  v.pipe(
    exactly(reachEntries(values)),
    v.forward(
      refuseUnless(
        'too_small',
        ({ from, to }) => from <= to,
        ({ from }) => `must be from, which is ${from}, or more`,
      ),
      ['to'],
    ),
    v.forward(
      refuseUnless(
        'too_large',
        ({ from, to }) => to - from < MOST_TARGETS,
        ({ from }) => `must be at most ${from + MOST_TARGETS - 1}: one reply tells of ${MOST_TARGETS} targets at most`,
      ),
      ['to'],
    ),
  ),
);
export type ReachQuestion = v.InferOutput<typeof reachBody>;

/** The question as a query asks it. */
export const reachQuery = queryOf(reachBody);
