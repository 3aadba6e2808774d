import * as v from 'valibot';
import { LETTER_SHOW_NAMES } from '../solvers/letters/deal/shows.ts';
import { lettersPuzzleReply } from './letters-reply.ts';
import { natural } from './numbers-answer.ts';

/** What `/api/v1/letters/deal` replies. */
export const lettersDealReply = v.object({
  puzzle: lettersPuzzleReply,
  show: v.picklist(LETTER_SHOW_NAMES),
  seed: v.string(),
  letters: v.array(v.string()),
  choices: v.string(),
  vowels: natural,
});
