import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { displayOf } from './game.ts';

/** A step to be played: two numbers and a sign. */
export interface PlayedStep {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
}

export const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);

/** The tiles that are up, and whatever was made of them. */
export const seat = (page: Page, number: number, copy = 0): Locator =>
  part(page, 'seats')
    .getByRole('button', { name: `${number}`, exact: true })
    .nth(copy);

export const sign = (page: Page, operator: Operator): Locator =>
  part(page, 'signs').locator(`button[value="${operator}"]`);

/** Stops the time of a page, for it to go on as a test says. @param time what it is then, in milliseconds since 1970 */
export async function freeze(page: Page, time: number): Promise<void> {
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time);
}

/** The numbers on the table, in their seats. */
export async function tableOf(page: Page): Promise<number[]> {
  const seats = await part(page, 'seats').locator('button:not([hidden])').allTextContents();
  return seats.map(Number);
}

/** The target, once it stands still and the clock runs. */
export async function targetOf(page: Page): Promise<number> {
  await part(page, 'seats').locator('button:not([hidden])').first().and(page.locator(':enabled')).waitFor();
  return Number(await displayOf(page));
}

/** Points, verdict and time, once the round has been compared with the best answer. */
export async function resultOf(page: Page): Promise<{ points: string; verdict: string; took: string }> {
  await part(page, 'whole').waitFor();
  const text = async (name: string) => (await part(page, name).textContent()) ?? '';
  return { points: await text('result-heading'), verdict: await text('verdict'), took: await text('took') };
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; !(await isFocused(element)); presses += 1) {
    expect(presses, 'Tab gets there').toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
}

export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found === document.activeElement);

/** Presses the arrow keys that lead from what has the focus to the element, as both are seen. */
export async function walkTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; !(await isFocused(element)); presses += 1) {
    expect(presses, 'the arrows get there').toBeLessThan(12);
    const [x = 0, y = 0] = await element.evaluate((found) => {
      const middle = (one: Element | null) => {
        const { left, top, width, height } = (one ?? document.body).getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const [here, there] = [middle(document.activeElement), middle(found)];
      return [there[0] - here[0], there[1] - here[1]];
    });
    if (Math.abs(y) > 20) await page.keyboard.press(y > 0 ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
}

/** Plays steps by tapping or clicking. */
export async function play(page: Page, steps: readonly PlayedStep[], act: 'click' | 'tap' = 'click'): Promise<void> {
  for (const { left, operator, right } of steps) {
    await seat(page, left)[act]();
    await sign(page, operator)[act]();
    await seat(page, right, left === right ? 1 : 0)[act]();
  }
}
