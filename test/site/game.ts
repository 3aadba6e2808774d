import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The operations as the page writes them, done by this file alone. */
const OPERATIONS: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
};

/** The tile of the board with this number, the first or the second of its kind. */
export const tile = (page: Page, number: number, copy = 0): Locator =>
  page
    .getByRole('group', { name: /24/ })
    .getByRole('button', { name: `${number}`, exact: true })
    .nth(copy);

/** The numbers in the tray, in their order. */
export async function trayOf(page: Page): Promise<number[]> {
  const tiles = await page.locator('[data-part="tray"] button').allTextContents();
  return tiles.map(Number);
}

/** The digits that the target display lights. */
export async function displayOf(page: Page): Promise<string> {
  const digits = await page
    .locator('[data-part="display"] > li')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-digit') ?? ''));
  return digits.join('');
}

export const verdictOf = (page: Page): Locator => page.locator('[data-part="verdict"]');

/** One solution as the page shows it. */
export interface ShownSolution {
  readonly value: string;
  readonly steps: readonly string[];
  readonly expression: string;
  readonly used: readonly number[];
}

/** Every solution that is shown, once the answer is there. */
export async function solutionsOf(page: Page): Promise<ShownSolution[]> {
  await verdictOf(page).waitFor();
  const solutions = await page.locator('[data-part="solutions"] > li').all();
  return Promise.all(
    solutions.map(async (solution) => ({
      value: (await solution.locator('[data-part="value"]').textContent()) ?? '',
      steps: await solution.locator('[data-part="steps"] > li').allTextContents(),
      expression: (await solution.locator('[data-part="expression"]').textContent()) ?? '',
      used: (await solution.locator('[data-part="tiles"] > li:not(.tile-unused)').allTextContents()).map(Number),
    })),
  );
}

/** Takes `value` out of `room`. */
function take(room: bigint[], value: bigint, line: string): void {
  const position = room.indexOf(value);
  expect(position, `${value} in "${line}" is neither given nor made before`).toBeGreaterThanOrEqual(0);
  room.splice(position, 1);
}

/** Claims that the steps keep the rules: given or earlier numbers, each once, positive integers, and the value at the end. */
export function expectWorking({ value, steps, used }: ShownSolution, given: readonly number[]): void {
  const room = given.map(BigInt);
  for (const line of steps) {
    const [, left = '', sign = '', right = '', result = ''] = /^(\d+) ([+−×÷]) (\d+) = (\d+)$/.exec(line) ?? [];
    const operation = OPERATIONS[sign];
    expect(operation, `"${line}" is a step`).toBeDefined();
    take(room, BigInt(left), line);
    take(room, BigInt(right), line);
    if (sign === '÷') expect(BigInt(left) % BigInt(right), line).toBe(0n);
    expect(operation?.(BigInt(left), BigInt(right)), line).toBe(BigInt(result));
    expect(BigInt(result) > 0n, line).toBe(true);
    room.push(BigInt(result));
  }
  // Besides the value, only the tiles that are shown as not used are left.
  const reached = value.replaceAll(',', '');
  expect(room.at(-1)).toBe(BigInt(reached));
  for (const number of used) room.push(BigInt(number));
  expect(room.map(String).sort()).toEqual([...given.map(String), reached].sort());
}
