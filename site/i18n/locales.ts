/** The languages of the site. The first is served at `/`, each other at a folder of its name. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The languages as Open Graph names them, with the country whose spelling is followed. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_GB', es: 'es_ES' };

/** The path of a page in a language: `pathIn('es', '')` is `/es/`. @param page path without locale or leading slash */
export function pathIn(locale: Locale, page: string): string {
  return locale === DEFAULT_LOCALE ? `/${page}` : `/${locale}/${page}`;
}

/** The locale of that name, or the default one. @param name from `Astro.currentLocale` or the `lang` of a document */
export function localeOf(name: string | undefined): Locale {
  return LOCALES.find((locale) => locale === name) ?? DEFAULT_LOCALE;
}
