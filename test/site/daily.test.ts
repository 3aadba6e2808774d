import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { deal as dealt } from '../../functions/solvers/arithmetic/deal/deal.ts';
import { leave, visit } from './browser.ts';
import { freeze, part, play, resultOf, tableOf, targetOf } from './playing.ts';

const still = { reducedMotion: 'reduce' } as const;
const start = (page: Page) => page.getByRole('button', { name: /^(Turn up the tiles|Destapar las fichas)$/ });
const EVENING = Date.UTC(2026, 10, 30, 22);

test('a day has the same game on every visit, in both languages and by every clock, and another day another', async () => {
  const games: string[] = [];
  const visits = [
    ['/daily/?date=2026-01-05', 'January 5, 2026', 'Spain'],
    ['/es/diario/?date=2026-01-05', '5 de enero de 2026', 'Reino Unido'],
    ['/daily/?date=2026-01-06', 'January 6, 2026', 'France'],
  ] as const;
  for (const [address, day, show] of visits) {
    const visitor = await visit(address, still);
    const { page } = visitor;
    await page.getByRole('heading', { name: day }).waitFor();
    await page.getByLabel(show).check();
    await start(page).click();
    const target = await targetOf(page);
    games.push(`${await tableOf(page)} ${target}`);
    await leave(visitor);
  }
  const { numbers, target } = dealt({ show: 'es', seed: 'day-2026-01-05' });
  expect(games[0]).toBe(`${numbers} ${target}`);
  expect(games[1]).toBe(games[0]);
  expect(games[2]).not.toBe(games[0]);
});

test('today is played once, and its result shared without giving the game away; the next day has another', async () => {
  const visitor = await visit('/play/', { ...still, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  await freeze(page, EVENING);
  await page.getByRole('link', { name: 'Play today’s game' }).click();
  await page.getByRole('heading', { name: 'November 30, 2026' }).waitFor();
  await page.getByText('The next game comes in 2 h 0 min.').waitFor();
  await page.getByLabel('Spain').check();
  await start(page).click();
  expect(await targetOf(page)).toBe(838);
  // 4 5 5 6 9 100: 9 × 100 − 5 × 6 = 870, and no nearer in this round.
  await play(page, [
    { left: 9, operator: '*', right: 100 },
    { left: 5, operator: '*', right: 6 },
  ]);
  await page.clock.fastForward(3_000);
  await page.reload();
  expect(await tableOf(page)).toEqual([4, 5, 30, 900]);
  await play(page, [
    { left: 900, operator: '-', right: 30 },
    { left: 870, operator: '-', right: 5 },
  ]);
  await page.clock.fastForward(18_000);
  await page.getByRole('button', { name: 'That’s my answer' }).click();
  expect(await resultOf(page)).toEqual({ points: '0 points', verdict: '27 away', took: 'In 21 of 45 seconds.' });

  const summary = 'Cifras 2026-11-30 · 0 points · 27 away in 21 of 45 s · 5 tiles';
  expect(await part(page, 'summary').textContent()).toBe(summary);
  await page.getByRole('button', { name: 'Share your result' }).click();
  await page.getByText('Copied: paste it where you like.').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(`${summary}\n⬜⬜⬜⬜⬜\n${inject('origin')}/daily/?date=2026-11-30`);

  await page.reload();
  expect((await resultOf(page)).verdict).toBe('27 away');
  expect(await start(page).isVisible()).toBe(false);
  expect(await part(page, 'streak').textContent()).toBe('One day in a row');
  expect(await part(page, 'days').locator('li').allTextContents()).toEqual([
    expect.stringMatching(/November 30, 2026\s+27 away/),
  ]);
  await page.clock.fastForward(2 * 3_600_000);
  await page.getByText('Today has a game of its own.').waitFor();
  await page.getByRole('link', { name: 'To today’s game' }).click();
  await page.getByRole('heading', { name: 'December 1, 2026' }).waitFor();
  await start(page).click();
  await targetOf(page);
  await page.getByRole('button', { name: 'That’s my answer' }).click();
  await resultOf(page);
  expect(await part(page, 'streak').textContent()).toBe('2 days in a row');
  await page.getByRole('link', { name: 'November 30, 2026' }).click();
  expect((await resultOf(page)).verdict).toBe('27 away');
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/diario/?date=2026-11-30');
  expect((await resultOf(page)).verdict).toBe('A 27 del objetivo');
  await leave(visitor);
});

test.each([
  ['/daily/?date=2999-01-01', 'The game of that day is yet to come', 'To today’s game'],
  ['/es/diario/?date=2026-02-30', 'Ese día no existe', 'Ir a la de hoy'],
])('%s holds no game, and leads to one that there is', async (address, title, today) => {
  const visitor = await visit(address, still);
  const { page } = visitor;
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await start(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: today }).click();
  await start(page).waitFor();
  await leave(visitor);
});
