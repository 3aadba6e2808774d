import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Dark colours' });
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const PAPER = { light: 'rgb(244, 242, 236)', dark: 'rgb(15, 20, 28)' };

test('the theme is that of the system until the reader chooses, and the choice is remembered', async () => {
  const visitor = await visit('/problems/', { colorScheme: 'dark' });
  const { page } = visitor;
  expect(await paperOf(page)).toBe(PAPER.dark);
  expect(await themeSwitch(page).getAttribute('aria-pressed')).toBe('true');
  await themeSwitch(page).press('Enter');
  expect(await paperOf(page)).toBe(PAPER.light);
  await page.goto('/24/');
  expect(await paperOf(page)).toBe(PAPER.light);
  expect(await themeSwitch(page).getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#f4f2ec');
  await leave(visitor);
});

test('a choice that says the same as the system is forgotten, so that the system decides again', async () => {
  const visitor = await visit('/', { colorScheme: 'light' });
  const { page } = visitor;
  await themeSwitch(page).click();
  await themeSwitch(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paperOf(page)).toBe(PAPER.dark);
  await expect.poll(() => themeSwitch(page).getAttribute('aria-pressed')).toBe('true');
  await leave(visitor);
});

test('the chosen theme is there at the first paint', async () => {
  const visitor = await visit('/', { colorScheme: 'light' });
  const { page } = visitor;
  await themeSwitch(page).click();
  // Nothing that comes after the head is waited for: the theme has to be set by then.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.getAttribute('data-theme') });
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate('themeAtBody')).toBe('dark');
  await leave(visitor);
});

test('a choice made in one tab is that of the other', async () => {
  const visitor = await visit('/', { colorScheme: 'light' });
  const { page } = visitor;
  const other = await page.context().newPage();
  await other.goto('/24/');
  await themeSwitch(other).click();
  await expect.poll(() => paperOf(page)).toBe(PAPER.dark);
  await leave(visitor);
});
