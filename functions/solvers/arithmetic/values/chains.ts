import { type Join, PLUS, TIMES } from '../subsets/joins.ts';
import type { Game } from './game.ts';
import { bindings } from './join-rows.ts';

/**
 * What a partner may itself not be made by, given what it is joined with: the rules of `joinRows` seen from above, so
 * that a chain is looked for in one order only.
 *
 * - `SUMS`: no difference, and no sum with a term below `floor`, which is what it is added to.
 * - `PRODUCTS`: no quotient by a number above 1, and no product with a factor above 1 and one below `floor`; signs apart.
 */
export type Chain = number;
export const NO_CHAIN: Chain = 0;
export const SUMS: Chain = 1;
export const PRODUCTS: Chain = 2;

/** The chains of a game, by the join. A zero begins no chain. */
export function chainsOf(game: Game): readonly Chain[] {
  const { sums, products } = bindings(game);
  const ofSums = sums ? SUMS : NO_CHAIN;
  const ofProducts = products ? PRODUCTS : NO_CHAIN;
  return [ofSums, ofSums, ofSums, ofProducts, ofProducts, ofProducts];
}

/** The floor of the chain under a join with a value of that size. */
export function floorUnder(join: Join, size: number): number {
  return join === PLUS || join === TIMES ? size : 0;
}
