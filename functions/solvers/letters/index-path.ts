import type { Language } from './languages.ts';

/** Where the word index of a language lies on the site. */
export function indexPath(language: Language): string {
  return `/words/${language}.words`;
}
