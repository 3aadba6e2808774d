import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sameVisitor } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { PAGES } from './pages.ts';

/** The most that the scripts of a page may weigh, in bytes as they come over the network. */
const MOST_SCRIPT = 30 * 1024;

/** Pages to read, which load no script. */
const TEXT_PAGES = ['/how-it-works/', '/es/como-se-hace/', '/problems/', '/es/problems/', '/404'];

/** The gzipped bytes of the scripts that a page has loaded, and that run in it. */
async function scriptBytes(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const bodies = await Promise.all(names.map(async (name) => (await page.request.get(name)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

const open = sameVisitor({ reducedMotion: 'reduce' });

describe.each(PAGES)('%s', (path) => {
  test('is right for axe in either theme, fits every screen from 320 pixels on, and is light', async () => {
    const page = await open(path);
    const bytes = await scriptBytes(page);
    if (TEXT_PAGES.includes(path)) expect(bytes).toBe(0);
    else expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
    await expectAccessible(page);
    await expectToFit(page);
  });
});
