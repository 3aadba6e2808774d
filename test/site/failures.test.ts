import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, type Visit, visit } from './browser.ts';
import { solutionsOf } from './game.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const GAME = '/?numbers=25,50,75,100,3,6&target=952';
const API = '**/api/v1/numbers?**';

/** Asks for a game while the service does what `route` says. */
async function askWhile(route: (route: Route) => Promise<void>, path = GAME): Promise<Visit> {
  const visitor = await visit(browser, path.split('?')[0] ?? '/');
  await visitor.page.route(API, route);
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

/** Ends a visit in which the browser itself told of the failure, and of nothing else. */
async function leaveAfterFailure({ page, faults }: Visit): Promise<void> {
  await page.context().close();
  expect(faults.filter((fault) => !/Failed to load resource/.test(fault))).toEqual([]);
}

test('a service that cannot be reached is told, and the game is kept until it can', async () => {
  const visitor = await askWhile((route) => route.abort('connectionrefused'));
  const { page } = visitor;
  await failure(page).getByRole('heading', { name: 'The service does not answer' }).waitFor();
  expect(await page.getByRole('status').textContent()).toMatch(/^The service does not answer\./);
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await solutionsOf(page))[0]?.value).toBe('952');
  await leaveAfterFailure(visitor);
});

test('being offline is told as such', async () => {
  const visitor = await visit(browser, '/');
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
  await failure(visitor.page).getByText('Pone reparos a los números.').waitFor();
  expect(await visitor.page.getByText('must be less').count()).toBe(0);
  expect(await visitor.page.getByRole('button', { name: 'Volver a intentarlo' }).count()).toBe(0);
  await leaveAfterFailure(visitor);
});

test('a refusal by the real service is understood', async () => {
  const visitor = await askWhile(async (route) => {
    await route.continue({ url: route.request().url().replace('target=952', 'target=-1') });
  });
  await failure(visitor.page).getByText('It objects to the target.').waitFor();
  await leaveAfterFailure(visitor);
});

test.each([
  ['an error of the service', problem(500), '500'],
  ['an answer that is not JSON', (route: Route) => route.fulfill({ status: 200, body: '<html>' }), '200'],
  ['a JSON that is no answer', (route: Route) => route.fulfill({ status: 200, json: {} }), '200'],
  ['JSON null', (route: Route) => route.fulfill({ status: 200, body: 'null' }), '200'],
])('%s is told with its status', async (_, route, status) => {
  const visitor = await askWhile(route);
  await failure(visitor.page).getByText(`It answered with an error (${status}).`).waitFor();
  await leaveAfterFailure(visitor);
});

test('waiting is told, and a later question takes the place of an earlier one', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = await askWhile(async (route) => {
    if (route.request().url().includes('target=952')) await held;
    await route.continue().catch(() => undefined);
  });
  const { page } = visitor;
  await page.getByText('Solving…').waitFor();
  expect(await page.locator('[data-part="answer"]').getAttribute('aria-busy')).toBe('true');
  await page.locator('#target').fill('150');
  await page.keyboard.press('Enter');
  expect((await solutionsOf(page))[0]?.value).toBe('150');
  release();
  await page.waitForTimeout(200);
  expect((await solutionsOf(page))[0]?.value).toBe('150');
  expect(await page.locator('[data-part="answer"]').getAttribute('aria-busy')).toBe('false');
  await leaveAfterFailure(visitor);
});
