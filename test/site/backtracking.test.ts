import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { backtracking } from '../../functions/solvers/arithmetic/history/backtracking.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const ENGLISH = '/how-it-works/brute-force/';
const SPANISH = '/es/como-se-hace/fuerza-bruta/';

const sentence = (page: Page) => page.locator('[data-part="sentence"]');
const textOf = (page: Page, part: string) => page.locator(`[data-part="${part}"]`).textContent();

/** How many branches of a kind are drawn and seen. */
const seen = (page: Page, kind: 'node' | 'cut') => page.locator(`.tree .branch.${kind}:not(.unseen)`).count();

test.each([ENGLISH, SPANISH])(
  'without JavaScript the whole tree of 1 2 3 → 7 is in %s, also in words, and the counts of the text hold',
  async (path) => {
    const visitor = await visit(path, { javaScriptEnabled: false });
    const { page } = visitor;
    expect(await seen(page, 'node')).toBe(23);
    expect(await seen(page, 'cut')).toBe(13);
    expect(await textOf(page, 'nodes')).toBe('23');
    expect(await page.locator('[data-part="words"] li').count()).toBe(36);
    const last = page.locator('.branch.found');
    expect(await last.textContent()).toBe('6 + 1 = 7');
    expect(await page.getByRole('button').count()).toBe(0);
    await leave(visitor);
  },
);

test('by keyboard alone: step by step, as many nodes are drawn as are counted', async () => {
  const visitor = await visit(ENGLISH);
  const { page } = visitor;
  const place = page.getByRole('slider', { name: 'Place in the search' });
  expect(await place.getAttribute('aria-valuetext')).toBe('42 of 42');
  await place.focus();
  await page.keyboard.press('Home');
  expect(await sentence(page).textContent()).toBe('The start: 1, 2, 3. Nothing has been tried.');
  expect([await seen(page, 'node'), await seen(page, 'cut')]).toEqual([0, 0]);
  const back = page.getByRole('button', { name: 'One back' });
  expect(await back.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'One step' }).focus();
  for (let moment = 1; moment <= 42; moment++) {
    await page.keyboard.press('Enter');
    const counted = [Number(await textOf(page, 'nodes')), Number(await textOf(page, 'cuts'))];
    expect([await seen(page, 'node'), await seen(page, 'cut')]).toEqual(counted);
  }
  expect(await sentence(page).textContent()).toBe('6 + 1 = 7: the target! The search ends here.');
  expect(await sentence(page).getAttribute('aria-live')).toBe('polite');
  await back.focus();
  await page.keyboard.press('Space');
  expect(await sentence(page).textContent()).toBe('3 × 2 = 6. Left to combine: 6, 1.');
  expect(await page.locator('[data-part="at-hand"] li').allTextContents()).toEqual(['6', '1']);
  expect(await textOf(page, 'nearest')).toBe('6 (1 away)');
  await leave(visitor);
});

test('it plays, silent for who listens, can be paused, and follows what it draws', async () => {
  const visitor = await visit(ENGLISH, { viewport: { width: 360, height: 640 } });
  const { page } = visitor;
  const frame = page.getByRole('region', { name: 'The drawing; it scrolls' });
  await page.getByLabel('Speed').selectOption('Fast');
  await page.getByRole('button', { name: 'Play' }).click();
  const pause = page.getByRole('button', { name: 'Pause' });
  expect(await sentence(page).getAttribute('aria-live')).toBe('off');
  await pause.click();
  const nodes = await seen(page, 'node');
  expect(nodes).toBeLessThan(23);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.locator('.branch.found').waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  expect(await seen(page, 'node')).toBe(23);
  const [box, around] = [await page.locator('.branch.now rect').boundingBox(), await frame.boundingBox()];
  expect(box && around && box.y >= around.y && box.y + box.height <= around.y + around.height).toBe(true);
  await leave(visitor);
});

test("a game of the reader's is searched and drawn, kept in the address, and carried to the other language", async () => {
  const visitor = await visit(ENGLISH);
  const { page } = visitor;
  await page.getByLabel('Numbers, in the order of the search').fill('7, 9 8');
  await page.getByLabel('Target').fill('500');
  await page.keyboard.press('Enter');
  const { nodes, value } = backtracking([7, 9, 8], 500, new Budget(1000));
  await page.getByText(`Nothing comes nearer than ${value}, ${Math.abs(500 - value)} away.`).waitFor();
  expect([await seen(page, 'node'), Number(await textOf(page, 'nodes'))]).toEqual([nodes, nodes]);
  expect(await page.locator('[data-part="words"] li').count()).toBe(nodes + (await seen(page, 'cut')));
  expect(new URL(page.url()).search).toBe('?numbers=7,9,8&target=500');

  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL(`**${SPANISH}?numbers=7,9,8&target=500`);
  await page.getByText(`Nada se acerca más que ${value}`).waitFor();
  await page.getByRole('button', { name: '7 9 8 6 → 9999' }).click();
  await page.getByText('667 nodos y 217 podas').waitFor();
  expect(await seen(page, 'node')).toBe(667);
  await page.goBack();
  await page.getByText(`Nada se acerca más que ${value}`).waitFor();
  await leave(visitor);
});

test('what cannot be drawn is told, and the tree stays', async () => {
  const visitor = await visit(ENGLISH);
  const { page } = visitor;
  const numbers = page.getByLabel('Numbers, in the order of the search');
  await numbers.fill('1 2 3 4 5');
  await page.getByRole('button', { name: 'Draw the tree' }).click();
  await page.getByText('At most 4 numbers fit; you gave 5.').waitFor();
  expect(await numbers.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await seen(page, 'node')).toBe(23);
  await leave(visitor);
});

test('who wants no motion goes through it step by step', async () => {
  const visitor = await visit(SPANISH, { reducedMotion: 'reduce' });
  const { page } = visitor;
  expect(await page.getByRole('button', { name: 'Reproducir' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Atrás' }).click();
  expect(await seen(page, 'node')).toBe(22);
  await leave(visitor);
});

test('it is accessible, and fits: only the drawing may be wider, and scrolls in its frame', async () => {
  const visitor = await visit(`${SPANISH}?numbers=100,75,50&target=999`);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.locator('.tree').evaluate((tree) => tree.remove());
  await expectToFit(page);
  await leave(visitor);
});
