import * as v from 'valibot';
import type { BestAnswer } from '../solvers/arithmetic/answer.ts';
import { OPERATORS } from '../solvers/arithmetic/puzzle.ts';

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Beyond 2^53 − 1, JSON carries an integer as its digits. */
const exact = v.union([natural, v.pipe(v.string(), v.regex(/^[1-9][0-9]{15,}$/))]);

const step = v.object({
  left: exact,
  operator: v.picklist(OPERATORS),
  right: exact,
  result: exact,
});

const solution = v.object({
  value: exact,
  distance: natural,
  numbersUsed: natural,
  expression: v.string(),
  steps: v.array(step),
  rpn: v.string(),
});

const search = v.object({ complete: v.boolean(), work: natural, budget: natural });

/** The answer to `find=best`, as it is sent and kept: an entry of the cache is believed only when it has this shape. */
export const bestAnswer: v.GenericSchema<unknown, BestAnswer> = v.object({
  best: solution,
  nearest: v.pipe(v.array(solution), v.minLength(1), v.maxLength(2)),
  search,
});
