import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, leave, visit } from './browser.ts';
import { solutionsOf } from './game.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const STATES = {
  'before solving': '',
  solved: '?numbers=25,50,75,100,3,6&target=952',
  'with two values': '?numbers=2,2,3,4,6,10&target=631',
  'with ten long numbers':
    '?numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863&target=9007199254740991',
  'at a bad address': '?numbers=25,fifty,100&target=12345678901234567890',
};
const PAGES = [
  ...['/', '/es/'].flatMap((path) =>
    Object.entries(STATES).map(([state, search]) => ({ state, path, address: `${path}${search}` })),
  ),
  ...['/problems/', '/es/problems/'].map((path) => ({ state: 'as it is', path, address: path })),
];

/** Waits until the page shows what its address asks for. */
async function settled(page: Page, address: string): Promise<void> {
  if (address.includes('fifty')) await page.locator('[data-state="failed"]').waitFor();
  else if (address.includes('?')) await solutionsOf(page);
}

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 600, 1280];

describe('axe finds nothing to object to, in either theme', () => {
  test.each([...PAGES, { state: 'not found', path: '/nothing', address: '/nothing' }])(
    '$path $state',
    async ({ address }) => {
      const { page } = await visit(browser, address);
      await settled(page, address);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect(found, colorScheme).toEqual([]);
      }
      await page.context().close();
    },
  );
});

/** How far the page scrolls sideways, and what ends beyond the card that holds it, where it would be clipped. */
function cutOff(): { sideways: number; cut: string[] } {
  const edge = document.documentElement.clientWidth;
  const isCut = (element: Element) => {
    const card = element.closest('.game, .answer')?.getBoundingClientRect();
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < (card?.left ?? 0) - 1 || right > (card?.right ?? edge) + 1);
  };
  const seen = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('.out-of-sight'));
  return {
    sideways: document.documentElement.scrollWidth - edge,
    cut: seen.filter(isCut).map((element) => element.outerHTML.slice(0, 100)),
  };
}

describe('nothing is cut off or scrolls sideways, from 360 to 1280 pixels', () => {
  test.each(PAGES)('$path $state', async ({ address }) => {
    const visitor = await visit(browser, address);
    const { page } = visitor;
    await settled(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutOff), `${width}`).toEqual({ sideways: 0, cut: [] });
    }
    await leave(visitor);
  });
});

test('in the colours of the system the display shows its digits, and every button its border', async () => {
  const visitor = await visit(browser, '/?numbers=1,2,3&target=1', { forcedColors: 'active', colorScheme: 'light' });
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
  const visitor = await visit(browser, '/', { reducedMotion: 'reduce' });
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
