import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/states/';
const SPANISH = '/es/como-se-hace/estados/';

const explorer = (page: Page) => page.locator('[data-part="explorer"]');
const machine = (page: Page) => page.locator('[data-part="machine"]');
const told = (page: Page) => machine(page).locator('[data-part="machine-told"]').textContent();
const stack = (page: Page) => machine(page).locator('[data-part="stack"] [data-part="value"]').allTextContents();

describe('the search', () => {
  test('generates 2318 states of 1 2 4 8 16 32, 672 different, and shows the ways to each by keyboard', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    const search = explorer(page);
    await search.getByText('2318 states of four numbers generated, 672 different').waitFor();
    await search.getByText('The nearest is 9984, 15 away, proven after 695,083 results.').waitFor();
    expect(await search.locator('[data-part="amount"]').allTextContents()).toEqual(['132', '294', '117', '84', '45']);
    const slider = search.getByLabel('Walk through the states');
    await slider.focus();
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^State 672: /);
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('State 1: 56 4 2 1. 3 ways lead here.');
    const on = search.getByRole('button', { name: 'Step', exact: true });
    await on.press('Enter');
    await search.getByText('Way 1: 32 + 16 = 48, then 48 + 8 = 56. A new state: it is explored.').waitFor();
    await on.press('Enter');
    await search.getByText('Way 2: 32 + 8 = 40, then 40 + 16 = 56. Seen before: it is not explored again.').waitFor();
    await expectAccessible(page, '[data-part="explorer"]');
    await leave(visitor);
  });

  test('takes a game of the reader, and its path is read by the machine', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    const search = explorer(page);
    await search.getByText('672 different').waitFor();
    await search.getByLabel('Six numbers').fill('25 50 75 100 3 6');
    await search.getByLabel('Target').fill('952');
    await page.keyboard.press('Enter');
    await search.getByText('374 states of four numbers generated, 320 different').waitFor();
    await search.getByText('The target is reached, after 275,112 results.').waitFor();
    await search.getByRole('button', { name: 'Read it step by step' }).press('Enter');
    expect(await machine(page).getByLabel('Reverse Polish notation').inputValue()).toBe(
      await search.locator('[data-part="path"]').textContent(),
    );
    // The focus has gone to the button that steps.
    for (let item = 0; item < 11; item++) await page.keyboard.press('Enter');
    expect(await told(page)).toMatch(/Done: .* = 952\.$/);
    expect(await stack(page)).toEqual(['952']);
    await leave(visitor);
  });

  test('says why a game is none', async () => {
    const visitor = await visit(SPANISH);
    const { page } = visitor;
    const search = explorer(page);
    await search.getByText('672 distintos').waitFor();
    await page.locator('#state-numbers').fill('1 2 4');
    await page.keyboard.press('Enter');
    expect(await page.locator('#state-numbers-fault').textContent()).toMatch(/seis números.* 3\.$/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('state-numbers');
    await page.locator('#state-numbers').fill('1 1 2 2 3 3');
    await page.locator('#state-target').fill('999');
    await page.keyboard.press('Enter');
    await search.getByText('67 distintos').waitFor();
    await expectToFit(page);
    await leave(visitor);
  });
});

describe('the stack machine', () => {
  test('reads a path item by item, and names what is wrong with one', async () => {
    const visitor = await visit(PAGE, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const field = machine(page).getByLabel('Reverse Polish notation');
    const on = machine(page).getByRole('button', { name: 'Step', exact: true });
    const fault = () => page.locator('#rpn-fault').textContent();
    await field.fill('8,3,8,3,/,-,/');
    await page.keyboard.press('Enter');
    const seen: string[][] = [];
    for (let item = 0; item < 7; item++) {
      await on.press('Enter');
      seen.push(await stack(page));
    }
    // The top of the stack first.
    expect(seen.map((one) => one.join(' '))).toEqual(['8', '3 8', '8 3 8', '3 8 3 8', '8/3 3 8', '1/3 8', '24']);
    expect(await told(page)).toBe('÷ takes 8 and 1/3 off the stack and puts 24 on. Done: 8 ÷ (3 − 8 ÷ 3) = 24.');
    const wrong = [
      ['5,+', '+ (item 2) needs two numbers, and there is only one on the stack.'],
      ['4,5,6,+', 'At the end 2 numbers are left on the stack: one operation is missing.'],
      ['5,3,3,-,/', '÷ (item 5) would divide by zero.'],
      ['5,y', '“y” is neither a number nor one of the signs + − × ÷.'],
      ['', 'Type something to read, such as 5,6,*.'],
    ] as const;
    for (const [path, sentence] of wrong) {
      await field.fill(path);
      await page.keyboard.press('Enter');
      expect(await fault(), path).toBe(sentence);
      expect(await field.getAttribute('aria-invalid'), path).toBe('true');
    }
    await machine(page).getByRole('button', { name: '5,6,*,1,2,+,/' }).click();
    expect([await fault(), await field.getAttribute('aria-invalid')]).toEqual(['', 'false']);
    await expectAccessible(page, '[data-part="machine"]');
    await leave(visitor);
  });
});

test.each([
  [PAGE, 'Two ways from 7 6 5 4 2 1 meet in 30 7 4 3', 'Done: 5 × 6 ÷ (1 + 2) = 10.'],
  [SPANISH, 'Dos caminos desde 7 6 5 4 2 1 se encuentran en 30 7 4 3', '5 × 6 ÷ (1 + 2) = 10.'],
])('%s without JavaScript has its drawing, its table and a path read in words', async (path, drawing, done) => {
  const visitor = await visit(path, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.getByRole('img', { name: drawing }).waitFor();
  const rows = (await page.getByRole('row').allTextContents()).map((row) => row.replaceAll(/[^\d\s]/g, ''));
  expect(rows.some((row) => /695083\s+2318\s+672/.test(row))).toBe(true);
  await page.locator('summary').last().click();
  await page.getByText(done).waitFor();
  expect(await explorer(page).isVisible()).toBe(false);
  expect(await machine(page).isVisible()).toBe(false);
  await leave(visitor);
});
