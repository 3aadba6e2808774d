import { describe, expect, test } from 'vitest';
import type { DescribedPage } from '../../site/structured-data/described-page.ts';
import { structuredDataOf } from '../../site/structured-data/structured-data.ts';
import { jsonLd } from '../../site/structured-data/thing.ts';
import { addressesOf, BUILT_PAGES, FOUND_PAGES, metaOf, NOT_FOUND } from './built-pages.ts';

interface Described {
  readonly '@type': string;
  readonly itemListElement?: unknown;
}

/** What a page says of itself as data. */
function thingsIn(document: Document): readonly Described[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const graphs = scripts.map((script) => JSON.parse(script.textContent ?? ''));
  for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
  return graphs.flatMap((graph) => graph['@graph']);
}

const isHome = (path: string) => ['/', '/es/'].includes(path);

describe.each(FOUND_PAGES)('$path', (page) => {
  const things = thingsIn(page.document);
  const { canonical } = addressesOf(page);
  const language = page.document.documentElement.lang;

  test('says where it stands', () => {
    if (isHome(page.path)) {
      const site = things.find((thing) => thing['@type'] === 'WebSite');
      expect(site).toMatchObject({
        '@id': `${canonical}#website`,
        name: 'Cifras',
        url: canonical,
        inLanguage: language,
      });
      return;
    }
    const { itemListElement } = things.find((thing) => thing['@type'] === 'BreadcrumbList') ?? {};
    const items = itemListElement as { position: number; item: string; name: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => place + 1));
    expect(items[0]?.name).toBe('Cifras');
    expect(items.at(-1)).toMatchObject({ name: metaOf(page, 'og:title')[0], item: canonical });
    // Each of them is a page, of the same language, above the next.
    for (const { item } of items) {
      const found = FOUND_PAGES.find((one) => addressesOf(one).canonical === item);
      expect(found?.document.documentElement.lang).toBe(language);
    }
  });

  test('an article says that it is one, with its picture', () => {
    const article = things.find((thing) => thing['@type'] === 'TechArticle');
    const isArticle = metaOf(page, 'og:type')[0] === 'article';
    expect(article !== undefined).toBe(isArticle);
    expect(isArticle).toBe(page.document.querySelector('main article') !== null);
    if (!isArticle) return;
    expect(article).toMatchObject({
      headline: page.document.querySelector('h1')?.textContent,
      description: metaOf(page, 'description')[0],
      image: metaOf(page, 'og:image')[0],
      mainEntityOfPage: canonical,
      inLanguage: language,
    });
  });
});

test('the page of wrong addresses says nothing of itself', () => {
  const [page] = BUILT_PAGES.filter(({ path }) => path === NOT_FOUND);
  expect(page && thingsIn(page.document)).toEqual([]);
});

const PAGE: DescribedPage = {
  name: 'For your site',
  description: 'How to ask </script> & more',
  locale: 'en',
  part: 'api',
  article: false,
  home: { name: 'Cifras', url: 'https://cifras.example/' },
  above: [],
  url: 'https://cifras.example/for-your-site/',
  picture: 'https://cifras.example/social/for-your-site/card.png',
};

test.each([
  { part: 'home', kinds: ['WebSite', 'WebApplication'] },
  { part: 'twentyFour', kinds: ['BreadcrumbList', 'WebApplication'] },
  { part: 'cryptarithm', kinds: ['BreadcrumbList', 'WebApplication'] },
  { part: 'play', kinds: ['BreadcrumbList', 'WebApplication'] },
  { part: 'api', kinds: ['BreadcrumbList', 'WebAPI'] },
  { part: 'problems', kinds: ['BreadcrumbList'] },
] as const)('$part is told as $kinds', ({ part, kinds }) => {
  expect(structuredDataOf({ ...PAGE, part }).map((thing) => thing['@type'])).toEqual(kinds);
});

test('no text of a page ends the element that its data stand in, and all of it comes back', () => {
  const written = jsonLd(structuredDataOf(PAGE));
  expect(written).not.toContain('<');
  expect(JSON.parse(written)['@graph'][1].description).toBe(PAGE.description);
});
