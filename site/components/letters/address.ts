import { LANGUAGES, type Language, WORD_RULES, type WordRules } from '../../../functions/solvers/letters/languages.ts';
import { isSeparator } from '../../../functions/solvers/letters/rack.ts';
import { charactersOf } from '../../../functions/solvers/letters/tiles.ts';
import { searchOfEntries } from '../numbers-game/address.ts';
import { withBlanks } from './blank-signs.ts';

/** The letters as they are written, right or wrong, and where words are looked for. */
export interface LettersDraft {
  readonly letters: string;
  readonly language: Language;
  readonly rules: WordRules;
}

/** The draft an address holds. @param usual the language where the address names none */
export function draftIn(search: string, usual: Language): LettersDraft {
  const query = new URLSearchParams(search);
  return {
    letters: query.get('letters') ?? '',
    language: LANGUAGES.find((language) => language === query.get('language')) ?? usual,
    rules: WORD_RULES.find((rules) => rules === query.get('rules')) ?? 'show',
  };
}

/** The query of a draft; empty where nothing is written and all is as usual. */
export function searchOfDraft({ letters, language, rules }: LettersDraft, usual: Language): string {
  const signs = charactersOf(withBlanks(letters)).filter((sign) => !isSeparator(sign));
  const written = signs.join('').toLowerCase();
  const named = written === '' && language === usual ? '' : language;
  const search = searchOfEntries({ letters: written, language: named, rules: rules === 'show' ? '' : rules });
  // A question mark may stand in a query as it is, and is easier to read so.
  return search.replaceAll('%3F', '?');
}

/** The address of the same question in the API. */
export function apiAddressOf(draft: LettersDraft): string {
  return `/api/v1/letters${searchOfDraft(draft, draft.language)}`;
}
