import type { Budget } from '../budget.ts';
import type { BestAnswer } from './answer.ts';
import { render } from './expression.ts';
import { joinsOf } from './joins.ts';
import { fillLevel } from './levels.ts';
import { type Field, type Found, foundIn, seek, seekDeeper, seekPairs } from './meet.ts';
import { Nearest } from './nearest.ts';
import { operationsOf } from './operations.ts';
import type { NumbersPuzzle } from './puzzle.ts';
import { type Subsets, subsetsOf } from './subsets.ts';
import { ValueTable } from './values.ts';
import { searchWide } from './wide.ts';
import { glance, searchWindows } from './windows.ts';

/** Distances asked for one by one before windows are worth their index. */
const NEAR = 3;
/** From as many tiles on, a budget may end before the deep levels: a look beyond comes before each. */
const MANY_TILES = 8;
/** The first level after which that look is worth while. */
const GLANCE_LEVEL = 3;
/** What a look may take of the budget that is left. */
const GLANCE_SHARE = 0.3;
/** Up to as many tiles, a search in integers of any length needs no other before it. */
const FEW_WIDE_TILES = 6;
/** What a search in doubles may take, of the budget and in units of work, before one in integers of any length. */
const DOUBLES_SHARE = 0.5;
const DOUBLES_WORK = 1_000_000;

/** Used again for each game, so that no game waits for memory. */
const table = new ValueTable();

/**
 * The nearest value to the target, with the fewest numbers, and one way to make it: both values when two are equally
 * near.
 *
 * Values of subsets from below, met in the middle with the target from above. The last two levels are never stored:
 * an answer there is two entries, or a tile and two entries, that fit together.
 *
 * @param puzzle in its canonical form (`canonicalPuzzle`): the answer does not depend on the order of the numbers.
 * @param budget when it is spent, the answer is the best so far and `search.complete` is false. The same budget gives
 * the same answer always and everywhere.
 */
export function solveNumbers(puzzle: NumbersPuzzle, budget: Budget): BestAnswer {
  const subsets = subsetsOf(puzzle.numbers);
  const nearest = new Nearest(puzzle.target);
  for (const tile of subsets.kinds) nearest.offer({ value: tile, tiles: 1, expression: tile });
  const complete = nearest.distance === 0 || search(subsets, puzzle, nearest, budget);
  const solutions = nearest.candidates.map(({ expression }) => render(expression, puzzle.target, puzzle.operations));
  const best = solutions.reduce((best, solution) => (solution.numbersUsed < best.numbersUsed ? solution : best));
  return { best, nearest: solutions, search: { complete, work: budget.spent, budget: budget.limit } };
}

/** Returns whether the search came to its end, so that `nearest` is proven. */
function search(subsets: Subsets, puzzle: NumbersPuzzle, nearest: Nearest, budget: Budget): boolean {
  const withinSafe = (share: Budget) => searchSafe(subsets, puzzle, nearest, share);
  if (!mayPassSafe(subsets, nearest)) return withinSafe(budget);
  if (subsets.shape.tileCount > FEW_WIDE_TILES) budget.share(DOUBLES_SHARE, withinSafe, DOUBLES_WORK);
  return searchWide(subsets, puzzle.operations, nearest, (subset) => ceiling(subsets, nearest, subset), budget);
}

/** Searches among values below 2^53. Returns whether it came to its end, so that nothing better is among them. */
function searchSafe(subsets: Subsets, puzzle: NumbersPuzzle, nearest: Nearest, budget: Budget): boolean {
  table.reset(subsets, puzzle.target);
  const field: Field = { table, joins: joinsOf(puzzle.operations), budget };
  const { whole, proven } = searchTarget(field, puzzle, nearest);
  takeNearestEntries(field, nearest);
  return proven && (nearest.distance === 0 || searchNear(field, nearest, whole));
}

interface TargetSearch {
  /** The table is whole up to subsets of as many tiles. */
  readonly whole: number;
  /** The target has its best way in `nearest`, or there is none. */
  readonly proven: boolean;
}

/**
 * Fills the table level by level until the fewest tiles for the target are proven or all but the last two levels are
 * there; these are searched without being stored.
 */
function searchTarget(field: Field, { target, operations }: NumbersPuzzle, nearest: Nearest): TargetSearch {
  const { table, budget } = field;
  const { tileCount, full } = table.subsets.shape;
  const allowed = operationsOf(operations);
  let whole = 1;
  for (;;) {
    const mostTiles = Math.min(whole, tileCount - whole);
    take(nearest, target, seekPairs(field, target, full, field.joins, mostTiles, nearest.exactTiles));
    // All pairs of entries looked at: the target takes `whole + 1` tiles only if it has been found with so many.
    const decided = budget.exhausted ? whole : whole + 1;
    if (nearest.exactTiles <= decided + 1) return { whole, proven: true };
    if (budget.exhausted) return { whole, proven: false };
    if (whole >= tileCount - 2) break;
    if (whole >= GLANCE_LEVEL && tileCount >= MANY_TILES && nearest.distance > 0) {
      takeNearestEntries(field, nearest);
      budget.share(GLANCE_SHARE, (share) => glance({ ...field, budget: share }, nearest, tileCount - 2 * whole));
    }
    const most = (subset: number) => Math.min(ceiling(table.subsets, nearest, subset), Number.MAX_SAFE_INTEGER);
    const filled = fillLevel(table, whole + 1, allowed, most, budget);
    takeNearestEntries(field, nearest);
    if (nearest.exactTiles <= whole + 1) return { whole, proven: true };
    if (budget.exhausted) return { whole, proven: false };
    if (!filled) break;
    whole++;
  }
  take(nearest, target, seekDeeper(field, target, full, field.joins, whole, nearest.exactTiles));
  return { whole, proven: !budget.exhausted };
}

/** Searches for what is nearest when the target cannot be made. Returns whether it came to its end. */
function searchNear(field: Field, nearest: Nearest, whole: number): boolean {
  const { full } = field.table.subsets.shape;
  for (let distance = 1; distance <= Math.min(NEAR, nearest.distance); distance++) {
    for (const value of [nearest.target - distance, nearest.target + distance]) {
      if (value <= Number.MAX_SAFE_INTEGER) take(nearest, value, seek(field, value, full, whole, Infinity));
      if (field.budget.exhausted) return false;
    }
    if (nearest.distance === distance) return true;
  }
  searchWindows(field, nearest, whole);
  return !field.budget.exhausted;
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

/**
 * No larger value of the subset can be part of an answer as near as the nearest.
 *
 * Each operation with a value of the other tiles leaves of a value at least what dividing by their product does, ones
 * counted as two: undoing a step multiplies by a sibling or adds it, and x + y ≤ x · y from two on.
 */
function ceiling({ ceilings, shape }: Subsets, { target, distance }: Nearest, subset: number): number {
  return ((Math.max(2, target + distance) * ceilings[shape.full]!) / ceilings[subset]!) * (1 + 1e-9);
}

/** Whether a value that matters may pass 2^53, so that doubles would lie. */
function mayPassSafe(subsets: Subsets, nearest: Nearest): boolean {
  return subsets.ceilings.some(
    (most, subset) => Math.min(most, ceiling(subsets, nearest, subset)) > Number.MAX_SAFE_INTEGER,
  );
}
