import { expect, inject, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { solutionsOf, trayOf, verdictOf } from './game.ts';

test('the language switch keeps a solved game, there and back', async () => {
  const visitor = await visit('/?numbers=25,50,75,100,3,6&target=952');
  const { page } = visitor;
  await solutionsOf(page);
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/?numbers=25,50,75,100,3,6&target=952');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect((await solutionsOf(page))[0]?.value).toBe('952');
  expect(await verdictOf(page).textContent()).toBe('¡Exacto!');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/\?numbers=25,50,75,100,3,6&target=952$/);
  await verdictOf(page).getByText('Exact!').waitFor();
  await leave(visitor);
});

test('the language switch keeps what is only half written', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.getByLabel('Your numbers').fill('75 50');
  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'La prueba de cifras' }).waitFor();
  await expect.poll(() => trayOf(page)).toEqual([75, 50]);
  await leave(visitor);
});

test('each language is announced to search engines, and writes numbers in its way', async () => {
  const visitor = await visit('/es/?numbers=1,1,2,2,3,3&target=99999');
  const { page } = visitor;
  await solutionsOf(page);
  expect(await verdictOf(page).textContent()).toBe('A 99.918 del objetivo');
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(alternates).toEqual([
    ['en', `${inject('origin')}/`],
    ['es', `${inject('origin')}/es/`],
    ['x-default', `${inject('origin')}/`],
  ]);
  await leave(visitor);
});

test('a wrong address gets a page that helps, in both languages', async () => {
  const visitor = await visit('/es/nada');
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Aquí no hay nada, ni por aproximación' }).waitFor();
  await page.getByRole('link', { name: 'Solve a numbers game' }).waitFor();
  await page.getByRole('link', { name: 'Resolver una partida de cifras' }).click();
  await page.getByRole('heading', { level: 1, name: 'La prueba de cifras' }).waitFor();
  await page.context().close();
});
