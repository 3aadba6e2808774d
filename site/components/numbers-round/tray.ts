import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { BOARD } from './television.ts';

/** A number in the tray, and the place on the board of the tile it was, if it was one. */
interface SeatedTile {
  readonly number: Exact;
  readonly place: number | undefined;
}

/** The tiles of the player, in the order they were picked. */
export type Tray = readonly SeatedTile[];

/** The numbers of a tray. */
export const numbersOf = (tray: Tray) => tray.map(({ number }) => number);

/** Whether the tile at a place of the board is in the tray. */
export const holds = (tray: Tray, place: number) => tray.some((tile) => tile.place === place);

/** The tray with the board's tile at `place` added, or taken back when it was there. */
export function toggled(tray: Tray, place: number): Tray {
  if (holds(tray, place)) return tray.filter((tile) => tile.place !== place);
  const number = BOARD[place];
  return number === undefined ? tray : [...tray, { number, place }];
}

/** The tray without its tile at `position`. */
export const withoutTile = (tray: Tray, position: number): Tray => tray.filter((_, index) => index !== position);

/**
 * The tray that holds `numbers`, each a tile of the board while the board has one left of its number. Tiles that were in
 * the `previous` tray keep their places, so that the board does not change under the player's hand.
 */
export function seated(numbers: readonly Exact[], previous: Tray = []): Tray {
  const taken = new Set<number>();
  const placeOf = (number: Exact): number | undefined => {
    const kept = previous.find(
      ({ number: other, place }) => other === number && place !== undefined && !taken.has(place),
    );
    const free = kept?.place ?? BOARD.findIndex((tile, place) => tile === number && !taken.has(place));
    return free < 0 ? undefined : free;
  };
  return numbers.map((number) => {
    const place = placeOf(number);
    if (place !== undefined) taken.add(place);
    return { number, place };
  });
}
