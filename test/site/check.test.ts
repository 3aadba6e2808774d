import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { solutionsOf } from './game.ts';

const field = (page: Page) => page.locator('#expression');
const judgement = (page: Page) => page.locator('[data-part="judgement"]');

/** Has an answer judged. @returns headline, marked places and messages */
async function judge(page: Page, expression: string) {
  await field(page).fill(expression);
  await field(page).press('Enter');
  await judgement(page).waitFor();
  const texts = (selector: string) => judgement(page).locator(selector).allTextContents();
  return { verdict: (await texts('h3'))[0], marked: await texts('mark'), faults: await texts('li') };
}

test('an answer is judged exact or by its distance, in the words of the page', async () => {
  const visitor = await visit('/?numbers=1,3,7,10,25,50&target=765');
  const { page } = visitor;
  await solutionsOf(page);
  expect(await judge(page, '(50+1)×(25−10)')).toEqual({ verdict: 'Exact!', marked: [], faults: [] });
  expect(await judgement(page).textContent()).toContain('It makes 765 with 4 numbers.');
  expect(await judge(page, '(50+1)*(25-10)-7')).toEqual({ verdict: '7 away', marked: [], faults: [] });
  expect(await judgement(page).locator('xpath=..').getAttribute('aria-live')).toBe('polite');
  await leave(visitor);
});

const ROUND = [
  ['50 + 8', '8', '8 is not among the numbers.'],
  ['50 + 50', '50', '50 is given once and used more often.'],
  ['50 + 10 / 3', '/', '10 ÷ 3 = 10/3 is not a whole number.'],
  ['(3 − 7) * 10', '−', '3 − 7 = −4 is below zero.'],
  ['(7 − 7) + 10', '−', '7 − 7 = 0: zero is not allowed.'],
  ['50 + * 3', '*', 'A number is missing here.'],
  ['(50 + 3', '(', 'This bracket is not closed.'],
  ['50 % 3', '%', '“%” is no number, sign or bracket.'],
  ['50 + 3 = 54', '54', 'It makes 53, not 54.'],
  ['50 + -3', '-', '−3 is below zero.'],
] as const;

test('each broken rule of the numbers round is marked where it is broken', async () => {
  const visitor = await visit('/?numbers=1,3,7,7,10,25,50&target=765');
  const { page } = visitor;
  await solutionsOf(page);
  for (const [expression, mark, message] of ROUND) {
    const judged = await judge(page, expression);
    expect(judged, expression).toEqual({ verdict: 'Not by the rules', marked: [mark], faults: [message] });
    expect(await judgement(page).locator('.quote').textContent()).toBe(expression);
  }
  await leave(visitor);
});

test('a rule that is broken twice is marked twice and told once, and a claim tells the value', async () => {
  const visitor = await visit('/?numbers=1,3,7&target=10');
  const { page } = visitor;
  await solutionsOf(page);
  expect((await judge(page, '1 + 1 + 1 = 4')).marked).toEqual(['1', '1', '4']);
  const told = ['1 is given once and used more often.', 'It makes 3, not 4.'];
  expect(await judgement(page).locator('li').allTextContents()).toEqual(told);
  expect(await judgement(page).locator('[data-part="check-value"]').textContent()).toBe('');
  await leave(visitor);
});

test('an empty answer, and one that no one could mean, are told at once', async () => {
  const visitor = await visit('/?numbers=1,3,7&target=10');
  const { page } = visitor;
  await solutionsOf(page);
  expect((await judge(page, ' ')).verdict).toBe('Type an expression.');
  expect(await judge(page, '1+'.repeat(20_000))).toEqual({
    verdict: 'Not by the rules',
    marked: [],
    faults: ['More than 500 characters: too long for an answer.'],
  });
  await leave(visitor);
});

const ALL = [
  ['8 / (3 − 8 / 4)', 'El 4 no está entre los números.', 'También hay que usar el 3.'],
  ['3 * 8 * 3', 'También hay que usar el 8.'],
  ['8 / (3 − 3) * 8', 'Aquí se divide entre cero.'],
] as const;

test('each broken rule of 24 is told in Spanish on the Spanish page', async () => {
  const visitor = await visit('/es/24/?numbers=3,3,8,8&target=24');
  const { page } = visitor;
  await solutionsOf(page);
  for (const [expression, ...messages] of ALL) {
    const { verdict, faults } = await judge(page, expression);
    expect(verdict).toBe('No cumple las reglas');
    expect(faults.sort(), expression).toEqual([...messages].sort());
  }
  await page.locator('[data-part="rules"] summary').click();
  await page.getByRole('checkbox', { name: 'Entre' }).uncheck();
  expect(await judgement(page).isVisible()).toBe(false);
  expect((await judge(page, '8 / (3 − 8 / 3)')).faults).toContain('÷ no está entre las operaciones.');
  await leave(visitor);
});

test('the keys write an answer, and a change of the game forgets the judgement', async () => {
  const visitor = await visit('/24/?numbers=-3,1/2,8,8&target=24');
  const { page } = visitor;
  await solutionsOf(page);
  const keys = page.getByRole('group', { name: 'Keys' });
  for (const key of ['8', 'Times', '−3', 'Plus', '1/2', 'Delete', 'Delete']) {
    await keys.getByRole('button', { name: key, exact: true }).first().click();
  }
  expect(await field(page).inputValue()).toBe('8×(−3)+(1/');
  await judge(page, '8*(-3)');
  await page.locator('#target').fill('25');
  expect(await judgement(page).isVisible()).toBe(false);
  await leave(visitor);
});

test('without a game in the form the judge goes there', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await field(page).fill('1+1');
  await field(page).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('numbers');
  expect(await judgement(page).isVisible()).toBe(false);
  await leave(visitor);
});
