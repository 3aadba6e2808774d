import { DEFAULT_LOCALE, LOCALES, type Locale, pathIn } from './locales.ts';
import { type Texts, textsIn } from './texts.ts';

/** The pages of the site by name. The chapters of `how` have addresses of their own below it, from `site/content`. */
export type RouteName = 'home' | keyof Texts['routes'];

/** The path of a page in each language. */
export type Paths = Readonly<Record<Locale, string>>;

/** The name of a page as an address in a language has it; empty for the first page. */
const slugOf = (locale: Locale, name: RouteName) => (name === 'home' ? '' : textsIn(locale).routes[name]);

/** The path of a page in a language: `/es/jugar/`. @param below what follows, such as the slug of a chapter */
export function pathTo(locale: Locale, name: RouteName, ...below: readonly string[]): string {
  return pathIn(locale, [slugOf(locale, name), ...below].map((part) => (part === '' ? '' : `${part}/`)).join(''));
}

/** What `path` gives for each language. */
export function inEachLocale(path: (locale: Locale) => string): Paths {
  return Object.fromEntries(LOCALES.map((locale) => [locale, path(locale)])) as Record<Locale, string>;
}

/** The path of a page in each language. */
export const pathsTo = (name: RouteName): Paths => inEachLocale((locale) => pathTo(locale, name));

/**
 * The paths of a page for Astro's `getStaticPaths`, one a language.
 * @param name the page; the file is in `[...locale]` and called `[name].astro` where its slug differs by language
 */
export function staticPathsTo(name: RouteName) {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale, [name]: slugOf(locale, name) },
  }));
}
