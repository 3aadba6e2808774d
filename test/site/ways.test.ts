import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { expectAccessible, expectToFit } from './looks.ts';

const PAGE = '/how-it-works/how-many-ways/';
const SPANISH = '/es/como-se-hace/cuantas-maneras/';

const judgement = (page: Page) => page.locator('[data-part="judgement"] p').allTextContents();
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fills both fields and presses Enter. */
async function compare(page: Page, labels: readonly [string, string], left: string, right: string): Promise<string[]> {
  await page.getByLabel(labels[0], { exact: true }).fill(left);
  await page.getByLabel(labels[1], { exact: true }).fill(right);
  await page.keyboard.press('Enter');
  return judgement(page);
}

const ENGLISH_FIELDS = ['One expression', 'Another'] as const;

test('the charts and tables tell the figures, also without JavaScript', async () => {
  const visitor = await visit(PAGE, { javaScriptEnabled: false });
  const { page } = visitor;
  const figures = async (label: RegExp) => {
    const rows = await page.getByRole('list', { name: label }).getByRole('listitem').all();
    return Promise.all(
      rows.map(async (row) =>
        (await row.locator('.figure').allTextContents()).map((text) => text.trim().split(/\s/)[0]),
      ),
    );
  };
  expect(await figures(/one cut after the other/)).toEqual([
    ['33,665,406'],
    ['4,672,540', '780'],
    ['245,644', '49'],
    ['42,280', '12'],
    ['16,334'],
    ['11,685'],
    ['1780'],
  ]);
  expect(await figures(/distinct functions/)).toEqual([
    ['1', '1'],
    ['8', '6'],
    ['192', '68'],
    ['7680', '1170'],
    ['430,080', '27,142'],
    ['30,965,760', '793,002'],
  ]);
  const total = page
    .getByRole('table', { name: /by how many tiles/ })
    .getByRole('row')
    .last();
  expect(await total.locator('th, td').allTextContents()).toEqual(['Together', '33,665,406']);
  const solutions = page.getByRole('table', { name: /12 distinct solutions of 765/ });
  expect(await solutions.getByRole('row').count()).toBe(1 + 12 + 1 + 1);
  expect(await solutions.getByRole('row').last().locator('th, td').allTextContents()).toEqual([
    'Together',
    '780',
    '49',
  ]);
  // What a script is needed for is not there, and the answers to the pairs are.
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByText('Answer', { exact: true }).first().click();
  await page.getByText('Terms and factors may stand in any order').waitFor();
  await leave(visitor);
});

test('bars are as long as the logarithm of what they count', async () => {
  const visitor = await visit(PAGE);
  const chart = visitor.page.getByRole('list', { name: /one cut after the other/ });
  const widths = await chart.locator('rect').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width') ?? ''));
  const values = [33_665_406, 4_672_540, 780, 245_644, 49, 42_280, 12, 16_334, 11_685, 1780];
  expect(widths.map(Number.parseFloat)).toEqual(
    values.map((value) => expect.closeTo((Math.log10(value) / 8) * 100, 1)),
  );
  await leave(visitor);
});

describe('the pairs', () => {
  /** Whether the second expression of each pair counts as another solution. */
  const ANOTHER = [false, false, true, false, true, false, false, false];

  test('are guessed by keyboard, judged and explained', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    const pairs = await page.locator('[data-part="pair"]').all();
    expect(pairs).toHaveLength(ANOTHER.length);
    // Always "the same", with the keys alone.
    await pairs[0]?.getByRole('button', { name: 'No, the same' }).focus();
    for (const [index, pair] of pairs.entries()) {
      await page.keyboard.press('Enter');
      const told = (await pair.locator('[data-part="told"]').textContent()) ?? '';
      expect(told).toMatch(ANOTHER[index] ? /^Not so\. Two different solutions\. / : /^Right\. (The same|Only one)/);
      expect(await pair.getByRole('button', { name: 'No, the same' }).getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    const score = page.locator('[data-part="score"]');
    expect(await score.textContent()).toBe('Right at the first guess: 6 of 8, out of 8 pairs.');
    // The first guess counts.
    await pairs[2]?.getByRole('button', { name: 'Yes, another' }).click();
    expect(await pairs[2]?.locator('[data-part="told"]').textContent()).toMatch(/^Right\. Two different solutions/);
    expect(await score.textContent()).toBe('Right at the first guess: 6 of 8, out of 8 pairs.');
    await leave(visitor);
  });
});

describe('two expressions of the reader', () => {
  test('are compared, and other numbers show it', async () => {
    const visitor = await visit(PAGE);
    const { page } = visitor;
    const ask = (left: string, right: string) => compare(page, ENGLISH_FIELDS, left, right);
    expect(await ask('50 − (25 − 7)', '7+50-25')).toEqual([
      'The same solution.',
      'With 2, 3, and 5 in the places of 7, 25, and 50, both come to 4; and so they do with any other numbers.',
    ]);
    expect(await ask('50*(10+7)', '50*10+7')).toEqual([
      'Two different solutions.',
      'With 2, 3, and 5 in the places of 7, 10, and 50, one comes to 25 and the other to 17.',
      'As they stand, they make 850 and 507.',
    ]);
    expect(await ask('2×2', '2+2')).toEqual([
      'Two different solutions.',
      'With 2 and 3 in the places of 2 and 2, one comes to 6 and the other to 5. No exchange of equal tiles makes them agree.',
      'As they stand, they make 4 and 4.',
    ]);
    expect(await ask('7×10', '7×10÷1')).toEqual([
      'Only one of the two counts as a solution.',
      'They are not made of the same numbers.',
      'As they stand, they make 70 and 70.',
      'There is a step × 1 or ÷ 1 that cannot be avoided. In a numbers round an expression that needs one is no solution of its own.',
    ]);
    await leave(visitor);
  });

  test('are not, where one is none: the field says why, and is gone to', async () => {
    const visitor = await visit(SPANISH);
    const { page } = visitor;
    const ask = (right: string) => compare(page, ['Una expresión', 'Otra'], '7+3', right);
    for (const [right, fault] of [
      ['7 +', 'Aquí falta un número.'],
      ['7 ÷ (3 − 3)', 'Divide entre cero.'],
      ['1+1+1+1+1+1+1+1+1', 'Más de 8 números: demasiados para compararlos aquí.'],
    ] as const) {
      expect(await ask(right)).toEqual([]);
      expect(await page.locator('#compare-right-fault').textContent()).toBe(fault);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('compare-right');
    }
    expect((await ask('3+7'))[0]).toBe('La misma solución.');
    // What was judged is forgotten as soon as a field changes.
    await page.keyboard.type('+1');
    expect(await judgement(page)).toEqual([]);
    await leave(visitor);
  });
});

test.each([PAGE, SPANISH])('%s is accessible in either theme, and nothing is cut off', async (path) => {
  const visitor = await visit(path);
  const { page } = visitor;
  await page.locator('[data-part="pair"] button').first().click();
  await page.locator('[data-part="pair"] button').last().click();
  await page.locator('[data-compare] button').click();
  // Axe takes seconds, and the languages differ in their texts only.
  if (path === PAGE) await expectAccessible(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sideways(page)).toBe(0);
  await leave(visitor);
});
