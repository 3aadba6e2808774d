import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { solutionsOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const ROUND = '/?numbers=1,3,7,10,25,50&target=765';
const TWENTY_FOUR = '/es/24/?numbers=3,3,8,8&target=24';

/** What is done to each tool before it is looked at. */
const TOOLS = {
  async check(page: Page) {
    await page.locator('#expression').fill(`${'(50+1)*(25-10)+'.repeat(8)}8/3`);
    await page.locator('#expression').press('Enter');
    await page.locator('mark').first().waitFor();
  },
  async solutions(page: Page) {
    await page.locator('#solutions-tab').click();
    await page.locator('[data-part="list"] summary').first().click();
  },
  async reach(page: Page) {
    await page.locator('#reach-tab').click();
    await page.getByRole('gridcell').nth(24).hover();
  },
};

test.each([
  ['solutions', ROUND],
  ['reach', ROUND],
  ['check', TWENTY_FOUR],
  ['reach', TWENTY_FOUR],
] as const)('%s of %s is accessible in either theme, and fits every screen', async (tool, address) => {
  const visitor = await visit(address);
  const { page } = visitor;
  await solutionsOf(page);
  await TOOLS[tool](page);
  await expectAccessible(page, '.tools');
  await expectToFit(page);
  await leave(visitor);
});

test('a dealt game and the open rules are accessible in either theme, and fit every screen', async () => {
  const visitor = await visit('/24/?show=24&seed=11');
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.locator('[data-part="rules"] summary').click();
  await expectAccessible(page, '.game-page');
  await expectToFit(page);
  await leave(visitor);
});

test('in the colours of the system the picture keeps its own, and the cards their borders', async () => {
  const visitor = await visit(TWENTY_FOUR, { forcedColors: 'active', colorScheme: 'light' });
  const { page } = visitor;
  await solutionsOf(page);
  await TOOLS.reach(page);
  const colourOf = (place: number) =>
    page
      .getByRole('gridcell')
      .nth(place)
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await colourOf(23)).not.toBe(await colourOf(25));
  const borders = await page
    .locator('[data-part="hand"] button, [data-part="deck"] button')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopStyle));
  expect(new Set(borders)).toEqual(new Set(['solid']));
  await leave(visitor);
});
