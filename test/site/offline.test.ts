import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deal as dealt } from '../../functions/solvers/arithmetic/deal/deal.ts';
import { leaveAfterFailure, type Visit, visit } from './browser.ts';
import { displayOf, expectWorking, solutionsOf, trayOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { part, tableOf, targetOf } from './playing.ts';

const GIVEN = [1, 3, 7, 10, 25, 50];
const GAME = `?numbers=${GIVEN}&target=765`;
const SOLVED = 'Solved in your browser, without the service.';
const API = '**/api/v1/**';

/** Whether a file is kept, in whichever revision. */
const isKept = async (path: string) => (await caches.match(path, { ignoreSearch: true })) !== undefined;

/** Visits a page until it is kept, with a file that it has asked for, and then has no connection any more. */
async function visitOnce(path: string, file = path.replace(/[?].*/, '')): Promise<Visit> {
  const visitor = await visit(path, { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
  await expect.poll(() => page.evaluate(isKept, file)).toBe(true);
  await page.context().setOffline(true);
  return visitor;
}

/** Asks all that can be asked on the page of a game, and claims that each answer is right and says who gave it. */
async function askEverything(page: Page): Promise<void> {
  const [solution] = await solutionsOf(page);
  if (!solution) throw new Error('no solution is shown');
  expect(solution.value).toBe('765');
  expectWorking(solution, GIVEN);
  await part(page, 'answer').getByText(SOLVED).waitFor();

  await page.getByRole('tab', { name: 'All solutions' }).click();
  const list = page.getByRole('tabpanel', { name: 'All solutions' });
  await list.getByRole('heading', { name: '12 distinct solutions' }).waitFor();
  await list.getByText(SOLVED).waitFor();

  await page.getByRole('tab', { name: 'Reach' }).click();
  const reach = page.getByRole('tabpanel', { name: 'Reach' });
  await reach.getByRole('gridcell', { name: '831 is out of reach: the nearest is 1 away.' }).waitFor();
  await reach.getByText(SOLVED).waitFor();

  await page.getByRole('tab', { name: 'Check' }).click();
  await page.locator('#expression').fill('(50+1)*(25-10)');
  await page.keyboard.press('Enter');
  await part(page, 'judgement').getByText('It makes 765 with 4 numbers.').waitFor();
  await page.getByText('Judged in your browser, without the service.').waitFor();
}

test('after one visit everything is answered without a connection, in both languages', async () => {
  const visitor = await visitOnce('/letters/?letters=thacorser', '/words/en.words');
  const { page } = visitor;
  await page.reload();
  await part(page, 'longest').getByRole('link', { name: 'carthorse' }).waitFor();
  await page.getByLabel('French').check();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.evaluate(isKept, '/words/fr.words')).toBe(false);

  await page.goto(`/${GAME}`);
  await askEverything(page);

  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByText('Calculado en tu navegador, sin el servicio.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/es/');
  expect((await solutionsOf(page))[0]?.value).toBe('765');

  await page.goto('/?show=uk&large=2&difficulty=hard&seed=7');
  await page.getByText('Dealt in your browser, without the service.').waitFor();
  const { numbers, target } = dealt({ show: 'uk', large: 2, difficulty: 'hard', seed: '7' });
  expect([await trayOf(page), await displayOf(page)]).toEqual([numbers, `${target}`]);

  await page.goto('/es/24/?numbers=3,3,8,8');
  expect((await solutionsOf(page))[0]?.value).toBe('24');
  await leaveAfterFailure(visitor);
});

test('after one visit the pages to read are there without a connection, and the day has its game', async () => {
  const visitor = await visitOnce('/daily/');
  const { page } = visitor;
  for (const path of ['/how-it-works/', '/es/como-se-hace/', '/play/', '/for-your-site/']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto('/daily/?date=2026-01-05');
  await page.getByLabel('Spain').check();
  await page.getByRole('button', { name: 'Turn up the tiles' }).click();
  const { numbers, target } = dealt({ show: 'es', seed: 'day-2026-01-05' });
  expect(await targetOf(page)).toBe(target);
  expect(await tableOf(page)).toEqual(numbers);
  await leaveAfterFailure(visitor);
});

test('a service that is down is not needed: the browser answers, and says so', async () => {
  const visitor = await visit('/', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.route(API, (route) => route.abort('connectionrefused'));
  await page.evaluate((search) => history.pushState(null, '', search), GAME);
  await page.reload();
  await askEverything(page);
  await expectAccessible(page, 'main');
  await expectToFit(page);
  await leaveAfterFailure(visitor);
});

test.each([500, 503, 429])('a %i is answered in the browser', async (status) => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.route(API, (route) => route.fulfill({ status, body: '' }));
  await page.locator('#numbers').fill('1 2 3');
  await page.locator('#target').fill('7');
  await page.keyboard.press('Enter');
  expect((await solutionsOf(page))[0]?.value).toBe('7');
  expect(await part(page, 'local-note').first().isVisible()).toBe(true);
  await leaveAfterFailure(visitor);
});
