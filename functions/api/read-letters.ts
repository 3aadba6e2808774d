import type { Refusal } from '../edge/problem.ts';
import { type Language, LONGEST_WORD } from '../solvers/letters/languages.ts';
import { MOST_BLANKS, type Rack, type RackFault, readRack } from '../solvers/letters/rack.ts';
import { tilesOf } from '../solvers/letters/tiles.ts';
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
export function readWord(text: string, language: Language): Read<{ readonly word: string; readonly tiles: string }> {
  const word = text.normalize('NFC').trim().toLowerCase();
  const refusal = (code: Refusal['code'], message: string) => ({ refusal: { path: 'word', code, message } });
  if (word === '') return refusal('too_short', 'must be a word; there is none');
  let tiles = '';
  for (const [at, character] of [...word].entries()) {
    const taken = tilesOf(character, language);
    if (taken === undefined) return refusal('not_letters', notALetter(at, character, language));
    tiles += taken;
  }
  if (tiles.length > LONGEST_WORD) return refusal('too_long', `must have at most ${LONGEST_WORD} letters`);
  return { read: { word, tiles } };
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
