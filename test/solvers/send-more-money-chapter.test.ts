/** What the chapter says of the engine's search, worked out by other code. */

import { expect, test } from 'vitest';

/** The letters of SEND+MORE=MONEY with what each is worth, in the order in which they are given digits. */
const WORTH = [
  ['M', -9000],
  ['S', 1000],
  ['O', -900],
  ['E', 91],
  ['N', -90],
  ['R', 10],
  ['D', 1],
  ['Y', -1],
] as const;

/** What letters of these worths come to at most with different digits of these: the largest goes to the largest. */
function most(worths: readonly number[], digits: readonly number[]): number {
  const rising = digits.toSorted((a, b) => a - b);
  const positive = worths.filter((worth) => worth > 0).toSorted((a, b) => b - a);
  const negative = worths.filter((worth) => worth < 0).toSorted((a, b) => a - b);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return (
    sum(positive.map((worth, rank) => worth * rising.at(-1 - rank)!)) +
    sum(negative.map((worth, rank) => worth * rising[rank]!))
  );
}

const least = (worths: readonly number[], digits: readonly number[]) =>
  -most(
    worths.map((worth) => -worth),
    digits,
  );

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** All digits that the search gives, in its order. */
function given(): readonly string[] {
  const told: string[] = [];
  const go = (place: number, unused: readonly number[], needed: number): void => {
    const letter = WORTH[place];
    if (!letter) return;
    const [name, worth] = letter;
    const others = WORTH.slice(place + 1).map(([, other]) => other);
    for (const digit of unused) {
      if (digit === 0 && 'SM'.includes(name)) continue;
      const left = unused.filter((other) => other !== digit);
      const rest = needed - worth * digit;
      // The range of a letter leaves out of account that the others have one digit less to choose from.
      if (rest > most(others, unused) || rest < least(others, unused)) continue;
      told.push(`${name} ${digit}`);
      const common = others.reduce((common, other) => divisor(common, Math.abs(other)), 0);
      if (common === 0 || rest % common === 0) go(place + 1, left, rest);
    }
  };
  go(0, Array.from(Array(10).keys()), 0);
  return told;
}

test('the bounds of M, S, O and E are those that the chapter reckons', () => {
  const worths = (letters: string) => WORTH.filter(([name]) => letters.includes(name)).map(([, worth]) => worth);
  expect(most(worths('SOENRDY'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(9712);
  expect(most(worths('OENRDY'), [0, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(723);
  expect(most(worths('ENRDY'), [0, 2, 3, 4, 5, 6, 7, 8])).toBe(802);
});

test('the search is of sixteen digits', () => {
  const lines = 'M 1, S 9, O 0, E 2, E 3, E 4, E 5, N 6, R 8, D 7, Y 2, E 6, N 7, R 8, E 7, N 8';
  expect(given()).toEqual(lines.split(', '));
});
