import * as v from 'valibot';
import { LANGUAGES, WORD_CLASSES, WORD_RULES } from '../solvers/letters/languages.ts';
import { natural, search } from './numbers-answer.ts';

/** The canonical question: the letters in the order of the alphabet, blanks last. */
export const lettersPuzzleReply = v.object({
  letters: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  rules: v.picklist(WORD_RULES),
});
export type LettersPuzzleReply = v.InferOutput<typeof lettersPuzzleReply>;

/** What kind of word it is: each class of any language once. */
export const wordClass = v.picklist([...new Set(LANGUAGES.flatMap((language) => WORD_CLASSES[language].names))]);

/** A word that the letters make. */
export const wordReply = v.object({ word: v.string(), length: natural, class: wordClass });

/** What `/api/v1/letters` replies. */
export const lettersReply = v.object({
  puzzle: lettersPuzzleReply,
  longest: v.array(wordReply),
  words: v.array(wordReply),
  wordCount: natural,
  lengths: v.record(v.string(), natural),
  search,
});
