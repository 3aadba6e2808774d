import { parseHTML } from 'linkedom';
import { expect, inject, test } from 'vitest';
import { addressesOf, FOUND_PAGES } from './built-pages.ts';

const origin = inject('origin');
const read = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  return { status: response.status, text: await response.text() };
};

test('robots.txt names the sitemap, and keeps crawlers from asking the API', async () => {
  expect(await read('/robots.txt')).toEqual({
    status: 200,
    text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  });
});

test('the sitemap has each page that is to be found once, with its address in every language, and no other', async () => {
  const index = await read('/sitemap-index.xml');
  const maps = [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(maps).toEqual([`${origin}/sitemap-0.xml`]);
  const { document } = parseHTML((await read('/sitemap-0.xml')).text);
  const entries = [...document.querySelectorAll('url')].map((entry) => [
    entry.querySelector('loc')?.textContent,
    Object.fromEntries(
      [...entry.querySelectorAll('[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  ]);
  const pages = FOUND_PAGES.map((page) => {
    const { canonical, alternates } = addressesOf(page);
    return [canonical, alternates];
  });
  const byAddress = (list: unknown[][]) => list.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(byAddress(entries)).toEqual(byAddress(pages));
});
