import * as v from 'valibot';
import type { WordFault } from '../solvers/letters/check-word.ts';
import { lettersPuzzleReply, wordClass } from './letters-reply.ts';
import { natural } from './numbers-answer.ts';

/** The code that the API gives for what speaks against a word. */
export const WORD_FAULT_CODES = {
  letters_missing: 'letters-missing',
  too_short: 'too-short',
  not_in_dictionary: 'not-in-dictionary',
  plural: 'plural',
  personal_form: 'personal-form',
  clitic_form: 'clitic-form',
} as const satisfies Record<WordFault['code'], string>;

export const spellingReply = v.object({ word: v.string(), class: wordClass });

/** A broken rule; the letters come with the code that says something of them. */
export const wordFaultReply = v.object({
  code: v.picklist(Object.values(WORD_FAULT_CODES)),
  message: v.string(),
  letters: v.exactOptional(v.array(v.string())),
});

/** What `/api/v1/letters/check` replies. */
export const lettersCheckReply = v.object({
  puzzle: lettersPuzzleReply,
  word: v.string(),
  valid: v.boolean(),
  length: natural,
  spellings: v.array(spellingReply),
  broken: v.array(wordFaultReply),
});
