import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { headingOf } from '../../site/layouts/heading.ts';
import { addressesOf, BUILT_PAGES, type BuiltPage, DIST, FOUND_PAGES, metaOf, NOT_FOUND } from './built-pages.ts';

const origin = inject('origin');
const LOCALES = ['en_GB', 'es_ES'];

const titleOf = ({ document }: BuiltPage) => document.querySelector('title')?.textContent ?? '';

test.each(['title', 'description', 'og:image'])('no two pages have the same %s', (name) => {
  const all = FOUND_PAGES.map((page) => (name === 'title' ? titleOf(page) : metaOf(page, name)[0]));
  expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
});

test('the picture says the title without the name of the site', () => {
  expect(headingOf('Cifras: how it is done', 'Cifras')).toBe('How it is done');
  expect(headingOf('Cifras y letras', 'Cifras')).toBe('Cifras y letras');
});

describe.each(FOUND_PAGES)('$path', (page) => {
  const { canonical, alternates } = addressesOf(page);
  const language = page.document.documentElement.lang === 'en' ? 'en' : 'es';

  test('has a title and a description of a sensible length', () => {
    expect(titleOf(page).length).toBeGreaterThanOrEqual(12);
    expect(titleOf(page).length).toBeLessThanOrEqual(65);
    const [description = ''] = metaOf(page, 'description');
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test('says where it is, and where it is in the other language, which says the same', () => {
    expect(canonical).toBe(`${origin}${page.path}`);
    expect(alternates[language]).toBe(canonical);
    expect(Object.keys(alternates)).toEqual(['en', 'es', 'x-default']);
    expect(alternates['x-default']).toBe(alternates.en);
    for (const address of Object.values(alternates)) {
      const other = FOUND_PAGES.find(({ path }) => `${origin}${path}` === address);
      expect(other && addressesOf(other).alternates).toEqual(alternates);
    }
  });

  test('says what is shown of it where it is shared', () => {
    const [locale, other] = language === 'en' ? LOCALES : LOCALES.toReversed();
    expect(metaOf(page, 'og:site_name')).toEqual(['Cifras']);
    expect(metaOf(page, 'og:title')).toEqual([headingOf(titleOf(page), 'Cifras')]);
    expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url')).toEqual([canonical]);
    expect(metaOf(page, 'og:locale')).toEqual([locale]);
    expect(metaOf(page, 'og:locale:alternate')).toEqual([other]);
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('has a picture of the right size, which is told in words', () => {
    const [address = ''] = metaOf(page, 'og:image');
    expect(address?.startsWith(`${origin}/social/`)).toBe(true);
    const picture = readFileSync(`${DIST}${String(address).slice(origin.length + 1)}`);
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const size = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
    expect(size).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThanOrEqual(60 * 1024);
    expect(metaOf(page, 'og:image:type')).toEqual(['image/png']);
    expect([...metaOf(page, 'og:image:width'), ...metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(page, 'og:image:alt')[0]).toContain(metaOf(page, 'og:title')[0]);
  });
});

test('the page of wrong addresses is not to be found, and leads to every part of the site in every language', () => {
  const [page] = BUILT_PAGES.filter(({ path }) => path === NOT_FOUND);
  if (!page) throw new Error('there is no such page');
  expect(metaOf(page, 'robots')).toEqual(['noindex']);
  expect(metaOf(page, 'og:url')).toEqual([]);
  expect(addressesOf(page)).toEqual({ canonical: undefined, alternates: {} });
  const linksIn = (part: string) =>
    [...page.document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href'));
  const parts = linksIn('header .site-nav');
  expect(parts.length).toBeGreaterThan(4);
  expect(linksIn('main section[lang="en"]')).toEqual(expect.arrayContaining(parts));
  expect(linksIn('main section[lang="es"]')).toEqual(
    expect.arrayContaining(['/es/', '/es/24/', '/es/jugar/', '/es/como-se-hace/', '/es/para-tu-web/']),
  );
});

test('the pictures are served as what they are', async () => {
  const response = await fetch(`${origin}/social/es/24/card.png`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
});
