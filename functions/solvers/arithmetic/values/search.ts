import type { Budget } from '../../budget.ts';
import { combineLevel } from './combine.ts';
import { type Ground, isCovered, isWorthKeeping, offerNearestEntries } from './ground.ts';
import type { NearestValues } from './nearest-values.ts';
import { type Found, Seek } from './seek.ts';
import { WindowSearch } from './windows.ts';

/*
 * The engine by values. Its words, besides those of `puzzle.ts`:
 * - *value*: what an expression comes to; under the rules any rational, or an integer, or a positive integer.
 * - *entry*: a value and a subset that makes it.
 * - *level*: the subsets of so many tiles; the table is *whole* up to a level when all their values are known.
 * - *join*: an operation of a known value with a *partner* that is looked for.
 * - *chain*: terms added and subtracted, or factors multiplied and divided, of which the order makes no difference.
 *
 * `combine.ts` makes the values of a level from those below, `value-table.ts` and `keys.ts` keep them. `seek.ts` goes back
 * from the target to partners that are there; `windows.ts` does it for all values near the target. This file decides what
 * is done when.
 */

/** From as many tiles on, the last levels are searched in turns: one search might take all of the budget. */
const MANY_TILES = 7;
/** Units of work of the first turn, and how many times as many the next one has. */
const FIRST_TURN = 60_000;
const NEXT_TURN = 4;
/** The level after which many tiles have a turn already, before the larger levels are made. */
const GLANCE_LEVEL = 3;

/**
 * Searches among doubles: subsets from below, met in the middle with the target from above.
 *
 * Nothing depends on how large the budget is, but where the search ends: what is proven is the same under any budget.
 *
 * @returns whether it came to its end, so that nothing better is among them.
 */
export function searchDoubles(ground: Ground, budget: Budget): boolean {
  const { table, game, nearest } = ground;
  const { any, shape } = game;
  let whole = 1;
  for (;;) {
    if (any || 2 * whole >= shape.tileCount) seekPairs(ground, whole, budget);
    if (isProven(ground, budget.exhausted ? whole : whole + 1)) return true;
    if (budget.exhausted) return false;
    if (!isWorthKeeping(table, whole + 1)) break;
    if (whole === GLANCE_LEVEL && shape.tileCount >= MANY_TILES && nearest.distance !== 0) {
      seekDeeper(ground, whole, FIRST_TURN, budget);
      if (nearest.distance !== 0) searchWindows(new WindowSearch(ground, whole), FIRST_TURN, budget);
      if (isProven(ground, whole)) return true;
      if (budget.exhausted) return false;
    }
    const filled = combineLevel(table, table, whole + 1, budget);
    offerNearestEntries(table, nearest);
    if (isProven(ground, whole)) return true;
    if (budget.exhausted) return false;
    if (!filled) break;
    whole++;
  }
  return searchDeep(ground, whole, budget);
}

/** Searches the levels that are not kept: for the target, and when there is none for what is nearest. */
function searchDeep(ground: Ground, whole: number, budget: Budget): boolean {
  const { nearest, game } = ground;
  let windows: WindowSearch | undefined;
  let units = game.shape.tileCount < MANY_TILES ? Infinity : FIRST_TURN;
  let sought = false;
  for (;;) {
    sought ||= seekDeeper(ground, whole, units, budget);
    if (isProven(ground, whole)) return true;
    if (budget.exhausted) return false;
    if (nearest.distance !== 0) {
      windows ??= new WindowSearch(ground, whole);
      const ended = searchWindows(windows, sought ? Infinity : units, budget);
      if (isProven(ground, whole)) return true;
      if (ended || budget.exhausted) return ended && isCovered(ground, whole);
    } else if (sought) return isCovered(ground, whole);
    units *= NEXT_TURN;
  }
}

/** Whether the target is made, and, under `any`, with the fewest tiles when all up to `decided` tiles are known. */
function isProven({ game, nearest }: Ground, decided: number): boolean {
  return game.any ? nearest.exactTiles <= decided + 1 : nearest.exactTiles < Infinity;
}

/** Asks for the target among pairs of entries. */
function seekPairs(ground: Ground, whole: number, budget: Budget): void {
  const { sought, nearest, game } = ground;
  if (!sought) return;
  take(nearest, new Seek(ground, whole, budget).pairs(sought, game.shape.full, nearest.exactTiles, whole));
}

/** Asks for the target in all other ways. Returns whether so many units were enough. */
function seekDeeper(ground: Ground, whole: number, units: number, budget: Budget): boolean {
  const { sought, nearest, game } = ground;
  if (!sought) return true;
  return budget.lend(units, (loan) => {
    const seek = new Seek(ground, whole, loan);
    const { full } = game.shape;
    take(nearest, seek.zero(sought, full) ?? seek.deeper(sought, full, nearest.exactTiles));
    return !loan.exhausted;
  });
}

/** Searches for what is nearest. Returns whether so many units were enough. */
function searchWindows(windows: WindowSearch, units: number, budget: Budget): boolean {
  return budget.lend(units, (loan) => {
    windows.run(loan);
    return !loan.exhausted;
  });
}

function take(nearest: NearestValues, found: Found | undefined): void {
  if (found) nearest.offer({ ...found, value: nearest.target });
}
