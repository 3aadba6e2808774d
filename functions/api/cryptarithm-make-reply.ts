import * as v from 'valibot';
import { MADE_KINDS } from '../solvers/cryptarithm/make/candidate.ts';
import { BASES } from '../solvers/cryptarithm/puzzle.ts';
import { makeAnswer } from './cryptarithm-make-answer.ts';
import { natural } from './numbers-answer.ts';

/** What `/api/v1/cryptarithm/make` replies: the canonical question, and what was made. */
export const makeReply = v.object({
  words: v.array(v.string()),
  base: v.pipe(v.number(), v.safeInteger(), v.minValue(BASES.least), v.maxValue(BASES.most)),
  kinds: v.array(v.picklist(MADE_KINDS)),
  addends: natural,
  twice: v.boolean(),
  ...makeAnswer.entries,
});
