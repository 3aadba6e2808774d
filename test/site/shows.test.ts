import { describe, expect, test } from 'vitest';
import { TOLD_SELECTIONS } from '../../site/components/shows/told-selections.ts';
import wholeGame from '../../site/components/shows/whole-game.json' with { type: 'json' };
import { reach as bruteForce } from '../solvers/brute-force.ts';
import { leave, visit } from './browser.ts';
import { FOUND_PAGES, textOf } from './built-pages.ts';
import { solutionsOf, verdictOf } from './game.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const CHAPTERS = [
  { locale: 'en', path: '/how-it-works/shows/' },
  { locale: 'es', path: '/es/como-se-hace/concursos/' },
] as const;

const { byLarge, reachedBy, drawnSolvable } = wholeGame;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const selections = sum(byLarge.map((count) => count.selections));
/** Of a hundred games with a target between two, how many are solvable. */
const solvable = (from: number, to: number) =>
  (100 * sum(reachedBy.slice(from - 100, to - 99))) / (selections * (to - from + 1));

describe.each(CHAPTERS)('$path', ({ locale, path }) => {
  const page = FOUND_PAGES.find((one) => one.path === path);
  const article = page?.document.querySelector('article');
  const text = article ? textOf(article) : '';
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  const count = (number: number) => whole.format(number);
  const percent = (parts: number, digits = 2) =>
    locale === 'es' ? `${parts.toFixed(digits).replace('.', ',')} %` : `${parts.toFixed(digits)}%`;

  test.each([
    ['selections', count(selections)],
    ['games', count(selections * 899)],
    ['solvable games', count(sum(reachedBy.slice(1)))],
    ['the part of games that is solvable', percent(solvable(101, 999), 3)],
    ['the part of drawn games that is solvable', percent(100 * drawnSolvable, 3)],
    ...byLarge.map((of, large) => [
      `solvable with ${large}`,
      percent((100 * (of.near[0] ?? 0)) / (899 * of.selections)),
    ]),
    ...byLarge.map((of, large) => [
      `not solvable with ${large}`,
      percent(100 - (100 * (of.near[0] ?? 0)) / (899 * of.selections)),
    ]),
    ...[1, 2, 3].map((away) => [`two large, ${away} away`, count(byLarge[2]?.near[away] ?? 0)]),
    ['games with nothing within ten', count(sum(byLarge.map(({ unscored }) => unscored)))],
    ['those without a large tile', count(byLarge[0]?.unscored ?? 0)],
    ['solvable from 100 to 199', percent(solvable(100, 199))],
    ['solvable from 900 on', percent(solvable(900, 999))],
    ['selections that reach all', count(sum(byLarge.map((of) => of.whole)))],
    ...reachedBy
      .toSorted((a, b) => a - b)
      .slice(0, 5)
      .flatMap((reached) => [
        [`${reached} reach one of the hardest`, count(reached)],
        [`${reached} of all`, percent((100 * reached) / selections)],
      ]),
  ])('tells %s: %s', (_, figure) => {
    expect(text).toMatch(new RegExp(`(?<![\\d.,])${figure?.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`));
  });

  test('tells the easiest targets, and the selections that reach all by their large tiles', () => {
    const most = Math.max(...reachedBy);
    const easiest = [...reachedBy.keys()].filter((place) => reachedBy[place] === most).map((place) => 100 + place);
    expect([easiest, selections - most]).toEqual([[100, 102, 104, 108], 3]);
    expect(byLarge.map((of) => of.whole)).toEqual([5, 614, 603, 4, 0]);
    expect(text).toMatch(/100, 102, 104 (and|y) 108/);
    expect(text).toMatch(/614 .* 603 .* 4 .* 5 /);
  });

  test('draws what the tiles reach as brute force has it', async () => {
    const rows = [...(page?.document.querySelectorAll('.strips li') ?? [])];
    expect(rows).toHaveLength(TOLD_SELECTIONS.length);
    for (const [place, { numbers, target }] of TOLD_SELECTIONS.entries()) {
      const values = new Set([...bruteForce([...numbers]).keys()].map(Number));
      const reached = Array.from({ length: 900 }, (_, index) => values.has(100 + index));
      const lit = new Array<boolean>(900).fill(false);
      const row = rows[place];
      const path = row?.querySelector('path')?.getAttribute('d') ?? '';
      for (const [, start, length] of path.matchAll(/M(\d+) 0h(\d+)/g)) {
        lit.fill(true, Number(start), Number(start) + Number(length));
      }
      expect(lit, numbers.join(' ')).toEqual(reached);
      expect(row && textOf(row)).toContain(
        `${numbers.join(' ')} → ${target} ${count(reached.filter(Boolean).length)} `,
      );
    }
  });

  test('has no script of its own, is accessible in either theme, and fits from 320 pixels on', async () => {
    const visitor = await visit(path);
    expect(await visitor.page.locator('script[src]').count()).toBe(0);
    await expectAccessible(visitor.page);
    await expectToFit(visitor.page);
    await visitor.page.setViewportSize({ width: 320, height: 800 });
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await leave(visitor);
  });
});

test('a selection of the chapter opens in the solver, by keyboard', async () => {
  const visitor = await visit(CHAPTERS[0].path);
  const { page } = visitor;
  await page.getByRole('link', { name: /^1 1 2 2 25 50/ }).focus();
  await page.keyboard.press('Enter');
  await solutionsOf(page);
  expect(await verdictOf(page).textContent()).toContain('25 away');
  await leave(visitor);
});

test('the page of wrong addresses fits from 320 pixels on, and lights its number', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const response = await page.request.get('/es/nada');
  expect(response.status()).toBe(404);
  await page.goto('/404');
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const digits = await page
    .locator('[data-digit]')
    .evaluateAll((lit) => lit.map((digit) => digit.getAttribute('data-digit')));
  expect(digits.join('')).toBe('404');
  await page.context().close();
});
