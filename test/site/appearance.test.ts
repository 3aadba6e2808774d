import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leave, sameVisitor, visit } from './browser.ts';
import { solutionsOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const STATES = {
  solved: '?numbers=25,50,75,100,3,6&target=952',
  'with two values': '?numbers=2,2,3,4,6,10&target=631',
  'with ten long numbers':
    '?numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863&target=9007199254740991',
  'at a bad address': '?numbers=25,fifty,100&target=12345678901234567890',
};
const STATES_OF_24 = {
  'solved with fractions': '?numbers=3,3,8,8&target=24',
  'with ten long numbers':
    '?numbers=-999983,999979/999961,999959,1/999931,999917,999907,999883,999863,5,7&target=-999999/7',
};
/** What every page shows at first, `every-page.test.ts` looks at. */
const PAGES = [
  ...['/', '/es/'].flatMap((path) =>
    Object.entries(STATES).map(([state, search]) => ({ state, path, address: `${path}${search}` })),
  ),
  ...Object.entries(STATES_OF_24).map(([state, search]) => ({ state, path: '/24/', address: `/24/${search}` })),
  { state: 'in Spanish', path: '/es/24/', address: `/es/24/${STATES_OF_24['with ten long numbers']}` },
];

/** Waits until the page shows what its address asks for. */
async function settled(page: Page, address: string): Promise<void> {
  if (address.includes('fifty')) await page.locator('[data-state="failed"]').waitFor();
  else if (address.includes('?')) await solutionsOf(page);
}

describe('is right for axe in either theme, and fits every screen from 320 to 1280 pixels', () => {
  const open = sameVisitor();
  test.each(PAGES)('$path $state', async ({ address }) => {
    const page = await open(address);
    await settled(page, address);
    await expectAccessible(page);
    await expectToFit(page);
  });
});

test('in the colours of the system the display shows its digits, and every button its border', async () => {
  const visitor = await visit('/?numbers=1,2,3&target=1', { forcedColors: 'active', colorScheme: 'light' });
  const { page } = visitor;
  await solutionsOf(page);
  const fills = await page
    .locator('[data-digit="1"] path')
    .evaluateAll((segments) => segments.map((segment) => getComputedStyle(segment).fill));
  const [lit, unlit] = ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'];
  expect(fills).toEqual([unlit, lit, lit, unlit, unlit, unlit, unlit]);
  const borders = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderLeftStyle));
  expect(borders.filter((border) => border === 'none')).toEqual([]);
  await leave(visitor);
});

test('who wants less motion gets none', async () => {
  const visitor = await visit('/', { reducedMotion: 'reduce' });
  const { page } = visitor;
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('button.tile, html')].filter((element) => {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element);
      return transitionDuration !== '0s' || scrollBehavior === 'smooth';
    }),
  );
  expect(moving).toEqual([]);
  await page.getByRole('button', { name: 'Draw a target' }).click();
  const shown = await page.locator('[data-part="display"] > [data-digit]').count();
  expect(shown).toBe(3);
  await leave(visitor);
});
