import { type CollectionEntry, getCollection } from 'astro:content';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { inEachLocale, type Paths, pathTo } from '../i18n/routes.ts';

/** A chapter in one language. */
export interface Chapter {
  /** Its name, the same in each language. */
  readonly name: string;
  readonly locale: Locale;
  readonly entry: CollectionEntry<'chapters'>;
  /** Where it is in each language. */
  readonly paths: Paths;
}

const nameOf = ({ id }: CollectionEntry<'chapters'>) => id.slice(id.indexOf('/') + 1);

/** The chapters in a language, in their order. @throws Error when one of them is missing in a language */
export async function chaptersIn(locale: Locale): Promise<readonly Chapter[]> {
  const entries = await getCollection('chapters');
  const find = (language: Locale, name: string) => {
    const entry = entries.find(({ id }) => id === `${language}/${name}`);
    if (!entry) throw new Error(`site/content/${language}/${name}.mdx is missing`);
    return entry;
  };
  const names = [...new Set(entries.map(nameOf))];
  const chapters = names.map((name) => ({
    name,
    locale,
    entry: find(locale, name),
    paths: inEachLocale((language) => pathTo(language, 'how', find(language, name).data.slug)),
  }));
  return chapters.sort((a, b) => a.entry.data.order - b.entry.data.order);
}

/** The chapters in every language. */
export async function allChapters(): Promise<readonly Chapter[]> {
  return (await Promise.all(LOCALES.map(chaptersIn))).flat();
}
