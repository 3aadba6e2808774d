import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A rational number, not reduced: numerator and denominator, the denominator positive. */
type Quotient = readonly [bigint, bigint];

/** A number as the page writes it: 1,234, −24, (−1/2). */
function quotientOf(text: string): Quotient {
  const [numerator = '', denominator = '1'] = text.replaceAll(/[(),]/g, '').replace('−', '-').split('/');
  return [BigInt(numerator), BigInt(denominator)];
}

/** A number in its one form, as text. */
function reduced([numerator, denominator]: Quotient): string {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = denominator < 0n === a < 0n ? a : -a;
  return `${numerator / divisor}/${denominator / divisor}`;
}

/** The operations as the page writes them, done by this file alone. */
const OPERATIONS: Readonly<Record<string, (left: Quotient, right: Quotient) => Quotient>> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '−': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '×': ([a, b], [c, d]) => [a * c, b * d],
  '÷': ([a, b], [c, d]) => [a * d, b * c],
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

/** What the answer says to those who hear it. */
export const announcementOf = (page: Page) => page.locator('[data-part="announcement"][role="status"]').textContent();

export const verdictOf = (page: Page): Locator => page.locator('[data-part="verdict"]');

/** One solution as the page shows it. */
export interface ShownSolution {
  readonly value: string;
  readonly steps: readonly string[];
  readonly expression: string;
  /** Whole numbers, as in every game of these tests. */
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
function take(room: string[], value: string, line: string): void {
  const position = room.indexOf(value);
  expect(position, `${value} in "${line}" is neither given nor made before`).toBeGreaterThanOrEqual(0);
  room.splice(position, 1);
}

/** Claims that the steps are right: given or earlier numbers, each once, and the value at the end. */
export function expectSteps({ value, steps, used }: ShownSolution, given: readonly (number | string)[]): void {
  const room = given.map((number) => reduced(quotientOf(`${number}`)));
  for (const line of steps) {
    const [, left = '', sign = '', right = '', result = ''] = /^(\S+) ([+−×÷]) (\S+) = (\S+)$/.exec(line) ?? [];
    const operation = OPERATIONS[sign];
    if (!operation) throw new Error(`"${line}" is no step`);
    take(room, reduced(quotientOf(left)), line);
    take(room, reduced(quotientOf(right)), line);
    const made = reduced(operation(quotientOf(left), quotientOf(right)));
    expect(made, line).toBe(reduced(quotientOf(result)));
    room.push(made);
  }
  // Besides the value, only the tiles that are shown as not used are left.
  const reached = reduced(quotientOf(value));
  expect(room.at(-1)).toBe(reached);
  const told = used.map((number) => reduced([BigInt(number), 1n]));
  expect([...room, ...told].sort()).toEqual(
    [...given.map((number) => reduced(quotientOf(`${number}`))), reached].sort(),
  );
}

/** Claims that the steps keep the rules of the numbers round: they are right, and each makes a positive integer. */
export function expectWorking(solution: ShownSolution, given: readonly number[]): void {
  expectSteps(solution, given);
  for (const line of solution.steps) expect(line).toMatch(/^\d+ [+−×÷] \d+ = 0*[1-9]\d*$/);
}
