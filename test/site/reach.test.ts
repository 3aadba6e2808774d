import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { displayOf, solutionsOf } from './game.ts';

const HAND = '/?numbers=1,3,7,10,25,50';
const cells = (page: Page) => page.getByRole('gridcell');
const told = (page: Page) => page.locator('[data-part="told"]').textContent();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

/** How far the light that has the focus is below what is told of it, which stays in sight as the page scrolls. */
const roomAbove = (page: Page) =>
  page.evaluate(() => {
    const telling = document.querySelector('[data-part="told"]')?.parentElement?.getBoundingClientRect();
    return (document.activeElement?.getBoundingClientRect().top ?? 0) - (telling?.bottom ?? 0);
  });

/** Opens the picture of a hand. */
async function openReach(page: Page, name = 'Reach'): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await cells(page).first().waitFor();
}

test('the 900 targets of 1 3 7 10 25 50 are told by hover, and those out of reach are of another shape', async () => {
  const visitor = await visit(HAND);
  const { page } = visitor;
  await openReach(page);
  expect(await cells(page).count()).toBe(900);
  expect(await page.getByRole('rowgroup').count()).toBe(9);
  const labels = await cells(page).evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ''));
  const missed = labels.filter((label) => label.includes('out of reach'));
  expect(labels.every((label, place) => label.startsWith(`${100 + place} `))).toBe(true);
  await page.getByRole('heading', { name: `${900 - missed.length} of 900 targets reached` }).waitFor();

  const [unreached, reached] = [cells(page).nth(831 - 100), cells(page).nth(765 - 100)];
  await unreached.hover();
  expect(await told(page)).toBe('831 is out of reach: the nearest is 1 away.');
  await reached.hover();
  expect(await told(page)).toBe('765 takes 4 numbers.');
  const shapeOf = (cell: typeof reached) => cell.evaluate((element) => getComputedStyle(element).borderRadius);
  expect(await shapeOf(unreached)).not.toBe(await shapeOf(reached));

  const amounts = await page.locator('[data-part="legend"] [data-part="amount"]').allTextContents();
  expect(amounts.map(Number).reduce((sum, amount) => sum + amount)).toBe(900);
  expect(Number(amounts.at(-1))).toBe(missed.length);
  await leave(visitor);
});

test('the keyboard walks the picture from one stop, and Enter solves', async () => {
  const visitor = await visit(HAND);
  const { page } = visitor;
  await openReach(page);
  expect(await page.locator('[role="gridcell"][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Tab');
  const walk: readonly (readonly [string, string])[] = [
    ['ArrowRight', '101'],
    ['ArrowDown', '111'],
    ['PageDown', '211'],
    ['End', '219'],
    ['ArrowRight', '220'],
    ['ArrowUp', '210'],
    ['ArrowLeft', '209'],
    ['Home', '200'],
    ['Control+End', '999'],
    ['ArrowRight', '999'],
    ['Control+Home', '100'],
    ['ArrowUp', '100'],
  ];
  for (const [key, target] of walk) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toMatch(new RegExp(`^${target} `));
    expect(await told(page)).toBe(await focused(page));
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect((await solutionsOf(page))[0]?.value).toBe('101');
  expect(await displayOf(page)).toBe('101');
  await leave(visitor);
});

test('the light that the keyboard goes to is never covered', async () => {
  const low = { viewport: { width: 1280, height: 400 }, reducedMotion: 'reduce' } as const;
  const visitor = await visit(HAND, low);
  const { page } = visitor;
  await openReach(page);
  await cells(page).nth(95).focus();
  await page.evaluate((room) => scrollBy(0, room - 1), await roomAbove(page));
  for (let row = 0; row < 9; row += 1) {
    await page.keyboard.press('ArrowUp');
    expect(await roomAbove(page)).toBeGreaterThan(0);
  }
  await leave(visitor);
});

test('a click solves its target; a touch tells of it first', async () => {
  const visitor = await visit(HAND, { hasTouch: true });
  const { page } = visitor;
  await openReach(page);
  await cells(page).nth(300).tap();
  expect(await told(page)).toMatch(/^400 /);
  expect(new URL(page.url()).search).toBe('?numbers=1,3,7,10,25,50');
  await page.getByRole('button', { name: 'Solve 400' }).tap();
  expect((await solutionsOf(page))[0]?.value).toBe('400');
  await cells(page).nth(301).click();
  await expect.poll(async () => (await solutionsOf(page))[0]?.value).toBe('401');
  await leave(visitor);
});

test('the picture waits for numbers and follows them', async () => {
  const visitor = await visit('/es/');
  const { page } = visitor;
  await page.getByRole('tab', { name: 'Alcance' }).click();
  await page.getByRole('heading', { name: 'Pon números y verás todos los objetivos que alcanzan.' }).waitFor();
  await page.locator('#numbers').fill('10 9 8 7 6 5');
  await page.getByRole('heading', { name: '900 de 900 objetivos alcanzados' }).waitFor();
  const panel = page.getByRole('tabpanel', { name: 'Alcance' });
  expect(await panel.getAttribute('aria-busy')).toBe('false');
  await page.locator('#numbers').fill('1');
  await panel.getByText('Calculando…').waitFor();
  expect(await panel.getAttribute('aria-busy')).toBe('true');
  await page.getByRole('heading', { name: '0 de 900 objetivos alcanzados', exact: true }).waitFor();
  expect(await panel.getAttribute('aria-busy')).toBe('false');
  await page.locator('#numbers').fill('');
  await page.getByRole('heading', { name: 'Pon números' }).waitFor();
  await leave(visitor);
});

test('a hand of 24 shows what it makes of 1 to 100, by its own rules', async () => {
  const visitor = await visit('/24/?numbers=3,3,8,8&target=24');
  const { page } = visitor;
  await openReach(page);
  expect(await cells(page).count()).toBe(100);
  expect(await cells(page).nth(23).ariaSnapshot()).toContain('24 takes 4 numbers.');
  await page.locator('[data-part="rules"] summary').click();
  await page.getByLabel('Any whole number').click();
  await expect.poll(() => cells(page).nth(23).getAttribute('aria-label')).toMatch(/^24 is out of reach/);
  await leave(visitor);
});
