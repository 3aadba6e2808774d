import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { LARGE_TILES } from '../numbers-round/television.ts';

/** Characters beyond which a tile is wider than high. */
const LONG = 4;

/** Gives an element that shows one of the numbers the look of its tile. */
export function dressTile(tile: Element, number: Exact): void {
  tile.classList.toggle(
    'tile-large',
    LARGE_TILES.some((large) => large === number),
  );
  tile.classList.toggle('tile-long', String(number).length > LONG);
}
