import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 360, 600, 1280];

/** All blocks of the picture of the reach but the first, which the others are like: axe would take seconds for their cells. */
const MORE_BLOCKS = '.block ~ .block';

/** WCAG 2.2 at level AA, and what axe advises besides. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe as it is smallest: it is read anew on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe in a page that has not got it yet, past what Playwright would wrap it in, which takes as long again. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
}

/** Claims that axe finds nothing to object to in what a part of a page shows now, in either theme. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await loadAxe(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // Themes differ in their colours only: what else there is to find is found in the first.
    const runOnly: RunOnly =
      colorScheme === THEMES[0] ? { type: 'tag', values: STANDARD } : { type: 'rule', values: OF_COLOURS };
    const found = await page.evaluate(violations, { include: part, exclude: MORE_BLOCKS, runOnly });
    expect(found, colorScheme).toEqual([]);
  }
}

/** What axe, loaded in the page before, objects to: the rules, each with the elements that break it. */
async function violations(scope: {
  include: string;
  exclude: string;
  runOnly: RunOnly;
}): Promise<[string, string[]][]> {
  const { include, exclude, runOnly } = scope;
  const loaded = (globalThis as unknown as { axe: typeof axe }).axe;
  const context = { include: [include], exclude: [exclude] };
  const results = await loaded.run(context, { runOnly, resultTypes: ['violations'] });
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How far the page scrolls sideways, and what ends beyond the card that holds it, where it would be clipped. */
function cutOff(): { sideways: number; cut: string[] } {
  const edge = document.documentElement.clientWidth;
  const isCut = (element: Element) => {
    const card = element.closest('.game, .answer, .tools')?.getBoundingClientRect();
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < (card?.left ?? 0) - 1 || right > (card?.right ?? edge) + 1);
  };
  const seen = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest('.out-of-sight, [tabindex="0"] *'),
  );
  return {
    sideways: document.documentElement.scrollWidth - edge,
    cut: seen.filter(isCut).map((element) => element.outerHTML.slice(0, 100)),
  };
}

/** Claims that nothing is cut off or scrolls sideways, from 320 to 1280 pixels. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(cutOff), `${width}`).toEqual({ sideways: 0, cut: [] });
  }
}
