import { expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { announcementOf, expectWorking, solutionsOf, verdictOf } from './game.ts';

test('631 from 2 2 3 4 6 10 shows both nearest values, 630 and 632', async () => {
  const visitor = await visit('/?numbers=2,2,3,4,6,10&target=631');
  const { page } = visitor;
  const solutions = await solutionsOf(page);
  expect(solutions.map(({ value }) => value)).toEqual(['630', '632']);
  for (const solution of solutions) expectWorking(solution, [2, 2, 3, 4, 6, 10]);
  expect(await verdictOf(page).textContent()).toBe('Two values, each 1 away');
  expect(await announcementOf(page)).toMatch(/Nearest: 630 and 632, 1 away/);
  await leave(visitor);
});

test('999 from 1 1 2 2 3 3 is out of reach, and 81 is proven the nearest, 918 away', async () => {
  const visitor = await visit('/?numbers=1,1,2,2,3,3&target=999');
  const { page } = visitor;
  const [solution] = await solutionsOf(page);
  if (!solution) throw new Error('no solution is shown');
  expect(solution.value).toBe('81');
  expectWorking(solution, [1, 1, 2, 2, 3, 3]);
  expect(await verdictOf(page).textContent()).toBe('918 away');
  expect(await page.locator('[data-part="proof"]').textContent()).toBe('Proven: nothing nearer can be made.');
  await leave(visitor);
});

test('a given number that is the answer needs no working, and the others are shown as not used', async () => {
  const visitor = await visit('/?numbers=2,7&target=3');
  const { page } = visitor;
  const [solution] = await solutionsOf(page);
  expect(solution).toMatchObject({ value: '2', steps: [], used: [2] });
  expect(await page.getByText('2 is one of the given numbers').isVisible()).toBe(true);
  expect(await page.getByText('7 (not used)').count()).toBe(1);
  await leave(visitor);
});

test('ten numbers near a million, more than the budget proves, say that they are not proven', async () => {
  const given = [999983, 999979, 999961, 999959, 999953, 999931, 999917, 999907, 999883, 999863];
  const visitor = await visit(`/?numbers=${given}&target=9007199254740991`);
  const { page } = visitor;
  const [solution] = await solutionsOf(page);
  if (!solution) throw new Error('no solution is shown');
  expectWorking(solution, given);
  expect(solution.value).toMatch(/^\d{1,3}(,\d{3})+$/);
  expect(await page.locator('[data-part="asked"]').textContent()).toBe('Target 9,007,199,254,740,991');
  expect(await page.locator('[data-part="proof"]').textContent()).toMatch(/^Not proven/);
  expect(await announcementOf(page)).toMatch(/Nearest found: [\d,]+, [\d,]+ away/);
  await leave(visitor);
});

test('the link to JSON leads to the answer that is shown', async () => {
  const visitor = await visit('/?numbers=25,50,75,100,3,6&target=952');
  const { page } = visitor;
  await solutionsOf(page);
  const address = await page.getByRole('link', { name: 'The answer as JSON' }).getAttribute('href');
  const answer = await (await page.request.get(address ?? '')).json();
  expect(answer.best).toMatchObject({ value: 952, distance: 0 });
  expect(answer.puzzle.numbers).toEqual([3, 6, 25, 50, 75, 100]);
  await leave(visitor);
});
