import * as v from 'valibot';
import { BASES } from '../solvers/cryptarithm/puzzle.ts';
import { cryptarithmSolution, solutionCount } from './cryptarithm-answer.ts';
import { search } from './numbers-answer.ts';

/** The canonical question, as a reply echoes it. */
export const cryptarithmPuzzleReply = v.object({
  puzzle: v.string(),
  base: v.pipe(v.number(), v.safeInteger(), v.minValue(BASES.least), v.maxValue(BASES.most)),
  leadingZeros: v.boolean(),
  singleLetterZero: v.boolean(),
  assign: v.array(v.string()),
});

/** What `/api/v1/cryptarithm` replies. */
export const cryptarithmReply = v.object({
  puzzle: cryptarithmPuzzleReply,
  solutions: v.array(cryptarithmSolution),
  solutionCount,
  unique: v.nullable(v.boolean()),
  search,
});
