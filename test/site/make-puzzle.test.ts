import { expect, test } from 'vitest';
import { countSumSolutions } from '../solvers/count-solutions.ts';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

test('puzzles are made of a list of words, each with one solution, and lead to where they are solved', async () => {
  const visitor = await visit('/cryptarithm/');
  const { page } = visitor;
  const maker = page.locator('[data-make]');
  const list = maker.getByRole('list', { name: 'Puzzles with exactly one solution' });
  await maker.getByRole('button', { name: 'Numbers in English' }).click();
  await maker.getByText('All that these words can make has been tried.').waitFor();
  const puzzles = await list.getByRole('link').allTextContents();
  expect(puzzles.slice(0, 2)).toEqual(['FORTY + TEN + TEN = SIXTY', 'SEVEN + SEVEN + SIX = TWENTY']);
  expect(puzzles).toHaveLength(24);
  for (const puzzle of puzzles) expect(countSumSolutions(puzzle.replaceAll(' ', ''), 10), puzzle).toBe(1);
  expect(await list.getByText('true in words').filter({ visible: true }).count()).toBe(2);
  await expectToFit(page);
  await expectAccessible(page, '[data-make]');

  await maker.getByLabel('Your words').fill('send, more; money');
  await page.keyboard.press('Tab');
  await maker.getByRole('button', { name: 'Make puzzles' }).press('Enter');
  await maker.getByText('One puzzle.').waitFor();
  const link = list.getByRole('link');
  expect(await link.allTextContents()).toEqual(['SEND + MORE = MONEY']);
  expect(await link.getAttribute('href')).toBe('/cryptarithm/?puzzle=SEND+MORE=MONEY');
  await leave(visitor);
});

test('what is no word is said, and a long search can be stopped with what it has found', async () => {
  const visitor = await visit('/es/criptaritmo/');
  const { page } = visitor;
  const maker = page.locator('[data-make]');
  const words = maker.getByLabel('Tus palabras');
  const make = maker.getByRole('button', { name: 'Hacer criptaritmos' });
  await words.fill('veinte veinti-uno');
  await make.click();
  await maker.getByText('«veinti-uno» no es una palabra hecha solo de letras.').waitFor();
  expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);

  const letters = [...'aeilnorst'];
  const many = letters.flatMap((a) =>
    letters.flatMap((b, at) => [`${a}${b}${letters[(at + 4) % 9]}${a}o`, `${b}u${a}d${letters[(at + 2) % 9]}`]),
  );
  await words.fill(many.join(' '));
  await make.press('Enter');
  await maker.getByText(/^[1-9][\d.]* criptaritmos? por ahora$/).waitFor();
  const stop = maker.getByRole('button', { name: 'Parar' });
  await stop.focus();
  await page.keyboard.press('Enter');
  const told = maker.getByText('puede haber más.');
  await told.waitFor();
  expect(await told.evaluate((line) => line === document.activeElement)).toBe(true);
  expect(await maker.getByRole('link').count()).toBeGreaterThan(0);
  await leave(visitor);
});
