import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { LANGUAGES, WORD_RULES } from '../solvers/letters/languages.ts';
import { FEWEST_TILES, MOST_BLANKS, MOST_TILES } from '../solvers/letters/rack.ts';
import { BUDGET_ENTRY } from './budget-question.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';
import { textUpTo } from './text-entry.ts';

/** Words that one reply tells: at most, and when the request does not say. */
const MOST_WORDS = 1000;
const DEFAULT_LIMIT = 100;

/** UTF-16 units of letters as they are sent: with marks, and with what parts them; and of one letter of a list. */
export const LONGEST_LETTERS = 100;
const LONGEST_LETTER = 8;

/** One letter, with its marks apart or not, or a blank. */
const ONE_LETTER = /^(?:\p{L}\p{M}*|[?？])$/u;

export const LETTERS = `must be ${FEWEST_TILES} to ${MOST_TILES} letters, at most ${MOST_BLANKS} of them ?, as text or as a list`;

const LETTER = v.pipe(
  v.string(),
  v.metadata({ maxLength: LONGEST_LETTER, pattern: ONE_LETTER.source, examples: ['n'] }),
  refuseUnless(
    'unknown_letter',
    (item) => item.length <= LONGEST_LETTER && ONE_LETTER.test(item),
    'must be one letter, or ? for a blank',
  ),
);

const LIST_OF_LETTERS = v.pipe(
  v.array(LETTER),
  v.metadata({ minItems: FEWEST_TILES, maxItems: MOST_TILES }),
  refuseUnless('too_short', (letters) => letters.length >= FEWEST_TILES, LETTERS),
  refuseUnless('too_long', (letters) => letters.length <= MOST_TILES, LETTERS),
);

/** The letters to make words of, as text, such as `"ntviriuto"`, or one by one in a list; whether they are of the language is for their reader to say. */
export const LETTERS_ENTRY = v.pipe(
  v.union([textUpTo(LONGEST_LETTERS, 'ntviriuto', 'cas?'), LIST_OF_LETTERS], LETTERS),
  v.transform((letters) => (typeof letters === 'string' ? letters : letters.join(''))),
);

/** Which words count. */
export const WORD_RULES_ENTRIES = {
  language: v.optional(v.picklist(LANGUAGES, `must be ${LANGUAGES.join(', ')}`), 'es'),
  rules: v.optional(v.picklist(WORD_RULES, `must be ${WORD_RULES.join(' or ')}`), 'show'),
};

/** A question to `/api/v1/letters`, entry by entry. */
export const LETTERS_ENTRIES = {
  letters: LETTERS_ENTRY,
  ...WORD_RULES_ENTRIES,
  limit: v.optional(integerEntry({ least: 0, most: MOST_WORDS }), DEFAULT_LIMIT),
  offset: v.optional(integerEntry({ least: 0, most: Number.MAX_SAFE_INTEGER }), 0),
  budget: BUDGET_ENTRY,
};

/** The question as JSON asks it. */
export const lettersBody = exactly(LETTERS_ENTRIES);
export type LettersQuestion = v.InferOutput<typeof lettersBody>;

/** The question as a query asks it. */
export const lettersQuery = queryOf(lettersBody);
