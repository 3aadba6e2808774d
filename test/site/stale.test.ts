import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { displayOf, solutionsOf, tile, verdictOf } from './game.ts';
import { expectAccessible } from './looks.ts';

const GAME = '?numbers=25,50,75,100,3,6&target=952';
const NOTE = 'For the game before your changes.';
const note = (page: Page, text = NOTE) => page.locator('[data-part="stale"]', { hasText: text });
const isStale = (page: Page) => note(page).isVisible();
const colourOf = (page: Page) => verdictOf(page).evaluate((verdict) => getComputedStyle(verdict).color);

test('an answer says that it is for the game before, until the form holds its game again', async () => {
  const visitor = await visit(`/${GAME}`);
  const { page } = visitor;
  await solutionsOf(page);
  const fresh = await colourOf(page);
  expect(await isStale(page)).toBe(false);

  await page.locator('#target').fill('953');
  expect(await isStale(page)).toBe(true);
  expect(await colourOf(page)).not.toBe(fresh);
  await page.locator('#target').fill(' 952 ');
  expect(await isStale(page)).toBe(false);
  expect(await colourOf(page)).toBe(fresh);

  await tile(page, 6).click();
  expect(await isStale(page)).toBe(true);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(() => isStale(page)).toBe(false);
  await leave(visitor);
});

test('an answer that comes after the form has changed says so too', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/numbers?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('#numbers').fill('1 2 3');
  await page.locator('#target').fill('6');
  await page.keyboard.press('Enter');
  await page.locator('#target').fill('');
  release();
  await solutionsOf(page);
  expect(await isStale(page)).toBe(true);
  await leave(visitor);
});

test('a target with separators is the same game, and is lit without them', async () => {
  const visitor = await visit('/?numbers=1,2,3&target=12345');
  const { page } = visitor;
  await solutionsOf(page);
  await page.locator('#target').fill('12,345');
  expect(await isStale(page)).toBe(false);
  expect(await displayOf(page)).toBe('12345');
  await leave(visitor);
});

test('axe finds nothing to object to in a stale answer, in either theme', async () => {
  const { page } = await visit(`/es/${GAME}`);
  await solutionsOf(page);
  await page.locator('#target').fill('953');
  await note(page, 'De la partida anterior a tus cambios.').waitFor();
  await expectAccessible(page);
  await page.context().close();
});
