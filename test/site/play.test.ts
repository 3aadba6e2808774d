import { describe, expect, test } from 'vitest';
import { leave, visit } from './browser.ts';
import { announcementOf, displayOf, expectWorking, solutionsOf, tile, trayOf, verdictOf } from './game.ts';

const GIVEN = [25, 50, 75, 100, 3, 6];

describe('a game by mouse', () => {
  test('952 from six picked tiles is solved exactly, with working that is right', async () => {
    const visitor = await visit('/');
    const { page } = visitor;
    for (const number of GIVEN) await tile(page, number).click();
    expect(await trayOf(page)).toEqual(GIVEN);
    await page.getByLabel('Target', { exact: true }).fill('952');
    expect(await displayOf(page)).toBe('952');
    await page.getByRole('button', { name: 'Solve' }).click();

    const [solution, ...others] = await solutionsOf(page);
    expect(others).toEqual([]);
    expect(await verdictOf(page).textContent()).toBe('Exact!');
    if (!solution) throw new Error('no solution is shown');
    expect(solution.value).toBe('952');
    expectWorking(solution, GIVEN);
    expect(solution.used).toEqual(GIVEN);
    expect(solution.expression).toMatch(/^[\d ()+−×÷]+ = 952$/);
    expect(await page.locator('[data-part="proof"]').textContent()).toMatch(/^Proven/);
    expect(await page.locator('[data-part="work"]').textContent()).toMatch(/^Search effort: [\d,]+ of [\d,]+\.$/);
    await leave(visitor);
  });

  test('a second tap on a tile, or one in the tray, takes it back', async () => {
    const visitor = await visit('/');
    const { page } = visitor;
    await tile(page, 7, 1).click();
    await tile(page, 7).click();
    expect(await trayOf(page)).toEqual([7, 7]);
    expect(await tile(page, 7, 1).getAttribute('aria-pressed')).toBe('true');
    await tile(page, 7, 1).click();
    expect(await trayOf(page)).toEqual([7]);
    expect(await tile(page, 7, 0).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Remove 7' }).click();
    expect(await trayOf(page)).toEqual([]);
    expect(await page.getByLabel('Your numbers').inputValue()).toBe('');
    await leave(visitor);
  });

  test('a seventh tile stays on the board, and a seventh number can be typed', async () => {
    const visitor = await visit('/');
    const { page } = visitor;
    for (const number of GIVEN) await tile(page, number).click();
    expect(await tile(page, 9).getAttribute('aria-disabled')).toBe('true');
    await tile(page, 9).click({ force: true });
    expect(await trayOf(page)).toEqual(GIVEN);
    await page.getByLabel('Your numbers').fill('25 50 75 100 3 6 123456');
    expect(await trayOf(page)).toEqual([...GIVEN, 123456]);
    await leave(visitor);
  });

  test('a target can be drawn, and the tiles can be cleared', async () => {
    const visitor = await visit('/');
    const { page } = visitor;
    await tile(page, 75).click();
    await page.getByRole('button', { name: 'Draw a target' }).click();
    const target = await page.getByLabel('Target', { exact: true }).inputValue();
    expect(Number(target)).toBeGreaterThanOrEqual(101);
    await expect.poll(() => displayOf(page)).toBe(target);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await trayOf(page)).toEqual([]);
    await leave(visitor);
  });
});

describe('a game by keyboard alone', () => {
  test('tiles by the arrow keys, target by digits, Enter solves, and the result is announced', async () => {
    const visitor = await visit('/');
    const { page } = visitor;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    const tabTo = async (name: string) => {
      for (let presses = 0; (await focused()) !== name; presses += 1) {
        expect(presses, `Tab reaches ${name}`).toBeLessThan(20);
        await press('Tab');
      }
    };

    await tabTo('25');
    await press('Space', 'ArrowRight', 'Enter', 'ArrowRight', 'Space', 'ArrowRight', 'Space');
    await press('Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Space');
    expect(await focused()).toBe('3');
    await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space');
    expect(await focused()).toBe('6');
    expect(await trayOf(page)).toEqual(GIVEN);

    await tabTo('Clear');
    await press('Tab');
    await page.keyboard.type('952');
    await press('Enter');

    const [solution] = await solutionsOf(page);
    if (!solution) throw new Error('no solution is shown');
    expectWorking(solution, GIVEN);
    expect(await announcementOf(page)).toMatch(/^952 reached exactly\. Proven/);
    await leave(visitor);
  });

  test('the focus is seen on every stop, and stays in the tray when a tile is taken back', async () => {
    const visitor = await visit('/?numbers=1,2,3&target=6');
    const { page } = visitor;
    await solutionsOf(page);
    const stops = new Set<string>();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { name: element.outerHTML.slice(0, 120), seen: outlineStyle === 'solid' && outlineWidth === '3px' };
      });
      if (!stop) break;
      expect(stop.seen, stop.name).toBe(true);
      stops.add(stop.name);
    }
    expect(stops.size).toBeGreaterThan(12);

    await page.getByRole('button', { name: 'Remove 2' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove 3');
    await leave(visitor);
  });
});
