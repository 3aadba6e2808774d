import { type Layout, widthOf } from './layout.ts';

/** The digit of each variable, as far as it is known. */
export type Known = readonly (number | undefined)[];

/**
 * What each column of a sum carries over to the next, from the units on, where every digit above the rule is known.
 * @returns undefined where it is no sum of words, or a digit is missing
 */
export function carriesOf(layout: Layout, digits: Known, base: number): readonly number[] | undefined {
  if (layout.kind !== 'columns' || layout.above.some(({ sign }) => sign === '-')) return undefined;
  const words = layout.above.map(({ cells }) => cells.toReversed());
  const carries: number[] = [];
  for (let column = 0, carry = 0; column < widthOf(layout.below); column++) {
    for (const word of words) {
      const cell = word[column];
      if (!cell) continue;
      const digit = cell.variable === undefined ? Number.parseInt(cell.sign, 36) : digits[cell.variable];
      if (digit === undefined) return undefined;
      carry += digit;
    }
    carry = Math.floor(carry / base);
    carries.push(carry);
  }
  return carries;
}
