import { A_MINUS, A_OVER, type Join, MINUS_A, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';

/*
 * How a value was made, in one number: the other entry, whether it binds, and the join, as the first entry sees it.
 *
 * A value *binds* when what made it lets some joins be left out on it: a sum, a difference, a product or a quotient of which
 * `combine.ts` shows that the joins are made in another order.
 */

/** What a value is to the operations that follow. */
export type Making = number;
export const FREE: Making = 0;
export const SUM: Making = 1;
export const DIFFERENCE: Making = 2;
export const PRODUCT: Making = 3;
export const QUOTIENT: Making = 4;

/** The origin of a tile. */
export const TILE = 0;
/** Added to an origin when its value binds. */
export const BINDS = 8;

/** The making in an origin that binds, by its join. */
const MAKINGS: Record<Join, Making> = {
  [PLUS]: SUM,
  [A_MINUS]: DIFFERENCE,
  [MINUS_A]: DIFFERENCE,
  [TIMES]: PRODUCT,
  [OVER_A]: QUOTIENT,
  [A_OVER]: QUOTIENT,
};
const makings = Int8Array.from({ length: 16 }, (_, code) => (code >= BINDS ? (MAKINGS[(code & 7) - 1] ?? FREE) : FREE));

/** @param entry the other entry, below 2^27. @param binds `BINDS` or 0. */
export function originOf(entry: number, join: Join, binds: number): number {
  return (entry << 4) | binds | (join + 1);
}

export function makingIn(origin: number): Making {
  return makings[origin & 15]!;
}

/** The join in an origin that is not a tile's. */
export function joinIn(origin: number): Join {
  return (origin & 7) - 1;
}

/** The other entry in an origin that is not a tile's. */
export function entryIn(origin: number): number {
  return origin >> 4;
}
