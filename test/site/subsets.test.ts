import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { reach } from '../solvers/brute-force.ts';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/subsets-from-below/';
const SPANISH = '/es/como-se-hace/subconjuntos-desde-abajo/';

const lattice = (page: Page) => page.locator('[data-lattice]');
const told = (page: Page) => lattice(page).locator('[data-part="told"]');
const press = (page: Page, name: string) => lattice(page).getByRole('button', { name, exact: true }).click();

/** The cells that are seen: their tiles, the number of values in them, and what is known of them. */
async function cellsOf(page: Page): Promise<{ tiles: string; count: string; is: string }[]> {
  return lattice(page)
    .locator('.canvas > svg')
    .evaluateAll((drawings) => {
      const seen = drawings.filter((drawing) => getComputedStyle(drawing).display !== 'none');
      return seen.flatMap((drawing) =>
        [...drawing.querySelectorAll('.cell')].map((cell) => ({
          tiles: cell.querySelector('.tiles')?.textContent ?? '',
          count: cell.querySelector('.count')?.textContent ?? '',
          is: cell.getAttribute('class') ?? '',
        })),
      );
    });
}

const WIDE = { width: 1280, height: 800 };

/** How many values some tiles make that no part of them makes. */
const freshOf = (tiles: string) => {
  const numbers = tiles.split(' ').map(Number);
  return [...reach(numbers).values()].filter((fewest) => fewest === numbers.length).length;
};

async function expectFinished(page: Page): Promise<void> {
  const cells = await cellsOf(page);
  expect(cells).toHaveLength(63);
  for (const { tiles, count, is } of cells) {
    const size = tiles.split(' ').length;
    expect(is, tiles).toContain(size <= 2 ? 'cell-kept' : size <= 4 ? 'cell-searched' : 'cell-unknown');
    expect(count, tiles).toBe(size <= 2 ? `${freshOf(tiles)}` : '');
  }
  expect(cells.filter(({ is }) => is.includes('cell-met')).map(({ tiles }) => tiles)).toEqual(['10 25', '1 50']);
  expect(await told(page).textContent()).toBe(
    '(50 + 1) × (25 − 10) = 765. Proven: fewer than 4 tiles do not make it. Values kept: 47. Work: 159 units.',
  );
}

describe('the finished drawing', () => {
  test('is there without JavaScript, with its counts and in words', async () => {
    const visitor = await visit(PAGE, { javaScriptEnabled: false, viewport: WIDE });
    const { page } = visitor;
    await expectFinished(page);
    expect(await page.getByRole('button').count()).toBe(0);
    const name = 'not reached; 5 tiles: 6 subsets, not reached; 4 tiles: 15 subsets, searched';
    await page.getByRole('img', { name }).waitFor();
    await page.getByText('In words').first().click();
    await page.getByText('2 tiles: 15 subsets, 41 values').last().waitFor();
    await leave(visitor);
  });

  test('is drawn the same by the script', async () => {
    const visitor = await visit(PAGE, { viewport: WIDE });
    await expectFinished(visitor.page);
    await leave(visitor);
  });

  test('stands in more rows on a narrow screen', async () => {
    const visitor = await visit(PAGE, { viewport: { width: 360, height: 800 } });
    await expectFinished(visitor.page);
    await leave(visitor);
  });
});

describe('step by step', () => {
  test('the engine is followed with the keyboard alone', async () => {
    const visitor = await visit(PAGE, { viewport: WIDE });
    const { page } = visitor;
    await page.getByLabel('Place in the search').focus();
    await page.keyboard.press('Home');
    expect(await told(page).textContent()).toBe('The tiles themselves are the first values.');
    expect((await cellsOf(page)).filter(({ is }) => is.includes('cell-kept'))).toHaveLength(6);
    await page.keyboard.press('ArrowRight');
    expect(await told(page).textContent()).toBe(
      'Do two of the values that are kept make 765? No. So it would take more than 2 of the tiles.',
    );
    expect((await cellsOf(page)).filter(({ is }) => is.includes('cell-searched'))).toHaveLength(15);
    await page.keyboard.press('ArrowRight');
    expect(await told(page).textContent()).toBe('1 and 3 make 2 values that no part of them makes: 2 · 4');
    expect((await cellsOf(page)).filter(({ is }) => is.includes('cell-current')).map(({ tiles }) => tiles)).toEqual([
      '1 3',
    ]);
    await page.getByRole('button', { name: 'To the end' }).focus();
    await page.keyboard.press('Enter');
    await lattice(page).getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('Enter');
    expect(await told(page).textContent()).toBe(
      'Do two of the values that are kept make 765? Yes, with 4 tiles: 15 from 10 and 25 and 51 from 1 and 50.',
    );
    expect(await page.getByLabel('Place in the search').getAttribute('aria-valuetext')).toBe('Step 18 of 19');
    await leave(visitor);
  });

  test('it plays by itself, pauses, and ends', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    await page.clock.install();
    await press(page, 'Play');
    expect(await told(page).textContent()).toBe('The tiles themselves are the first values.');
    await page.clock.runFor(1000);
    expect(await told(page).textContent()).toMatch(/^Do two of the values/);
    await press(page, 'Pause');
    await page.clock.runFor(10_000);
    expect(await told(page).textContent()).toMatch(/No\. So it would take more than 2/);
    await press(page, 'Play');
    await page.clock.runFor(20_000);
    expect(await told(page).textContent()).toMatch(/^\(50 \+ 1\)/);
    await lattice(page).getByRole('button', { name: 'Play' }).waitFor();
    await leave(visitor);
  });

  test('who wants less motion steps, and nothing plays', async () => {
    const visitor = await visit(PAGE, { reducedMotion: 'reduce' });
    const { page } = visitor;
    expect(await lattice(page).getByRole('button', { name: 'Play' }).isVisible()).toBe(false);
    await press(page, 'Back');
    expect(await told(page).textContent()).toMatch(/^Do two of the values/);
    await leave(visitor);
  });
});

describe('other games', () => {
  test('one with all six tiles, one out of reach, one with equal tiles', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    await press(page, '3 6 25 50 75 100 → 952');
    await press(page, 'To the end');
    expect(await told(page).textContent()).toMatch(
      /= 952\. Proven: fewer than 6 tiles .* kept: 2500\. Work: 7932 units\.$/,
    );
    await press(page, '1 3 7 10 25 50 → 831');
    await press(page, 'To the end');
    expect(await told(page).textContent()).toMatch(/Proven: nothing is nearer than that, 1 away\./);
    await press(page, 'Back');
    expect(await told(page).textContent()).toMatch(/^831 is out of reach\. What about 832\? Yes/);
    await press(page, '1 1 2 2 3 3 → 999');
    expect(await cellsOf(page)).toHaveLength(26);
    await press(page, 'To the end');
    expect(await told(page).textContent()).toMatch(/= 81\. Proven: nothing is nearer than that, 918 away\./);
    await leave(visitor);
  });

  test("any of the reader's, and what is none is told", async () => {
    const visitor = await visit(SPANISH);
    const { page } = visitor;
    const numbers = lattice(page).getByLabel('Tus números');
    await numbers.fill('2 5');
    await page.keyboard.press('Enter');
    expect(await page.locator('#lattice-numbers-fault').textContent()).toMatch(/^Escribe de 3 a 6 números enteros/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('lattice-numbers');
    await numbers.fill('2, 5, 9');
    await lattice(page).getByLabel('Objetivo').fill('47');
    await page.keyboard.press('Enter');
    await press(page, 'Al final');
    expect(await told(page).textContent()).toMatch(/^9 × 5 \+ 2 = 47\. Demostrado: con menos de 3 fichas no sale\./);
    expect((await cellsOf(page)).map(({ tiles }) => tiles)).toEqual(['2 5 9', '2 5', '2 9', '5 9', '2', '5', '9']);
    await leave(visitor);
  });
});

describe('growing budgets', () => {
  const rows = (page: Page) =>
    page
      .locator('[data-budgets] ol > li')
      .evaluateAll((items) =>
        items.map((item) => [...item.querySelectorAll('strong, span')].map((one) => one.textContent)),
      );

  /** What the solver answers here, in the words of the page. */
  function expected(numbers: readonly number[], target: number): string[][] {
    const answers: string[][] = [];
    const written = (value: unknown) =>
      Number(value).toLocaleString('en', { useGrouping: 'min2' } as Intl.NumberFormatOptions);
    for (let units = 100; units <= 10 ** 8; units *= 10) {
      const { best, nearest, search } = solveNumbers(canonicalPuzzle(numbers, target), new Budget(units));
      const far = best?.distance === 0 ? 'exact' : `${written(best?.distance)} away`;
      const values = nearest.map(({ value }) => written(value)).join(' and ');
      const proof = search.complete ? `proven, after ${written(search.work)} units` : 'not proven';
      answers.push([`${written(units)} units`, `${values}, ${far}, with ${best?.numbersUsed} numbers`, proof]);
      if (search.complete) break;
    }
    return answers;
  }

  const withoutTimes = (told: readonly (string | null)[][]) =>
    told.map(([budget = '', best, proof]) => [budget?.split(' ≈')[0], best, proof]);

  test('prove more and more, and answer the same in the page, in the browser and here', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    const right = expected([1, 2, 4, 8, 16, 32, 64, 75], 123_457);
    expect(right.at(-1)).toEqual([
      '10,000,000 units',
      '123,457, exact, with 8 numbers',
      'proven, after 1,117,313 units',
    ]);
    expect(withoutTimes(await rows(page))).toEqual(right);
    for (const ask of ['once', 'twice']) {
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByText('Proven: a larger budget would change nothing.').waitFor();
      const asked = await rows(page);
      expect(withoutTimes(asked), ask).toEqual(right);
      for (const [, , , time] of asked) expect(time).toMatch(/^[\d.,]+ ms here$/);
    }
    const other = page.locator('[data-budgets]');
    await other.getByLabel('Your numbers').fill('25 50 75 100 3 6');
    await other.getByLabel('Target').fill('952');
    await page.keyboard.press('Enter');
    await other.locator('li', { hasText: 'after 7932 units' }).waitFor();
    expect(withoutTimes(await rows(page))).toEqual(expected([25, 50, 75, 100, 3, 6], 952));
    await leave(visitor);
  });

  test('are not asked about what is no question', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    await page.locator('[data-budgets]').getByLabel('Target').fill('many');
    await page.keyboard.press('Enter');
    expect(await page.locator('#budgets-target-fault').textContent()).toBe(
      'Type a whole number from 1 to 999,999,999.',
    );
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('budgets-target');
    await leave(visitor);
  });
});

test.each([PAGE, SPANISH])('%s is accessible in either theme, and nothing is cut off', async (path) => {
  const visitor = await visit(path);
  const { page } = visitor;
  await lattice(page).locator('[data-part="example"]').nth(1).click();
  await page.locator('[data-budgets] button').click();
  await page.locator('[data-budgets] li').nth(5).locator('[data-part="time"]').waitFor();
  // Axe takes seconds, and the languages differ in their texts only.
  if (path === PAGE) await expectAccessible(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await leave(visitor);
});

test.each(['/how-it-works/how-many-ways/', PAGE])(
  'all scripts of %s, its worker included, are 30 KB at the most',
  async (path) => {
    const visitor = await visit(path);
    const { page } = visitor;
    const sizes = await page.evaluate(async () => {
      const size = async (url: string): Promise<[string, number][]> => {
        const source = await (await fetch(url)).text();
        const zipped = await new Response(
          new Blob([source]).stream().pipeThrough(new CompressionStream('gzip')),
        ).arrayBuffer();
        const names = [...source.matchAll(/["'`](?:\.\/|\/_astro\/)([\w.-]+\.js)["'`]/g)].map(
          ([, name]) => `/_astro/${name}`,
        );
        const parts = await Promise.all([...new Set(names)].map(size));
        return [[url, zipped.byteLength], ...parts.flat()];
      };
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
        ({ src }) => new URL(src).pathname,
      );
      return Object.entries(Object.fromEntries((await Promise.all(scripts.map(size))).flat()));
    });
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total).toBeGreaterThan(1000);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(30 * 1024);
    if (path === PAGE) expect(sizes.some(([url]) => url.includes('worker'))).toBe(true);
    await leave(visitor);
  },
);
