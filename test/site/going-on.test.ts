import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectWorking, solutionsOf, verdictOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';

/** The service comes within 9 of the target with seven numbers; eight come within 2, and nothing comes nearer. */
const EIGHT = [3, 7, 11, 19, 23, 50, 75, 100];
const PROVABLE = `?numbers=${EIGHT}&target=9999991`;

/** Ten large numbers, which keep a browser busy for many seconds. */
const LONG = '?numbers=11,13,17,19,23,29,31,37,41,43&target=987654321012';

const panel = (page: Page): Locator => page.locator('[data-part="answer"]');
const told = (part: Locator): Locator => part.locator('[data-part="local-told"]');
const cancel = (part: Locator): Locator => part.getByRole('button', { name: /^(Cancel|Cancelar)$/ });

/** Claims that nothing is searched any more. Chromium lets a busy worker be for two seconds before it ends it. */
const expectNoWorker = (page: Page) => expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);
const work = (page: Page) => panel(page).locator('[data-part="work"]').textContent();

test('where the service proves nothing, the browser goes on, and its better answer takes the place until it is proven', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const answered = page.waitForResponse('**/api/v1/numbers?**');
  await page.evaluate((search) => history.pushState(null, '', search), PROVABLE);
  await page.reload();
  const { best, search } = await (await answered).json();
  expect([best.value, best.distance, search.complete]).toEqual([10_000_000, 9, false]);
  await told(panel(page)).getByText('Proven in your browser.').waitFor();
  const [solution] = await solutionsOf(page);
  if (!solution) throw new Error('no solution is shown');
  expect(solution.value).toBe('9,999,993');
  expectWorking(solution, EIGHT);
  expect(await panel(page).locator('[data-part="proof"]').textContent()).toMatch(/^Proven/);
  expect(await cancel(panel(page)).isVisible()).toBe(false);
  await leave(visitor);
});

test('progress is shown while it lasts, and a press on the button ends it where it is', async () => {
  const visitor = await visit(`/${LONG}`);
  const { page } = visitor;
  const bar = panel(page).getByRole('progressbar', { name: 'Progress of this round' });
  await told(panel(page)).getByText('Still looking, in your browser').waitFor();
  await expect.poll(() => bar.evaluate((element) => (element as HTMLProgressElement).position)).toBeGreaterThan(0);
  await panel(page)
    .getByText(/^Round \d of 4, at most [\d,]+ steps of search\.$/)
    .waitFor();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Still looking, in your browser');
  await cancel(panel(page)).focus();
  await page.keyboard.press('Enter');
  await told(panel(page))
    .getByText(/^Stopped after [\d,]+ steps of search, without a proof\.$/)
    .waitFor();
  expect(await bar.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('answer-heading');
  await expectNoWorker(page);
  await verdictOf(page).waitFor();
  await leave(visitor);
});

test('another question ends it, and the way back begins it anew', async () => {
  const visitor = await visit(`/${LONG}`);
  const { page } = visitor;
  await cancel(panel(page)).waitFor();
  await page.locator('#numbers').fill('1 2 3');
  await page.locator('#target').fill('7');
  await page.keyboard.press('Enter');
  await page.getByText('Exact!').waitFor();
  expect(await panel(page).locator('[data-part="local-work"]').isVisible()).toBe(false);
  await expectNoWorker(page);
  await page.goBack();
  await cancel(panel(page)).waitFor();
  await page.goForward();
  await page.getByText('Exact!').waitFor();
  await expectNoWorker(page);
  expect((await solutionsOf(page))[0]?.value).toBe('7');
  await leave(visitor);
});

test('a list that the service could not end is listed whole in the end', async () => {
  const visitor = await visit('/?numbers=2,3,7,10,25,50,75,100&target=765');
  const { page } = visitor;
  await solutionsOf(page);
  await page.getByRole('tab', { name: 'All solutions' }).click();
  const list = page.getByRole('tabpanel', { name: 'All solutions' });
  await told(list).getByText('Proven in your browser.').waitFor();
  await list.getByRole('heading', { name: '9048 distinct solutions' }).waitFor();
  await list.getByText('50 of 9048 shown').waitFor();
  await list.getByRole('button', { name: 'Show more' }).press('Enter');
  await list.locator('[data-part="list"] > li').nth(99).waitFor({ state: 'attached' });
  await leave(visitor);
});

test('the picture of the reach gains the targets that the browser finds', async () => {
  const visitor = await visit('/?numbers=25,40,50,60,70,75,80,90,100');
  const { page } = visitor;
  const answered = page.waitForResponse('**/api/v1/numbers/reach?**');
  await page.getByRole('tab', { name: 'Reach' }).click();
  const { reachedCount, search } = await (await answered).json();
  expect([search.complete, reachedCount < 900]).toEqual([false, true]);
  const reach = page.getByRole('tabpanel', { name: 'Reach' });
  await reach.getByText('900 of 900 targets reached').waitFor();
  await cancel(reach).click();
  await told(reach)
    .getByText(/^Stopped after/)
    .waitFor();
  await leave(visitor);
});

test('going on is right for axe, fits every screen, and is said in the language of the page', async () => {
  const visitor = await visit(`/es/${LONG}`, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await cancel(panel(page)).waitFor();
  expect(await work(page)).toMatch(/^Esfuerzo/);
  await expectAccessible(page, '[data-part="answer"]');
  await expectToFit(page);
  await cancel(panel(page)).click();
  await told(panel(page))
    .getByText(/^Detenido tras [\d.]+ pasos/)
    .waitFor();
  await leave(visitor);
});
