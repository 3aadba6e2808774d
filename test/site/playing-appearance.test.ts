import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { part, play, resultOf, sign, targetOf } from './playing.ts';

/** Claims that what is seen of the page itself is accessible in either theme, and fits any width from 320 pixels on. */
async function expectToLookRight(page: Page): Promise<void> {
  await expectAccessible(page, 'main');
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

/** Claims that a finger finds every button that a round is played with. */
async function expectBigTargets(page: Page): Promise<void> {
  const boxes = await page.locator('[data-part="card"] button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [button.textContent, width >= 44 && height >= 44];
    }),
  );
  expect(boxes.filter(([, isBig]) => !isBig)).toEqual([]);
}

test.each(['/play/?show=uk&clock=off&seed=7', '/es/diario/?date=2026-01-05'])(
  '%s looks right before, in and after a round, in either theme and at any width',
  async (address) => {
    const visitor = await visit(address, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await part(page, 'with-clock').uncheck();
    await expectToLookRight(page);
    await part(page, 'deal').click();
    await targetOf(page);
    const [left = 0, right = 0] = (await page.locator('.seats button').allTextContents()).map(Number);
    await play(page, [{ left, operator: '*', right }]);
    await sign(page, '-').click();
    // Of a round itself, one page is as the other.
    if (address.startsWith('/play/')) await expectToLookRight(page);
    await expectBigTargets(page);
    await part(page, 'done').click();
    await resultOf(page);
    await expectToLookRight(page);
    await leave(visitor);
  },
);

test('a day that is yet to come looks right', async () => {
  const visitor = await visit('/daily/?date=2999-01-01');
  await expectToLookRight(visitor.page);
  await leave(visitor);
});

test('in the colours of the system what is picked and every button can be told', async () => {
  const visitor = await visit('/play/?show=es&clock=off&seed=7', {
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  const { page } = visitor;
  await part(page, 'deal').click();
  await targetOf(page);
  await page.keyboard.press('Enter');
  const seats = page.locator('.seats button');
  const widths = await seats.evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).borderTopWidth));
  expect(widths).toEqual(['3px', '1px', '1px', '1px', '1px', '1px']);
  const borders = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderLeftStyle));
  expect(borders.filter((border) => border === 'none')).toEqual([]);
  await leave(visitor);
});

test.each([
  ['/play/', /^Playing needs JavaScript/],
  ['/es/diario/', /^Para jugar se necesita JavaScript/],
])('without JavaScript %s says so, and offers nothing that would not work', async (path, says) => {
  const visitor = await visit(path, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.getByText(says).waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  await leave(visitor);
});
