import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectWorking, solutionsOf } from './game.ts';

const items = (page: Page) => page.locator('[data-part="list"] > li');
const equations = (page: Page) => page.locator('[data-part="equation"]').allTextContents();

/** Opens the list of a game that is solved. */
async function openList(page: Page): Promise<void> {
  await solutionsOf(page);
  await page.getByRole('tab', { name: 'All solutions' }).click();
  await items(page).first().waitFor();
}

test('765 from 1 3 7 10 25 50 has 12 distinct solutions, each with working that is right', async () => {
  const given = [1, 3, 7, 10, 25, 50];
  const visitor = await visit(`/?numbers=${given}&target=765`);
  const { page } = visitor;
  await openList(page);
  await page.getByRole('heading', { name: '12 distinct solutions' }).waitFor();
  expect(new Set(await equations(page)).size).toBe(12);
  expect(await page.getByRole('button', { name: 'Show more' }).isVisible()).toBe(false);
  for (const item of await items(page).all()) {
    await item.locator('summary').press('Enter');
    const steps = item.locator('[data-part="steps"] > li');
    await steps.first().waitFor();
    const expression = (await item.locator('[data-part="equation"]').textContent()) ?? '';
    const [sum = ''] = expression.split('=');
    const used = given.filter((number) => new RegExp(`\\b${number}\\b`).test(sum));
    const working = { value: '765', steps: await steps.allTextContents(), expression, used };
    expectWorking(working, given);
    expect(await item.locator('[data-part="used"]').textContent()).toBe(`${used.length} numbers`);
  }
  await leave(visitor);
});

test('of hundreds, more come at a press, by keyboard too, and then as the end comes into sight', async () => {
  const visitor = await visit('/?numbers=1,2,5,10,25,50&target=250');
  const { page } = visitor;
  await openList(page);
  await page.getByRole('heading', { name: '213 distinct solutions' }).waitFor();
  expect(await items(page).count()).toBe(50);
  expect(await page.getByText('50 of 213 shown').isVisible()).toBe(true);
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(200);
  expect(await items(page).count()).toBe(50);

  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await items(page).nth(99).waitFor({ state: 'attached' });
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toContain((await equations(page))[50]);
  const shownAfterScrolling = async () => {
    await page.mouse.wheel(0, 20_000);
    return items(page).count();
  };
  await expect.poll(shownAfterScrolling, { timeout: 20_000 }).toBe(213);
  expect(new Set(await equations(page)).size).toBe(213);
  expect(await page.getByRole('button', { name: 'Show more' }).isVisible()).toBe(false);
  await leave(visitor);
});

test('the list waits for a solved game, follows it, and says when it is for another', async () => {
  const visitor = await visit('/es/');
  const { page } = visitor;
  await page.getByRole('tab', { name: 'Soluciones' }).click();
  await page.getByText('Resuelve una partida y aparecerán aquí').waitFor();
  await page.locator('#numbers').fill('3 3 25 50 75 100');
  await page.locator('#target').fill('996');
  await page.keyboard.press('Enter');
  await items(page).first().waitFor();
  const stale = page.locator('[data-part="list-stale"]');
  expect(await stale.isVisible()).toBe(false);
  await page.locator('#target').fill('997');
  expect(await stale.isVisible()).toBe(true);
  await leave(visitor);
});

test('the nearest ways are listed where none is exact', async () => {
  const visitor = await visit('/?numbers=1,1,2,2,3,3&target=999');
  const { page } = visitor;
  await solutionsOf(page);
  await page.getByRole('button', { name: 'All solutions' }).click();
  await page.getByRole('heading', { name: 'One distinct way to come within 918' }).waitFor();
  expect((await equations(page))[0]).toMatch(/ = 81$/);
  await leave(visitor);
});

test('a page of the list that does not come can be asked for again', async () => {
  const { page } = await visit('/?numbers=1,3,7,10,25,50&target=765');
  await solutionsOf(page);
  await page.route('**/api/v1/numbers?**find=all**', (route) => route.abort('connectionrefused'));
  await page.route('**/solver-worker*', (route) => route.abort());
  await page.getByRole('tab', { name: 'All solutions' }).click();
  const panel = page.getByRole('tabpanel', { name: 'All solutions' });
  await panel.getByText('The service does not answer').waitFor();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await items(page).nth(11).waitFor();
  await page.context().close();
});
