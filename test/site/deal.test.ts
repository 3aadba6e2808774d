import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { announcementOf, displayOf, solutionsOf, trayOf, verdictOf } from './game.ts';

const turn = (page: Page) => page.getByRole('heading', { name: /^(Your turn|Te toca)$/ });
const searchOf = (page: Page) => new URL(page.url()).searchParams;

test('a dealt game is not solved, and its address deals the same game to others, in any language', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.getByLabel('Deal me one as in').selectOption('Britain');
  await page.getByLabel('Large tiles').selectOption('2');
  await page.getByLabel('Difficulty').selectOption('Easy');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await turn(page).waitFor();
  const [tray, target] = [await trayOf(page), await displayOf(page)];
  expect(tray).toHaveLength(6);
  expect(tray.filter((number) => number > 10)).toHaveLength(2);
  expect(Number(target)).toBeGreaterThanOrEqual(100);
  expect(await announcementOf(page)).toContain(`Target ${target}.`);
  expect(await verdictOf(page).isVisible()).toBe(false);
  expect([...searchOf(page).keys()]).toEqual(['show', 'large', 'difficulty', 'seed']);

  const other = await visit(`/es/${new URL(page.url()).search}`);
  await turn(other.page).waitFor();
  expect(await trayOf(other.page)).toEqual(tray);
  expect(await displayOf(other.page)).toBe(target);
  expect(await other.page.getByLabel('Dificultad').inputValue()).toBe('easy');
  await other.page.getByText(`Partida ${searchOf(page).get('seed')}:`).waitFor();
  await leave(other);

  const inSpanish = () =>
    page.getByRole('link', { name: 'Español' }).evaluate((link) => (link as HTMLAnchorElement).search);
  expect(await inSpanish()).toBe(new URL(page.url()).search);
  await page.getByRole('button', { name: 'Solve' }).click();
  await solutionsOf(page);
  expect(await verdictOf(page).textContent()).toBe('Exact!');
  expect(await inSpanish()).toBe(`?numbers=${tray}&target=${target}`);
  await page.goBack();
  await turn(page).waitFor();
  expect(await trayOf(page)).toEqual(tray);
  await leave(visitor);
});

test('a dealt game can be answered at once, and gives nothing away', async () => {
  const visitor = await visit('/es/?show=es&seed=7');
  const { page } = visitor;
  await turn(page).waitFor();
  await page.getByRole('button', { name: 'Escribir mi respuesta' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('expression');
  const [first = 0] = await trayOf(page);
  await page.keyboard.type(`${first}`);
  await page.keyboard.press('Enter');
  await page.getByText(`Da ${first} con un número.`).waitFor();
  await page.getByRole('tab', { name: 'Soluciones' }).click();
  await page.getByText('Resuelve una partida y aparecerán aquí').waitFor();
  await leave(visitor);
});

test('on a phone a dealt game comes into sight', async () => {
  const visitor = await visit('/', { viewport: { width: 360, height: 560 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const deal = page.getByRole('button', { name: 'Deal', exact: true });
  await deal.evaluate((button) => button.scrollIntoView());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/numbers/deal**', async (route) => {
    await held;
    await route.continue();
  });
  await deal.click();
  await page.getByText('Dealing…').waitFor();
  release();
  await turn(page).waitFor();
  expect(await page.locator('[data-part="tray"]').evaluate((tray) => tray.getBoundingClientRect().top)).toBeGreaterThan(
    0,
  );
  await leave(visitor);
});

test('a changed game is no longer the dealt one', async () => {
  const visitor = await visit('/?show=fr&seed=7');
  const { page } = visitor;
  await turn(page).waitFor();
  await page.locator('#target').fill('1');
  expect(await turn(page).isVisible()).toBe(false);
  await leave(visitor);
});

test('a hand of 24 is dealt by its difficulty, the same for the same seed', async () => {
  const hands: string[] = [];
  for (const path of ['/24/?show=24&difficulty=hard&seed=11', '/es/24/?show=24&difficulty=hard&seed=11']) {
    const visitor = await visit(path);
    await turn(visitor.page).waitFor();
    hands.push(await visitor.page.locator('#numbers').inputValue());
    await leave(visitor);
  }
  expect(hands[0]).toMatch(/^\d+(, \d+){3}$/);
  expect(hands[1]).toBe(hands[0]);
});

test('a deal that does not exist is told, and one that does not come can be asked for again', async () => {
  const { page } = await visit('/?show=nowhere&seed=1');
  await page.getByRole('heading', { name: 'The service does not accept this game' }).waitFor();
  await page.route('**/api/v1/numbers/deal**', (route) => route.abort('connectionrefused'));
  await page.route('**/solver-worker*', (route) => route.abort());
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByRole('heading', { name: 'The service does not answer' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await turn(page).waitFor();
  await page.context().close();
});
