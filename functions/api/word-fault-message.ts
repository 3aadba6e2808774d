import type { WordFault } from '../solvers/letters/check-word.ts';
import { SHORTEST_WORD } from '../solvers/letters/languages.ts';

/** What speaks against a word, in English, for a person. */
export function wordFaultMessage(fault: WordFault): string {
  switch (fault.code) {
    case 'letters_missing':
      return `Missing among the letters: ${fault.letters.join(', ')}.`;
    case 'too_short':
      return `A word has at least ${SHORTEST_WORD} letters.`;
    case 'not_in_dictionary':
      return 'It is not in the dictionary.';
    case 'plural':
      return 'It is a plural, and the show takes none.';
    case 'personal_form':
      return 'It is a personal form of a verb, and the show takes none.';
    case 'clitic_form':
      return 'It is a verb with pronouns attached, and the show takes none.';
  }
}
