import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { solutionsOf } from './game.ts';

const ANSWER = '[data-part="answer"]';

/** Asks for a target from 1, 2 and 3. */
async function ask(page: Page, target: string): Promise<void> {
  await page.locator('#numbers').fill('1 2 3');
  await page.locator('#target').fill(target);
  await page.keyboard.press('Enter');
}

test('waiting is told, and a later question takes the place of an earlier one', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = await visit('/');
  const { page } = visitor;
  await page.route('**/api/v1/numbers?**', async (route) => {
    if (route.request().url().includes('target=6')) await held;
    await route.continue().catch(() => undefined);
  });
  await ask(page, '6');
  await page.getByText('Solving…').waitFor();
  expect(await page.locator(ANSWER).getAttribute('aria-busy')).toBe('true');
  await ask(page, '7');
  expect((await solutionsOf(page))[0]?.value).toBe('7');
  release();
  await page.waitForTimeout(200);
  expect((await solutionsOf(page))[0]?.value).toBe('7');
  expect(await page.locator(ANSWER).getAttribute('aria-busy')).toBe('false');
  await leave(visitor);
});

test.each([200, 400])('a %i still coming when a later question takes its place is no failure', async (status) => {
  const visitor = await visit('/');
  const { page } = visitor;
  // Replies that begin and never end, as on a bad line.
  await page.evaluate((status) => {
    window.fetch = async (_, init) =>
      new Response(
        new ReadableStream({ start: (body) => init?.signal?.addEventListener('abort', () => body.error()) }),
        {
          status,
        },
      );
  }, status);
  for (const target of ['6', '7']) {
    await ask(page, target);
    await page.waitForTimeout(100);
    expect(await page.locator('[data-state="failed"]').isVisible()).toBe(false);
    expect(await page.locator(ANSWER).getAttribute('aria-busy')).toBe('true');
  }
  await leave(visitor);
});
