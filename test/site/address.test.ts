import { describe, expect, test } from 'vitest';
import { leave, sameVisitor, visit } from './browser.ts';
import { displayOf, solutionsOf, trayOf, verdictOf } from './game.ts';

const searchOf = (url: string) => new URL(url).search;

test('an address opens solved, in the order of the player', async () => {
  const visitor = await visit('/?numbers=25,50,75,100,3,6&target=952');
  const { page } = visitor;
  const [solution] = await solutionsOf(page);
  expect(solution?.value).toBe('952');
  expect(await trayOf(page)).toEqual([25, 50, 75, 100, 3, 6]);
  expect(await displayOf(page)).toBe('952');
  expect(await page.getByLabel('Your numbers').inputValue()).toBe('25, 50, 75, 100, 3, 6');
  await leave(visitor);
});

test('solving writes the address, and back and forward go through the games', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const play = async (numbers: string, target: string) => {
    await page.getByLabel('Your numbers').fill(numbers);
    await page.getByLabel('Target', { exact: true }).fill(target);
    await page.keyboard.press('Enter');
  };
  await play('1 2 3', '7');
  await expect.poll(async () => (await solutionsOf(page))[0]?.value).toBe('7');
  expect(searchOf(page.url())).toBe('?numbers=1,2,3&target=7');
  await play('4;5', '20');
  await expect.poll(async () => (await solutionsOf(page))[0]?.value).toBe('20');
  expect(searchOf(page.url())).toBe('?numbers=4,5&target=20');

  await page.goBack();
  await expect.poll(async () => (await solutionsOf(page))[0]?.value).toBe('7');
  expect(await trayOf(page)).toEqual([1, 2, 3]);
  await page.goBack();
  await verdictOf(page).waitFor({ state: 'hidden' });
  expect(await trayOf(page)).toEqual([]);
  expect(await displayOf(page)).toBe('');
  await page.goForward();
  await page.goForward();
  await expect.poll(async () => (await solutionsOf(page))[0]?.value).toBe('20');
  expect(await displayOf(page)).toBe('20');
  await leave(visitor);
});

test('solving the same game again adds no step to the history', async () => {
  const visitor = await visit('/?numbers=1,2,3&target=7');
  const { page } = visitor;
  await solutionsOf(page);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Solve' }).click();
  await solutionsOf(page);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await leave(visitor);
});

test('the link can be copied, and says so', async () => {
  const visitor = await visit('/?numbers=1,2,3&target=7', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = visitor;
  await solutionsOf(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await leave(visitor);
});

test('an address with half a game is a beginning and not a mistake', async () => {
  const visitor = await visit('/?numbers=25,50');
  const { page } = visitor;
  await expect.poll(() => trayOf(page)).toEqual([25, 50]);
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
  await leave(visitor);
});

const BAD_ADDRESSES = [
  ['numbers=abc&target=5', '“abc” is not a whole number.'],
  ['numbers=1.5&target=5', '“1.5” is not a whole number.'],
  ['numbers=0&target=5', '0 is not a number from 1 to 1,000,000.'],
  ['numbers=-3,4&target=5', '-3 is not a number from 1 to 1,000,000.'],
  ['numbers=1,2,3,4,5,6,7,8,9,10,11&target=5', 'At most 10 numbers fit; you gave 11.'],
  ['numbers=,&target=5', 'Enter at least one number.'],
  ['numbers=1&target=1e400', '“1e400” is not a whole number.'],
  ['numbers=1&target=9007199254740992', '9007199254740992 is not a number from 0 to 9,007,199,254,740,991.'],
  ['numbers=1&target=%E0%A4%A', 'is not a whole number.'],
  ['numbers=%3Cb%3Ex%3C/b%3E&target=1', '“<b>x</b>” is not a whole number.'],
  [`numbers=${'7'.repeat(4000)}&target=1`, '… is not a number from 1 to 1,000,000.'],
] as const;

describe('a bad address', () => {
  const open = sameVisitor();
  test.each(BAD_ADDRESSES)('%# is told what is wrong with it', async (search, message) => {
    const page = await open(`/?${search}`);
    await page.getByRole('heading', { name: 'This address holds no game' }).waitFor();
    const faults = await page.locator('.field-fault:not(:empty)').allTextContents();
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(1);
  });
});

test('a bad address can be fixed where it is marked', async () => {
  const visitor = await visit('/?numbers=25,fifty&target=75');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Solve' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('numbers');
  await page.getByLabel('Your numbers').fill('25, 50');
  expect(await page.locator('[aria-invalid], .field-fault:not(:empty)').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect((await solutionsOf(page))[0]?.value).toBe('75');
  expect(await page.locator('.field-fault:not(:empty)').count()).toBe(0);
  await leave(visitor);
});
