import { fitsDoubles } from './hand-solver.ts';
import { handCount } from './hands.ts';

/** What a table tells: which hands of `size` integers, from `least` to `most`, make `target`. */
export interface TableQuestion {
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly target: number;
}

/** The most that a table may have: cards in a hand, and hands of all sizes up to that, two bytes each. */
export const TABLE_LIMITS = { size: 12, hands: 2 ** 26 } as const;

/** Why a question cannot be answered. */
export type TableFault =
  | 'not-an-integer'
  | 'size-out-of-range'
  | 'empty-range'
  | 'too-many-hands'
  | 'numbers-too-large';

/**
 * What is wrong with a question, or undefined: a number that is no safe integer, a size not from 1 to `TABLE_LIMITS.size`,
 * `least` above `most`, more hands than `TABLE_LIMITS.hands`, or numbers too large for fractions of doubles to be exact.
 */
export function faultOf({ size, least, most, target }: TableQuestion): TableFault | undefined {
  if (![size, least, most, target].every(Number.isSafeInteger)) return 'not-an-integer';
  if (size < 1 || size > TABLE_LIMITS.size) return 'size-out-of-range';
  if (least > most) return 'empty-range';
  if (!fitsDoubles(new Array(size).fill(Math.max(-least, most)), target)) return 'numbers-too-large';
  if (handCountUpTo(size, most - least + 1) > TABLE_LIMITS.hands) return 'too-many-hands';
  return undefined;
}

/** How many hands of 1 to `size` cards there are: those of `size` cards of one more kind, the card left out, less the empty one. */
export function handCountUpTo(size: number, width: number): number {
  return handCount(size, width + 1) - 1;
}
