import { describe, expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { solutionsOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/24-and-fractions/';

test('three arithmetics work out an expression of the reader, by keyboard', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  const ways = page.locator('[data-part="ways"]');
  await ways.getByText('Floating point misses a solution.').waitFor();
  await page.getByLabel('Your expression').fill('7*7/(1+1)');
  await page.keyboard.press('Enter');
  await ways.getByText('Rounding down invents a solution.').waitFor();
  await page.getByLabel('Your expression').fill('(8/3');
  await page.keyboard.press('Enter');
  await ways.getByText('This bracket is not closed.').waitFor();
  await expectAccessible(page, '[data-part="ways"]');
  await leave(visitor);
});

test('all hands with 3 and 8 are found, and one of them opens solved', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  const hands = page.locator('[data-part="hands"]');
  const look = async (cards: string) => {
    await page.getByLabel('Hands that hold').fill(cards);
    await page.keyboard.press('Enter');
  };
  await look('3 3 8 8');
  await hands.getByText('One hand', { exact: true }).waitFor();
  await look('');
  await page.getByLabel('And that').selectOption('fraction');
  await hands.getByText('16 hands', { exact: true }).waitFor();
  await look('14');
  await hands.getByText('“14” is not a card from 1 to 13.').waitFor();
  await look('3 8');
  await hands.getByText('One hand', { exact: true }).waitFor();
  await expectToFit(page);
  await look('8 3 8 3');
  await hands.locator('[data-part="link"]').first().click();
  await page.waitForURL('**/24/?numbers=3,3,8,8&target=24');
  expect((await solutionsOf(page))[0]?.value).toBe('24');
  await leave(visitor);
});

describe('without JavaScript', () => {
  test.each([PAGE, '/es/como-se-hace/24-y-fracciones/'])('%s has its tables, and the 16 hands', async (path) => {
    const visitor = await visit(path, { javaScriptEnabled: false });
    const { page } = visitor;
    expect(await page.getByRole('link', { name: '3 3 8 8' }).count()).toBe(1);
    const cells = await page.getByRole('cell').allTextContents();
    const digits = cells.map((cell) => cell.replaceAll(/\D/g, ''));
    for (const count of [1362, 6104, 125_969, 646_646, 667_227]) expect(digits).toContain(`${count}`);
    await leave(visitor);
  });
});

test('in Spanish, a hand opens in the Spanish 24', async () => {
  const visitor = await visit('/es/como-se-hace/24-y-fracciones/');
  const { page } = visitor;
  await page.getByRole('link', { name: '1 3 4 6', exact: true }).click();
  await page.waitForURL('**/es/24/?numbers=1,3,4,6&target=24');
  expect((await solutionsOf(page))[0]?.value).toBe('24');
  await leave(visitor);
});
