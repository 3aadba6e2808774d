import * as v from 'valibot';
import { BASES } from '../solvers/cryptarithm/puzzle.ts';
import { cryptarithmSolution, solutionCount } from './cryptarithm-answer.ts';
import { explanationReply } from './explanation-answer.ts';
import { natural, search } from './numbers-answer.ts';

/** The canonical question, as a reply echoes it. */
export const cryptarithmPuzzleReply = v.object({
  puzzle: v.string(),
  base: v.pipe(v.number(), v.safeInteger(), v.minValue(BASES.least), v.maxValue(BASES.most)),
  leadingZeros: v.boolean(),
  singleLetterZero: v.boolean(),
  assign: v.array(v.string()),
});
export type PuzzleReply = v.InferOutput<typeof cryptarithmPuzzleReply>;

/** What `/api/v1/cryptarithm` replies; what is optional comes with `explain`, or with one of the searches of the lecture note. */
export const cryptarithmReply = v.object({
  puzzle: cryptarithmPuzzleReply,
  solutions: v.array(cryptarithmSolution),
  solutionCount,
  unique: v.nullable(v.boolean()),
  counts: v.exactOptional(v.record(v.string(), natural)),
  explanation: v.exactOptional(v.nullable(explanationReply)),
  search,
});
