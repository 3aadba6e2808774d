import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { leaveAfterFailure, type Visit, visit } from './browser.ts';
import { announcementOf, solutionsOf } from './game.ts';

const GAME = '/?numbers=25,50,75,100,3,6&target=952';
const API = '**/api/v1/numbers?**';
const SOLVER = '**/solver-worker*';

/** Asks for a game while the service does what `route` says, and the browser cannot solve by itself. */
async function askWhile(route: (route: Route) => Promise<void>, path = GAME): Promise<Visit> {
  const visitor = await visit(path.split('?')[0] ?? '/');
  await visitor.page.route(API, route);
  await visitor.page.route(SOLVER, (worker) => worker.abort());
  const search = new URLSearchParams(path.split('?')[1]);
  await visitor.page.locator('#numbers').fill(search.get('numbers') ?? '');
  await visitor.page.locator('#target').fill(search.get('target') ?? '');
  await visitor.page.keyboard.press('Enter');
  return visitor;
}

const failure = (page: Page) => page.locator('[data-state="failed"]');

const problem =
  (status: number, errors: object[] = [], headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
      body: JSON.stringify({ type: 'about:blank', title: 'A title', status, detail: 'A detail', errors }),
    });

test('a service that cannot be reached is told, and the game is kept until it can', async () => {
  const visitor = await askWhile((route) => route.abort('connectionrefused'));
  const { page } = visitor;
  await failure(page).getByRole('heading', { name: 'The service does not answer' }).waitFor();
  expect(await announcementOf(page)).toMatch(/^The service does not answer\./);
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await solutionsOf(page))[0]?.value).toBe('952');
  await leaveAfterFailure(visitor);
});

test('after trying again by keyboard the focus is on the heading of the answer', async () => {
  const visitor = await askWhile((route) => route.abort('connectionrefused'));
  const { page } = visitor;
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(API);
  await page.keyboard.press('Enter');
  await solutionsOf(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('answer-heading');
  await leaveAfterFailure(visitor);
});

test('being offline before the page was kept is told as such', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.context().setOffline(true);
  await page.locator('#numbers').fill('1 2 3');
  await page.locator('#target').fill('6');
  await page.keyboard.press('Enter');
  await failure(page).getByRole('heading', { name: 'You are offline' }).waitFor();
  await leaveAfterFailure(visitor);
});

test('too many questions tell how long to wait', async () => {
  const visitor = await askWhile(problem(429, [], { 'retry-after': '42' }));
  await failure(visitor.page).getByText('wait 42 seconds').waitFor();
  await leaveAfterFailure(visitor);
});

test('a game that the service refuses names the field, in the language of the page', async () => {
  const errors = [{ path: 'numbers.3', code: 'too_large', message: 'must be less' }];
  const visitor = await askWhile(problem(400, errors), `/es${GAME}`);
  await failure(visitor.page).getByText('No acepta los números.').waitFor();
  expect(await visitor.page.getByText('must be less').count()).toBe(0);
  expect(await visitor.page.getByRole('button', { name: 'Volver a intentarlo' }).count()).toBe(0);
  await leaveAfterFailure(visitor);
});

test('a refusal by the real service is understood', async () => {
  const visitor = await askWhile(async (route) => {
    await route.continue({ url: route.request().url().replace('target=952', 'target=-1') });
  });
  await failure(visitor.page).getByText('It does not accept the target.').waitFor();
  await leaveAfterFailure(visitor);
});

test('an error of the service is told with its status', async () => {
  const visitor = await askWhile(problem(500));
  await failure(visitor.page).getByText('It answered with an error (500).').waitFor();
  await leaveAfterFailure(visitor);
});

const SEARCH = { complete: true, work: 1, budget: 1 };
const BEST = { value: 5, distance: 0, numbersUsed: 1, expression: '5', steps: [], rpn: '5' };

test.each([
  ['what is not JSON', '<html>'],
  ['JSON null', 'null'],
  ['no answer at all', '{}'],
  ['an answer without values', JSON.stringify({ best: BEST, nearest: [], search: SEARCH })],
  ['an answer without its search', JSON.stringify({ best: BEST, nearest: [BEST] })],
])('%s is told as unreadable', async (_, body) => {
  const visitor = await askWhile((route) => route.fulfill({ status: 200, body }));
  await failure(visitor.page).getByRole('heading', { name: 'The answer cannot be read' }).waitFor();
  await leaveAfterFailure(visitor);
});

test('an answer that cannot be shown ends the wait, and the browser is told why', async () => {
  const json = { best: BEST, nearest: [{ value: 5 }], search: SEARCH };
  const { page, faults } = await askWhile((route) => route.fulfill({ status: 200, json }));
  await failure(page).getByRole('heading', { name: 'The answer cannot be read' }).waitFor();
  expect(await page.locator('[data-part="answer"]').getAttribute('aria-busy')).toBe('false');
  await page.context().close();
  expect(faults).toEqual([expect.stringContaining('TypeError')]);
});
