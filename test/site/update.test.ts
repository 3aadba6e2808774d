import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserOfFile } from './browser.ts';
import { REVISION, SECOND, startVersions, type VersionedSite, WORDS } from './two-versions.ts';

let site: VersionedSite;
beforeEach(async () => {
  site = await startVersions();
});
afterEach(() => site.stop());

/** Opens the site until its first version is kept. */
async function openFirst(): Promise<Page> {
  const browser = await browserOfFile();
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

/** The files of words that are kept, with their revisions. */
const keptWords = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('words')).keys()).map(({ url }) => url));

/** Lets the browser look for a new version. @returns whether one waits then */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) {
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => resolve(), { once: true });
      });
    }
    return registration.waiting !== null;
  });

test('a new version waits while a page of the old one is open, and takes over with the next page after that', async () => {
  const page = await openFirst();
  const first = await page.title();
  expect(await keptWords(page)).toEqual([]);
  await page.evaluate(async (path) => (await fetch(path)).arrayBuffer(), WORDS);
  const before = await keptWords(page);
  expect(before).toEqual([expect.stringMatching(/es\.words\?revision=\w{32}$/)]);
  site.serve({ page: 2, worker: 2 });
  expect(await lookForUpdate(page)).toBe(true);

  const other = await page.context().newPage();
  await other.goto('/');
  // As long as it takes to ask whether the new one may take over.
  await other.waitForTimeout(500);
  expect(await other.title()).toBe(first);
  expect(await other.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await other.close();

  await page.reload();
  await page.waitForFunction((title) => document.title === title, SECOND);
  // Words that were kept are kept in their new version, and no longer in the old one.
  await expect.poll(() => keptWords(page)).toEqual([`${site.origin}${WORDS}?revision=${REVISION}`]);
  await page.goto('/24/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().setOffline(true);
  await page.goto('/');
  expect(await page.title()).toBe(SECOND);
  await page.context().close();
});

test('a version of which a file is not what it should be is not kept, and the old one stays whole', async () => {
  const page = await openFirst();
  const first = await page.title();
  site.serve({ page: 1, worker: 2 });
  expect(await lookForUpdate(page)).toBe(false);
  await page.reload();
  expect(await page.title()).toBe(first);
  await page.context().close();
});

test('the page that looks for a new version is told not to keep the file that says so', async () => {
  const headers = await (await fetch(`${site.origin}/_headers`)).text();
  expect(headers).toMatch(/\/service-worker\.js\n {2}Cache-Control: no-cache/);
});
