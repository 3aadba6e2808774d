import { LETTER_SHOW_NAMES, LETTER_SHOWS, type LetterShowName } from '../../../functions/solvers/letters/deal/shows.ts';
import type { Language } from '../../../functions/solvers/letters/languages.ts';

/** The show that plays in a language. */
export function showOf(language: Language): LetterShowName {
  const show = LETTER_SHOW_NAMES.find((name) => LETTER_SHOWS[name].language === language);
  if (!show) throw new Error(`no show in ${language}`);
  return show;
}

/** How many letters a game of that show has. */
export function drawnIn(language: Language): number {
  return LETTER_SHOWS[showOf(language)].drawn;
}
