import * as v from 'valibot';
import { exactly } from '../edge/exactly.ts';
import { refuseUnless } from '../edge/refuse-unless.ts';
import { LANGUAGES, WORD_RULES } from '../solvers/letters/languages.ts';
import { FEWEST_TILES, MOST_BLANKS, MOST_TILES } from '../solvers/letters/rack.ts';
import { BUDGET_ENTRY } from './budget-question.ts';
import { integerEntry } from './exact-entry.ts';
import { queryOf } from './query-text.ts';

/** Words that one reply tells: at most, and when the request does not say. */
const MOST_WORDS = 1000;
const DEFAULT_LIMIT = 100;

/** UTF-16 units of letters as they are sent: with marks, and with what parts them; and of one letter of a list. */
export const LONGEST_LETTERS = 100;
const LONGEST_LETTER = 8;

export const LETTERS = `must be ${FEWEST_TILES} to ${MOST_TILES} letters, at most ${MOST_BLANKS} of them ?, as text or as a list`;
const TOO_LONG = `must have at most ${LONGEST_LETTERS} characters`;

/** The letters to make words of, as text, such as `"ntviriuto"`, or one by one in a list; whether they are letters is for their reader to say. */
export const LETTERS_ENTRY = v.pipe(
  v.custom<string | string[]>((input) => typeof input === 'string' || isListOfLetters(input), LETTERS),
  v.metadata({
    anyOf: [
      { type: 'string', maxLength: LONGEST_LETTERS, examples: ['ntviriuto', 'cas?'] },
      {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: LONGEST_LETTER, examples: ['n'] },
        minItems: FEWEST_TILES,
        maxItems: MOST_TILES,
      },
    ],
  }),
  refuseUnless('too_short', (letters) => typeof letters === 'string' || letters.length >= FEWEST_TILES, LETTERS),
  refuseUnless('too_long', (letters) => typeof letters === 'string' || letters.length <= MOST_TILES, LETTERS),
  v.transform((letters) => (typeof letters === 'string' ? letters : letters.join(''))),
  refuseUnless('too_long', (text) => text.length <= LONGEST_LETTERS, TOO_LONG),
);

function isListOfLetters(input: unknown): boolean {
  const isLetter = (item: unknown) => typeof item === 'string' && item.length >= 1 && item.length <= LONGEST_LETTER;
  return Array.isArray(input) && input.every(isLetter);
}

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
