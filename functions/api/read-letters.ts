import type { Refusal } from '../edge/problem.ts';
import { type Language, LONGEST_WORD } from '../solvers/letters/languages.ts';
import { MOST_BLANKS, type Rack, type RackFault, readRack } from '../solvers/letters/rack.ts';
import { type ReadWord, readWord } from '../solvers/letters/read-word.ts';
import { LETTERS } from './letters-question.ts';
import { quoted } from './quoted.ts';

const NAMES: Readonly<Record<Language, string>> = { es: 'Spanish', en: 'English', fr: 'French' };

/** What a text was read as, or what is wrong with it, in English, for a person. */
type Read<Result> =
  | { readonly read: Result; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly read?: undefined };

/** Reads the `letters` of a question. */
export function readLetters(text: string, language: Language): Read<Rack> {
  const { rack, fault } = readRack(text, language);
  if (rack) return { read: rack };
  return { refusal: { path: 'letters', code: fault.code, message: rackFaultMessage(fault, language) } };
}

/** Reads the `word` of a question: in small letters, and in the tiles that it takes. */
export function readCheckedWord(text: string, language: Language): Read<ReadWord> {
  const refusal = (code: Refusal['code'], message: string) => ({ refusal: { path: 'word', code, message } });
  const { read, fault } = readWord(text, language);
  if (fault) return refusal('not_letters', notALetter(fault.at, fault.character, language));
  if (read.word === '') return refusal('too_short', 'must be a word; there is none');
  if (read.tiles.length > LONGEST_WORD) return refusal('too_long', `must have at most ${LONGEST_WORD} letters`);
  return { read };
}

function rackFaultMessage(fault: RackFault, language: Language): string {
  switch (fault.code) {
    case 'unknown_letter':
      return `${notALetter(fault.at, fault.character, language)}; a blank is written ?`;
    case 'too_many_blanks':
      return `must have at most ${MOST_BLANKS} blanks, written ?`;
    case 'too_short':
    case 'too_long':
      return LETTERS;
  }
}

/** @param at the place of the character, from 0. */
function notALetter(at: number, character: string, language: Language): string {
  return `at character ${at + 1}: ${quoted(character)} is not a letter of ${NAMES[language]}`;
}
