import type { Budget } from '../../budget.ts';
import type { Nearest } from '../nearest.ts';
import type { NaturalPuzzle } from '../puzzle.ts';
import { ceiling } from './ceiling.ts';
import { joinsOf } from './joins.ts';
import { combineLevel } from './levels.ts';
import { type Field, type Found, foundIn, seek, seekDeeper, seekPairs } from './meet.ts';
import { type Operations, operationsOf } from './operations.ts';
import type { Subsets } from './subsets.ts';
import { ValueTable } from './values.ts';
import { Wanted } from './wanted.ts';
import type { Watch } from './watch.ts';
import { glance, searchWindows } from './windows.ts';

/*
 * The subset engine. Its words, besides those of `puzzle.ts`:
 * - *value*: what an expression comes to; a positive integer.
 * - *entry*: a value and a subset that makes it.
 * - *level*: the subsets of so many tiles; *whole* when all their values are known.
 * - *join*: an operation of a known value with a *partner* that is looked for.
 *
 * `subsets.ts` numbers the subsets. `levels.ts` combines their values from below, `values.ts` and `rooms.ts` keep them.
 * `meet.ts` goes back from a value that is wanted to partners that are there; `windows.ts` does it for all values near the
 * target; `wanted.ts` asks a level that is not kept. This file decides what is done when. `wide.ts` is the whole search
 * once more, for numbers beyond 2^53.
 */

/** Distances asked for one by one before windows are worth their index. */
const NEAR = 3;
/** From as many tiles on, a budget may end before the deep levels: a look beyond comes before each. */
const MANY_TILES = 8;
/** The first level after which that look is worth while. */
const GLANCE_LEVEL = 3;
/** With a value as near as this, a way to the target itself or to what is next to it is likely. */
const PROMISING = 5;
/** Units of work that a look may take. */
const GLANCE_WORK = 150_000;
/** Used again for each game, so that no game waits for memory. */
const table = new ValueTable();
const wanted = new Wanted();

/**
 * Searches among values below 2^53: subsets from below, met in the middle with the target from above.
 *
 * @param watch is told of it; up to seven tiles, of all that is done.
 * @returns whether it came to its end, so that nothing better is among them.
 */
export function searchSafe(
  subsets: Subsets,
  puzzle: NaturalPuzzle,
  nearest: Nearest,
  budget: Budget,
  watch?: Watch,
): boolean {
  table.reset(subsets, puzzle.target);
  const field: Field = { table, joins: joinsOf(puzzle.operations), budget };
  const ground: Ground = { field, operations: operationsOf(puzzle.operations), nearest, watch };
  const { whole, looked, proven } = searchTarget(ground);
  takeNearestEntries(field, nearest);
  if (nearest.exactTiles < Infinity || budget.exhausted) return proven;
  return searchNear(ground, whole, looked) && proven;
}

/** What the steps of a search share. */
interface Ground {
  readonly field: Field;
  readonly operations: Operations;
  readonly nearest: Nearest;
  readonly watch: Watch | undefined;
}

interface TargetSearch {
  /** The table is whole up to subsets of as many tiles. */
  readonly whole: number;
  /** Up to this distance from the target, the level above has been looked through and is not needed in the table. */
  readonly looked: number;
  /** The target has its best way in `nearest`, or there is none. */
  readonly proven: boolean;
}

/**
 * Fills the table level by level until the fewest tiles for the target are proven, all levels are there but the last two,
 * which are never made, or the table is closed. Where something near is known, the last level but two is not kept either.
 */
function searchTarget(ground: Ground): TargetSearch {
  const { field, nearest, watch } = ground;
  const { table, budget } = field;
  const { tileCount, full } = table.subsets.shape;
  const { target } = nearest;
  let whole = 1;
  watch?.filled(table, whole);
  for (;;) {
    const mostTiles = Math.min(whole, tileCount - whole);
    const pair = seekPairs(field, target, full, field.joins, mostTiles, nearest.exactTiles);
    watch?.asked(table, { by: 'pairs', value: target, whole }, pair);
    take(nearest, target, pair);
    // All pairs of entries looked at: the target takes `whole + 1` tiles only if it has been found with so many.
    const decided = budget.exhausted ? whole : whole + 1;
    if (nearest.exactTiles <= decided + 1) return { whole, looked: 0, proven: true };
    if (budget.exhausted) return { whole, looked: 0, proven: false };
    if (whole >= tileCount - 2) break;
    if (whole >= GLANCE_LEVEL && tileCount >= MANY_TILES && nearest.distance > 0) {
      takeNearestEntries(field, nearest);
      const beyond = tileCount - 2 * whole;
      nearest.hint(() => budget.lend(GLANCE_WORK, (loan) => glance({ ...field, budget: loan }, nearest, beyond)));
      if (budget.exhausted) return { whole, looked: 0, proven: false };
      if (whole === tileCount - 3 && nearest.distance <= PROMISING) return lookThrough(ground, whole);
    }
    const filled = combineLevel(table, table, whole + 1, ground.operations, ceilingsOf(ground), budget);
    if (filled) watch?.filled(table, whole + 1);
    takeNearestEntries(field, nearest);
    if (nearest.exactTiles <= whole + 1) return { whole, looked: 0, proven: true };
    if (budget.exhausted) return { whole, looked: 0, proven: false };
    if (!filled) break;
    whole++;
  }
  const deeper = seekDeeper(field, target, full, field.joins, whole, nearest.exactTiles);
  watch?.asked(table, { by: 'deeper', value: target, whole }, deeper);
  take(nearest, target, deeper);
  return { whole, looked: 0, proven: !budget.exhausted && isCovered(tileCount, whole) };
}

/**
 * Whether a table whole up to so many tiles has an operand of every operation: not of one that joins two larger subsets,
 * which there may be when the table closed early.
 */
function isCovered(tileCount: number, whole: number): boolean {
  return tileCount <= 2 * whole + 1;
}

/** Looks through the last level but two for what the target, and the values next to it, want of it. */
function lookThrough(ground: Ground, whole: number): TargetSearch {
  const { field, nearest } = ground;
  const { table, budget } = field;
  const { full } = table.subsets.shape;
  const { target } = nearest;
  wanted.reset(field, nearest);
  const last = Math.min(target + NEAR, Number.MAX_SAFE_INTEGER);
  for (let value = target - NEAR; value <= last; value++) wanted.wish(value);
  wanted.index();
  combineLevel(table, wanted, whole + 1, ground.operations, ceilingsOf(ground), budget);
  if (!wanted.closed && !budget.exhausted) {
    take(nearest, target, seekDeeper(field, target, full, field.joins, whole + 1, nearest.exactTiles));
  }
  return { whole, looked: NEAR, proven: wanted.closed || !budget.exhausted };
}

/** Searches for what is nearest when the target cannot be made. Returns whether it came to its end. */
function searchNear(ground: Ground, whole: number, looked: number): boolean {
  const { field, nearest } = ground;
  const { table, budget } = field;
  if (seekNear(ground, 1, looked, whole + 1)) return !budget.exhausted;
  const more =
    looked > 0 && combineLevel(table, table, whole + 1, ground.operations, ceilingsOf(ground), budget) ? 1 : 0;
  takeNearestEntries(field, nearest);
  if (!budget.exhausted && !seekNear(ground, looked + 1, NEAR, whole + more)) {
    searchWindows(field, nearest, whole + more);
    ground.watch?.lookedThroughWindows();
  }
  return !budget.exhausted;
}

/** Asks for the values at each of the distances in turn. Returns whether there are some, or the budget is spent. */
function seekNear({ field, nearest, watch }: Ground, least: number, most: number, whole: number): boolean {
  const { full } = field.table.subsets.shape;
  for (let distance = least; distance <= Math.min(most, nearest.distance); distance++) {
    for (const value of [nearest.target - distance, nearest.target + distance]) {
      if (value > Number.MAX_SAFE_INTEGER) continue;
      const found = seek(field, value, full, whole, Infinity);
      watch?.asked(field.table, { by: 'near', value, whole }, found);
      take(nearest, value, found);
    }
    if (nearest.distance === distance || field.budget.exhausted) return true;
  }
  return false;
}

/** Takes the entries at the least distance. */
function takeNearestEntries({ table }: Field, nearest: Nearest): void {
  const { full } = table.subsets.shape;
  for (const value of [nearest.target - table.distance, nearest.target + table.distance]) {
    const key = table.rooms.find(value, full);
    if (key !== 0) take(nearest, value, foundIn(table, key, full));
  }
}

function take(nearest: Nearest, value: number, found: Found | undefined): void {
  if (found) nearest.offer({ value, ...found });
}

/** The largest value of each subset that matters, and that a double holds. */
function ceilingsOf({ field, nearest }: Ground): (subset: number) => number {
  return (subset) => Math.min(ceiling(field.table.subsets, nearest, subset), Number.MAX_SAFE_INTEGER);
}
