import type { Language } from '../../../functions/solvers/letters/languages.ts';

/** A public dictionary: where it has a word, inflected ones too. */
interface PublicDictionary {
  readonly host: string;
  readonly entry: (word: string) => string;
}

/** The dictionary that tells what a word means, for each language. */
export const PUBLIC_DICTIONARIES: Readonly<Record<Language, PublicDictionary>> = {
  es: { host: 'dle.rae.es', entry: (word) => `https://dle.rae.es/${word}` },
  en: { host: 'en.wiktionary.org', entry: (word) => `https://en.wiktionary.org/wiki/${word}#English` },
  fr: { host: 'fr.wiktionary.org', entry: (word) => `https://fr.wiktionary.org/wiki/${word}#Fran%C3%A7ais` },
};

/** The address of what a word means. */
export function definitionOf(word: string, language: Language): string {
  return PUBLIC_DICTIONARIES[language].entry(encodeURIComponent(word));
}

/** Lets a link show a word and lead to what it means, elsewhere. */
export function linkWord(link: HTMLAnchorElement, word: string, language: Language): void {
  link.textContent = word;
  link.rel = 'noopener';
  link.href = definitionOf(word, language);
}
