import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MONEY_STEPS } from '../../site/components/cryptarithm/worked-columns/money-steps.ts';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/send-more-money/';
const SPANISH = '/es/como-se-hace/send-more-money/';
const lane = (page: Page, name: string) => page.locator(`[data-part="column-race"] li[data-part="${name}"]`);
const told = (page: Page) => page.locator('[data-part="race-told"]');
const shareOf = async (page: Page, name: string) => {
  const bar = lane(page, name).locator('[data-part="bar"]');
  return Number.parseFloat(await bar.evaluate((element) => (element as HTMLElement).style.width));
};

test('column by column takes 7308 assignments, letter by letter 2,085,786, and the engine has the last word', async () => {
  const visitor = await visit(PAGE);
  const { page } = visitor;
  await page.getByRole('radio', { name: '10', exact: true }).check();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await told(page).getByText('Both are running.').waitFor();
  // At ten a second either is seen at work.
  await lane(page, 'columns')
    .getByText(/^\d assignments?$/)
    .waitFor();
  await lane(page, 'exhaustive').getByText('No solution yet').waitFor();
  await page.getByRole('radio', { name: 'as many as can be' }).check();
  await told(page).getByText('Both have finished.').waitFor();
  await lane(page, 'exhaustive').getByText('2,085,786 assignments').waitFor();
  await lane(page, 'exhaustive').getByText('All tried: 1 solution, after 2,002,686').waitFor();
  await lane(page, 'columns').getByText('7308 assignments').waitFor();
  await lane(page, 'columns').getByText('All tried: 1 solution, after 5247').waitFor();
  await page.locator('[data-part="engine-told"]').getByText('1 solution, 96 units of work').waitFor();
  for (const name of ['exhaustive', 'columns']) {
    const board = await lane(page, name).locator('[data-part="board"] > div').allTextContents();
    expect(board).toEqual(['9567', '+1085', '10652']);
  }
  expect(await shareOf(page, 'exhaustive')).toBe(100);
  expect(await shareOf(page, 'columns')).toBeLessThan(1);
  expect(new URL(page.url()).searchParams.get('puzzle')).toBe('SEND+MORE=MONEY');
  await expectAccessible(page, 'main');
  await expectToFit(page);
  await leave(visitor);
});

test('in Spanish a sum is stopped, one that is none says why, and the counts of all are told', async () => {
  const visitor = await visit(`${SPANISH}?puzzle=PERRO%2BGATO%3DAMIGOS`, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const field = page.getByLabel('Una suma de palabras', { exact: true });
  expect(await field.inputValue()).toBe('PERRO+GATO=AMIGOS');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await told(page).getByText('Parada.').waitFor();
  await page.locator('[data-part="engine-told"]').getByText('1 solución').waitFor();
  await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);
  for (const [text, fault] of [
    ['A*B=C', 'Aquí solo corren sumas'],
    ['SEND+MORE', 'Esto no es una suma'],
    ['ABCDEF+GHIJ=KLM', 'Hay más de diez letras'],
    ['A+A+A+A+A+A=B', 'como mucho 5 palabras'],
  ] as const) {
    await field.fill(text);
    await field.press('Enter');
    await page.locator('#puzzle-fault').getByText(fault).waitFor();
  }
  const cellsOf = (text: string) => page.getByRole('row').filter({ hasText: text }).locator('th, td').allTextContents();
  expect(await cellsOf('SEND+MORE')).toEqual(['SEND+MORE=MONEY', '8', '2.085.786', '7308', '96']);
  // With k letters assigned, 10 × 9 × … ways, less those in which P, G or A, as far as they are among them, is zero.
  const ways = (from: number, k: number): number => (k === 0 ? 1 : from * ways(from - 1, k - 1));
  const first = [1, 1, 1, 1, 2, 3, 3, 3, 3, 3];
  const tried = first.reduce((sum, leading, at) => sum + ways(10, at + 1) - leading * ways(9, at), 0);
  expect(tried).toBe(6_909_066);
  expect((await cellsOf('PERRO')).slice(1, 4)).toEqual(['10', '6.909.066', '1625']);
  await leave(visitor);
});

test('the drawings show the digits and carries of 9567 + 1085 = 10652, step by step', () => {
  const digits: Record<string, number> = { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 };
  // What is carried into each column: 7+5, 6+8+1, 5+0+1, 9+1.
  const carries = [0, 1, 1, 0, 1];
  let before: readonly string[] = [];
  for (const { shown, carries: carried } of Object.values(MONEY_STEPS)) {
    for (const [letter, text] of Object.entries(shown)) {
      expect(text === 'E+1' ? 5 + 1 : Number(text), letter).toBe(digits[letter]);
    }
    for (const [column, digit] of Object.entries(carried)) expect(digit).toBe(carries[Number(column)]);
    // Nothing that was known is forgotten.
    expect(Object.keys(shown)).toEqual(expect.arrayContaining([...before]));
    before = Object.keys(shown);
  }
  expect(before.toSorted()).toEqual(Object.keys(digits).toSorted());
});
