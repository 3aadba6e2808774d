import * as v from 'valibot';
import {
  type Addend,
  type ColumnEquation,
  type Conclusion,
  DEDUCTION_CODES,
  type Deduction,
  type Explanation,
  type Limit,
  type Outcome,
  type Term,
} from '../solvers/cryptarithm/explain/explanation.ts';
import { natural, search } from './numbers-answer.ts';

const OUTCOMES = ['unique', 'none', 'several', 'open'] as const satisfies readonly Outcome[];

/* The shapes of an explanation, as it is kept and told. Carries may be negative, and so may the numbers of columns. */
const integer = v.pipe(v.number(), v.safeInteger());
const digits = v.array(natural);

export const addend: v.GenericSchema<unknown, Addend> = v.object({ factor: natural, glyphs: v.array(integer) });

export const term: v.GenericSchema<unknown, Term> = v.union([
  v.object({ kind: v.literal('number'), value: integer }),
  v.object({ kind: v.picklist(['letter', 'carry']), at: natural, factor: integer }),
]);

export const columnEquation: v.GenericSchema<unknown, ColumnEquation> = v.object({
  left: v.array(term),
  right: v.array(term),
});

export const limit: v.GenericSchema<unknown, Limit> = v.object({
  side: v.picklist(['left', 'right']),
  extreme: v.picklist(['least', 'most']),
  value: integer,
});

export const conclusion: v.GenericSchema<unknown, Conclusion> = v.object({
  kind: v.picklist(['letter', 'carry']),
  at: natural,
  digits: v.array(integer),
  follows: v.boolean(),
  taken: v.array(v.object({ digit: integer, letter: natural })),
});

export const deductionCode = v.picklist(DEDUCTION_CODES);

export const deduction: v.GenericSchema<unknown, Deduction> = v.object({
  code: deductionCode,
  depth: v.picklist([0, 1]),
  columns: v.array(natural),
  letters: v.array(natural),
  digits: v.array(integer),
  equations: v.array(columnEquation),
  limits: v.array(limit),
  ways: v.array(columnEquation),
  conclusions: v.array(conclusion),
});

const EXPLANATION_ENTRIES = {
  addends: v.array(addend),
  totals: v.array(addend),
  columns: natural,
  deductions: v.array(deduction),
  outcome: v.picklist(OUTCOMES),
  digits: v.array(digits),
  solutions: v.array(digits),
  areAll: v.boolean(),
  search,
};

/** An explanation as it is kept. */
export const explanation: v.GenericSchema<unknown, Explanation> = v.object(EXPLANATION_ENTRIES);

/** An explanation as it is told: with the names of the variables, whose numbers it speaks of. */
export const explanationReply = v.object({ variables: v.array(v.string()), ...EXPLANATION_ENTRIES });
