import * as v from 'valibot';
import { BEST_ENTRIES, natural, solution } from './numbers-answer.ts';
import { puzzleReply } from './numbers-puzzle-reply.ts';

/** What `/api/v1/numbers` replies; what is optional comes with `find=all`, or with one of the searches of the literature. */
export const numbersReply = v.object({
  puzzle: puzzleReply,
  ...BEST_ENTRIES,
  solutions: v.exactOptional(v.array(solution)),
  solutionCount: v.exactOptional(natural),
  counts: v.exactOptional(v.record(v.string(), natural)),
  path: v.exactOptional(v.string()),
});
