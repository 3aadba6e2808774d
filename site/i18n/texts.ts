import en from './en.json';
import es from './es.json';
import type { Locale } from './locales.ts';

/** Every text of the site in one language. English sets the shape, so a key that another language lacks is a type error. */
export type Texts = typeof en;

const TEXTS: Record<Locale, Texts> = { en, es };

/** The texts of a language. */
export function textsIn(locale: Locale): Texts {
  return TEXTS[locale];
}
