import * as v from 'valibot';
import { DIFFICULTIES } from '../solvers/arithmetic/deal/difficulty.ts';
import { SHOW_NAMES } from '../solvers/arithmetic/deal/shows.ts';
import { natural } from './numbers-answer.ts';
import { puzzleReply } from './numbers-puzzle-reply.ts';

/** What `/api/v1/numbers/deal` replies. */
export const dealReply = v.object({
  puzzle: puzzleReply,
  show: v.picklist(SHOW_NAMES),
  large: natural,
  seed: v.string(),
  numbers: v.array(natural),
  target: natural,
  difficulty: v.nullable(v.picklist(DIFFICULTIES)),
  solutionCount: natural,
  fewestNumbers: v.nullable(natural),
});
