import * as v from 'valibot';
import type { AllAnswer, BestAnswer, Exact, Solution } from '../solvers/arithmetic/answer.ts';
import type { StrategyAnswer } from '../solvers/arithmetic/history/strategies.ts';
import { OPERATORS } from '../solvers/arithmetic/puzzle.ts';

/** A count of something. */
export const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Beyond ±(2^53 − 1) JSON carries an integer as its digits, and a fraction always as text. */
export const exact: v.GenericSchema<unknown, Exact> = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?[1-9][0-9]*(\/[1-9][0-9]*)?$/)),
]);

export const step = v.object({
  left: exact,
  operator: v.picklist(OPERATORS),
  right: exact,
  result: exact,
});

export const solution: v.GenericSchema<unknown, Solution> = v.object({
  value: exact,
  distance: exact,
  numbersUsed: natural,
  expression: v.string(),
  steps: v.array(step),
  rpn: v.string(),
});

export const search = v.object({ complete: v.boolean(), work: natural, budget: natural });

/** What every answer to a game has. */
export const BEST_ENTRIES = {
  best: v.nullable(solution),
  nearest: v.pipe(v.array(solution), v.maxLength(2)),
  search,
};

/** The answer to `find=best`, as it is sent and kept. */
export const bestAnswer: v.GenericSchema<unknown, BestAnswer> = v.object(BEST_ENTRIES);

/** The answer to `find=all`, one page of it. */
export const allAnswer: v.GenericSchema<unknown, AllAnswer> = v.object({
  ...BEST_ENTRIES,
  solutions: v.array(solution),
  solutionCount: natural,
});

/** The answer of one of the searches of the literature. */
export const strategyAnswer: v.GenericSchema<unknown, StrategyAnswer> = v.object({
  ...BEST_ENTRIES,
  counts: v.record(v.string(), natural),
  path: v.exactOptional(v.string()),
});
