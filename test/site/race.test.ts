import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/race/';
const told = (page: Page) => page.locator('[data-part="race-told"]');
const SPANISH = '/es/como-se-hace/carrera/';
const lane = (page: Page, runner: string) => page.locator(`[data-part="race"] li[data-part="${runner}"]`);
const widthOf = (page: Page, runner: string, bar: string) =>
  lane(page, runner)
    .locator(`[data-part="${bar}"]`)
    .evaluate((element) => (element as HTMLElement).style.width);

test('on 25 50 75 100 3 6 all three that play the numbers round find 952, and backtracking takes 1,024,635 nodes', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Start the race' }).press('Enter');
  await told(page).getByText('All have finished. They agree on the distance.').waitFor();
  for (const runner of ['subsets', 'states', 'backtracking']) {
    await lane(page, runner).getByText('952, exact (proven)').waitFor();
  }
  await lane(page, 'backtracking').getByText('1,024,635 nodes').waitFor();
  await lane(page, 'operators').getByText('Does not play by these rules.').waitFor();
  expect(new URL(page.url()).search).toBe('?numbers=25,50,75,100,3,6&target=952');
  await lane(page, 'backtracking')
    .getByText(/^[^=]+ = 952, exact/)
    .waitFor();
  expect(await widthOf(page, 'backtracking', 'work-bar')).toBe('100%');
  expect(Number.parseFloat(await widthOf(page, 'subsets', 'time-bar'))).toBeLessThan(50);
  await expectAccessible(page, 'main');
  await expectToFit(page);
  await leave(visitor);
});

test('in Spanish, where the target is out of reach, all come equally near and fit a phone; bars do not glide for who wants no motion', async () => {
  const visitor = await visit(`${SPANISH}?numbers=1,2,4,8,16,32&target=9999`, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await lane(page, 'subsets').getByText('Esperando').waitFor();
  await page.getByRole('button', { name: 'Empezar la carrera' }).press('Enter');
  await told(page).getByText('Todas han llegado, y coinciden en la distancia.').waitFor();
  for (const runner of ['subsets', 'states', 'backtracking']) {
    await lane(page, runner).getByText('9984, a 15 del objetivo (demostrado)').waitFor();
  }
  await lane(page, 'backtracking').getByText('1.065.053 nodos').waitFor();
  const glide = (element: Element) => getComputedStyle(element).transitionDuration;
  expect(await lane(page, 'subsets').locator('[data-part="time-bar"]').evaluate(glide)).toBe('0s');
  await expectAccessible(page, 'main');
  await expectToFit(page);
  // The names stand on one line each, beside or above what was found.
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of await page.locator('[data-part="race"] li strong').all()) {
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  }
  await leave(visitor);
});

test('a hand of 24 is raced by those who play with fractions, and the other language keeps it', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  await page.getByRole('button', { name: '3 3 8 8 → 24' }).click();
  await told(page).getByText('All have finished.').waitFor();
  await lane(page, 'subsets').getByText('24, exact (proven)').waitFor();
  await lane(page, 'operators').getByText('24, exact (proven)').waitFor();
  await lane(page, 'states').getByText('Does not play by these rules.').waitFor();
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/como-se-hace/carrera/?rules=24&numbers=3,3,8,8&target=24');
  await leave(visitor);
});

test('a race can be cancelled, and a game that is none says why', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  await page.getByLabel('Numbers', { exact: true }).fill('1 2 4 8 16 32 64');
  await page.getByLabel('Target').fill('999999');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.locator('li[data-phase="running"]').first().waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await told(page).getByText('Cancelled.').waitFor();
  await lane(page, 'backtracking').getByText('Cancelled').waitFor();
  // A worker at work is given some time to end by itself.
  await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);

  // The way back leads to another game: what runs is ended, and nothing begins by itself.
  await page.getByLabel('Target').fill('999998');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.locator('li[data-phase="running"]').first().waitFor();
  await page.goBack();
  await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);
  expect(await told(page).textContent()).toBe('');
  await lane(page, 'backtracking').getByText('Waiting').waitFor();
  await page.getByLabel('Numbers', { exact: true }).fill('1 2 4 8 16 32 64 75');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.getByText('At most 7 numbers fit; you gave 8.').waitFor();
  await leave(visitor);
});

test('without JavaScript the counts are there', async () => {
  const visitor = await visit(SPANISH, { javaScriptEnabled: false });
  const { page } = visitor;
  expect(await page.locator('noscript p').textContent()).toMatch(/^La carrera necesita JavaScript\. /);
  expect(await page.locator('noscript p').isVisible()).toBe(true);
  const rows = await page.getByRole('row').allTextContents();
  const known = rows.map((row) => row.replaceAll(/\s+/g, ' '));
  for (const count of ['1.024.635', '1.065.053', '25.113', '3690']) expect(known.join()).toContain(count);
  await leave(visitor);
});
