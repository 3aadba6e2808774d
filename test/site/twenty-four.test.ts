import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectSteps, solutionsOf, verdictOf } from './game.ts';

const handOf = (page: Page) => page.locator('[data-part="hand"] .middle').allTextContents();

test('3 3 8 8 from the deck makes 24, through fractions', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: '24' }).click();
  for (const number of [3, 3, 8, 8]) await page.getByRole('button', { name: `Add ${number}`, exact: true }).click();
  expect(await handOf(page)).toEqual(['3', '3', '8', '8']);
  expect(await page.getByLabel('Target', { exact: true }).inputValue()).toBe('24');
  const example = page.getByRole('contentinfo').getByRole('link', { name: /^\/api/ });
  expect(await example.getAttribute('href')).toBe('/api/v1/numbers?numbers=3,3,8,8&target=24&rules=24');
  await page.getByRole('button', { name: 'Solve' }).click();
  const [solution] = await solutionsOf(page);
  if (!solution) throw new Error('no solution is shown');
  expect(await verdictOf(page).textContent()).toBe('Exact!');
  expectSteps(solution, [3, 3, 8, 8]);
  expect(solution).toMatchObject({ value: '24', expression: '8 ÷ (3 − 8 ÷ 3) = 24', used: [3, 3, 8, 8] });
  expect(new URL(page.url()).search).toBe('?numbers=3,3,8,8&target=24');
  expect(await page.locator('[data-part="proof"]').textContent()).toBe('Every number is used, once each.');
  await leave(visitor);
});

test('a negative number, a fraction and rules of its own come back from the address, in the other language too', async () => {
  const visitor = await visit('/24/?numbers=-3,1/2,5&target=-8/3&use=any&operations=+-');
  const { page } = visitor;
  const [solution] = await solutionsOf(page);
  expect(solution).toMatchObject({ value: '−5/2' });
  expect(await verdictOf(page).textContent()).toBe('1/6 away');
  expect(await handOf(page)).toEqual(['−3', '1/2', '5']);
  expect(await page.locator('[data-part="goal"]').textContent()).toBe('−8/3');
  await page.getByText('fractions allowed, any of the numbers, + −').waitFor();
  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByText('con fracciones, los números que hagan falta, + −').waitFor();
  expect((await solutionsOf(page))[0]?.value).toBe('−5/2');
  await leave(visitor);
});

test('the rules can be chosen by keyboard, and the last operation stays', async () => {
  const visitor = await visit('/24/?numbers=3,3,8,8');
  const { page } = visitor;
  await solutionsOf(page);
  await page.locator('[data-part="rules"] summary').press('Enter');
  await page.getByLabel('Any fraction').press('ArrowUp');
  for (const name of ['Plus', 'Minus', 'Times', 'Divided by']) {
    await page.getByRole('checkbox', { name }).press('Space');
  }
  expect(await page.getByRole('checkbox', { name: 'Divided by' }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'Times' }).press('Space');
  await page.getByText('whole numbers, all the numbers, × ÷').waitFor();
  expect(await page.locator('[data-part="stale"]').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Solve' }).click();
  const searchOf = () => new URL(page.url()).search;
  await expect.poll(searchOf).toBe('?numbers=3,3,8,8&target=24&values=integer&operations=*/');
  await leave(visitor);
});

test('5 5 by subtraction alone, above zero, make nothing, and the page says so kindly', async () => {
  const visitor = await visit('/es/24/?numbers=5,5&target=24&values=natural&operations=-');
  const { page } = visitor;
  await verdictOf(page).waitFor();
  expect(await verdictOf(page).textContent()).toBe('No se puede formar nada');
  expect(await page.locator('[data-part="proof"]').textContent()).toMatch(/^Demostrado/);
  expect(await page.locator('[data-part="solutions"]').isVisible()).toBe(false);
  await leave(visitor);
});

test.each([
  ['numbers=3,x/2,8', '“x/2” is neither a whole number nor a fraction such as 1/2.'],
  ['numbers=3,1/0', '“1/0” is neither a whole number nor a fraction such as 1/2.'],
  ['numbers=1/2&values=integer', '“1/2” is not a whole number.'],
  ['numbers=-3&values=natural', '-3 is not a number from 1 to 1,000,000.'],
  ['numbers=3,3&values=real', 'The address asks for rules that do not exist. These are the usual ones.'],
])('%s is told what is wrong with it', async (search, message) => {
  const visitor = await visit(`/24/?${search}`);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'This address holds no game' }).waitFor();
  expect(await page.locator('.field-fault:not(:empty)').allTextContents()).toEqual([message]);
  await leave(visitor);
});

test('a card can be taken back, and ten are the most', async () => {
  const visitor = await visit('/24/?numbers=1,2,3,4,5,6,7,8,9');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add 13' }).click();
  expect(await page.getByRole('button', { name: 'Add 13' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Remove 5' }).press('Enter');
  expect(await handOf(page)).toEqual(['1', '2', '3', '4', '6', '7', '8', '9', '13']);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove 6');
  await leave(visitor);
});
