import { BOARD, DRAWN_TARGET, HAND, LARGE_TILES } from './television.ts';

/** A source of chance: a number from 0 up to, not including, 1, as `Math.random`. */
type Chance = () => number;

/** `count` different elements of `pool`, each choice equally likely, in the order drawn. */
function drawFrom(pool: readonly number[], count: number, chance: Chance): number[] {
  const left = [...pool];
  return Array.from({ length: count }, () => left.splice(Math.floor(chance() * left.length), 1)).flat();
}

/**
 * Draws six tiles as the shows do.
 * @param large how many of them are large, 0 to 4
 * @returns their numbers, the large ones first
 */
export function drawTiles(large: number, chance: Chance = Math.random): number[] {
  return [...drawFrom(LARGE_TILES, large, chance), ...drawFrom(BOARD.slice(LARGE_TILES.length), HAND - large, chance)];
}

/** Draws a target, 101 to 999. */
export function drawTarget(chance: Chance = Math.random): number {
  const { least, most } = DRAWN_TARGET;
  return least + Math.floor(chance() * (most - least + 1));
}
