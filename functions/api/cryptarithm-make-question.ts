import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { MADE_KINDS } from '../solvers/cryptarithm/make/candidate.ts';
import { MOST_WORDS } from '../solvers/cryptarithm/make/read-words.ts';
import { BASES } from '../solvers/cryptarithm/puzzle.ts';
import { BUDGET_ENTRY } from './budget-question.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';
import { textUpTo } from './text-entry.ts';

/** Puzzles that one reply tells: at most, and when the request does not say. */
const MOST_PUZZLES = 1000;
const DEFAULT_LIMIT = 50;

/** Addends of a sum: at most, and when the request does not say. */
const ADDENDS = { least: 2, most: 5 };
const DEFAULT_ADDENDS = 3;

/** UTF-16 units of a word as it is sent: its letters with all their marks, and what it means. */
const LONGEST_TEXT = 80;

const WORDS = `must be a list of 1 to ${MOST_WORDS} words`;
const KINDS = `must be a list of ${MADE_KINDS.join(' and ')}, or of one of them`;

/** A word as text; whether it is one of letters is for its reader to say. */
const word = textUpTo(LONGEST_TEXT, 'ten', 'ten=10');

/** A question to `/api/v1/cryptarithm/make`, entry by entry. */
export const MAKE_ENTRIES = {
  words: v.pipe(v.array(word, WORDS), v.minLength(1, WORDS), v.maxLength(MOST_WORDS, WORDS)),
  base: v.optional(integerEntry(BASES), 10),
  kinds: v.optional(
    v.pipe(
      v.array(v.picklist(MADE_KINDS, `must be ${MADE_KINDS.join(' or ')}`), KINDS),
      v.minLength(1, KINDS),
      v.maxLength(MADE_KINDS.length, KINDS),
    ),
    ['sum'],
  ),
  addends: v.optional(integerEntry(ADDENDS), DEFAULT_ADDENDS),
  twice: v.optional(v.boolean('must be true or false'), true),
  limit: v.optional(integerEntry({ least: 0, most: MOST_PUZZLES }), DEFAULT_LIMIT),
  budget: BUDGET_ENTRY,
};

/** The question as JSON asks it. */
export const makeBody = exactly(MAKE_ENTRIES);
export type MakeQuestion = v.InferOutput<typeof makeBody>;

/** The question as a query asks it. */
export const makeQuery = queryOf(makeBody);
