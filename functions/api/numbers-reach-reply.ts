import * as v from 'valibot';
import { exact, natural, search } from './numbers-answer.ts';
import { HAND_ENTRIES } from './numbers-puzzle-reply.ts';

const integer = v.pipe(v.number(), v.safeInteger());

/** What a reach says of one target. */
export const targetReply = v.object({
  target: integer,
  reached: v.boolean(),
  numbersUsed: v.nullable(natural),
  distance: v.nullable(exact),
});

/** The canonical question of a reach, which has no target of its own. */
export const handReply = v.object(HAND_ENTRIES);

/** What `/api/v1/numbers/reach` replies. */
export const reachReply = v.object({
  puzzle: handReply,
  from: integer,
  to: integer,
  targets: v.array(targetReply),
  reachedCount: natural,
  search,
});
