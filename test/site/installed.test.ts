import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { ICONS } from '../../site/app/icons.ts';
import { keptFiles } from '../../site/build/offline.ts';
import { LOCALES, pathIn } from '../../site/i18n/locales.ts';
import { textsIn } from '../../site/i18n/texts.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Bytes that the site may take of the browser's room. */
const MOST_KEPT = 4 * 2 ** 20;

/** Width and height of a PNG, as its header has them. */
async function sizeOf(path: string): Promise<readonly number[]> {
  const png = await readFile(`${DIST}${path}`);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe.each(LOCALES)('the manifest in %s', (locale) => {
  test('is named by every page of its language, and names what is there', async () => {
    const path = pathIn(locale, 'manifest.webmanifest');
    const page = await readFile(`${DIST}${pathIn(locale, '')}index.html`, 'utf8');
    expect(page).toContain(`<link rel="manifest" href="${path}">`);
    const reply = await fetch(`${inject('origin')}${path}`);
    expect(reply.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = await reply.json();
    expect(manifest).toMatchObject({
      lang: locale,
      short_name: textsIn(locale).site.name,
      start_url: pathIn(locale, ''),
      display: 'standalone',
    });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(page).toContain(`content="${manifest.theme_color}"`);
    for (const { src, sizes, type } of manifest.icons) {
      expect(`${(await sizeOf(src)).join('x')} ${type}`).toBe(`${sizes} image/png`);
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });
});

test.each(Object.values(ICONS))('$path is $size pixels wide and high', async ({ path, size }) => {
  expect(await sizeOf(path)).toEqual([size, size]);
});

test('the service worker is asked for anew each time, and keeps every page but that for wrong addresses', async () => {
  const reply = await fetch(`${inject('origin')}/service-worker.js`);
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const script = await reply.text();
  const kept = await keptFiles(DIST);
  for (const { url, integrity } of kept) {
    expect(script, url).toContain(`\`${url}\``);
    expect(script, url).toContain(`${integrity}`);
  }
  const urls = kept.map(({ url }) => url);
  const pages = globSync('**/index.html', { cwd: DIST }).map((page) => `/${page.replace(/index\.html$/, '')}`);
  expect(urls).toEqual(expect.arrayContaining(pages));
  expect(urls.filter((url) => /^\/(social|openapi|404|icons)/.test(url))).toEqual([]);
  const sizes = await Promise.all(
    urls.map(async (url) => (await readFile(`${DIST}${url.endsWith('/') ? `${url}index.html` : url}`)).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_KEPT);
});
