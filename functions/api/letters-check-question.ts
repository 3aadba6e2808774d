import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { LETTERS_ENTRY, LONGEST_LETTERS, WORD_RULES_ENTRIES } from './letters-question.ts';
import { queryOf } from './query-text.ts';
import { textUpTo } from './text-entry.ts';

/** A question to `/api/v1/letters/check`, entry by entry. */
export const LETTERS_CHECK_ENTRIES = {
  word: textUpTo(LONGEST_LETTERS, 'nutritivo'),
  letters: v.exactOptional(LETTERS_ENTRY),
  ...WORD_RULES_ENTRIES,
};

/** The question as JSON asks it. */
export const lettersCheckBody = exactly(LETTERS_CHECK_ENTRIES);
export type LettersCheckQuestion = v.InferOutput<typeof lettersCheckBody>;

/** The question as a query asks it. */
export const lettersCheckQuery = queryOf(lettersCheckBody);
