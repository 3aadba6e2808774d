import * as v from 'valibot';
import type { CryptarithmAnswer, CryptarithmSolution } from '../solvers/cryptarithm/answer.ts';
import { BASES } from '../solvers/cryptarithm/puzzle.ts';
import { explanation } from './explanation-answer.ts';
import { natural, search } from './numbers-answer.ts';

/** A digit of any base. */
const digit = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BASES.most - 1));

/** How many solutions there are: beyond 2^53 − 1 as text, which JSON carries exactly. */
export const solutionCount = v.union([natural, v.pipe(v.string(), v.regex(/^[1-9][0-9]{15,}$/))]);

/** A solution, its letters in the order in which they are first met. */
export const cryptarithmSolution: v.GenericSchema<unknown, CryptarithmSolution> = v.object({
  letters: v.record(v.string(), digit),
  equation: v.string(),
});

const ANSWER_ENTRIES = { solutions: v.array(cryptarithmSolution), solutionCount, search };

/** The answer to a puzzle, as it is kept. */
export const cryptarithmAnswer: v.GenericSchema<unknown, CryptarithmAnswer> = v.object(ANSWER_ENTRIES);

/** The answer of one of the searches of the lecture note, as it is kept. */
export const historyAnswer: v.GenericSchema<unknown, HistoryAnswer> = v.object({
  ...ANSWER_ENTRIES,
  counts: v.record(v.string(), natural),
});

interface HistoryAnswer extends CryptarithmAnswer {
  /** What the search counts. */
  readonly counts: Readonly<Record<string, number>>;
}

/** An answer with its explanation, as it is kept; `search` is that of both together. */
export const explainedAnswer = v.object({ answer: cryptarithmAnswer, explanation: v.nullable(explanation), search });
