import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';

test.each([
  ['/', 'Your numbers', 'Target', 'Get the answer as JSON', /need JavaScript/, /^Type 1 to 10 whole numbers/],
  ['/24/', 'Your numbers', 'Target', 'Get the answer as JSON', /need JavaScript/, /^Type 1 to 10 numbers/],
  ['/es/', 'Tus números', 'Objetivo', 'Obtener la respuesta en JSON', /necesita JavaScript/, /^Escribe de 1 a 10/],
])(
  'without JavaScript %s says so, and its form still gets an answer',
  async (path, numbers, target, button, says, hint) => {
    const visitor = await visit(path, { javaScriptEnabled: false });
    const { page } = visitor;
    await page.getByText(says).waitFor();
    await page.getByText(hint).waitFor();
    expect(await page.getByRole('button').allTextContents()).toEqual([button]);
    await page.getByLabel(numbers).fill('25 50 75 100 3 6');
    await page.getByLabel(target, { exact: true }).fill('952');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/api/v1/numbers?**');
    const answer = JSON.parse((await page.locator('body').textContent()) ?? '');
    expect(answer.best).toMatchObject({ value: 952, distance: 0 });
    await leave(visitor);
  },
);
