import type { Budget } from '../../budget.ts';
import type { NaturalPuzzle } from '../puzzle.ts';
import { ceiling, mayPassSafe } from '../subsets/ceiling.ts';
import { joinsOf } from '../subsets/joins.ts';
import { combineLevel } from '../subsets/levels.ts';
import { type Field, fewestTiles } from '../subsets/meet.ts';
import { operationsOf } from '../subsets/operations.ts';
import type { Subsets } from '../subsets/subsets.ts';
import { ValueTable } from '../subsets/values.ts';
import { searchWide } from '../subsets/wide.ts';
import { searchWindows } from '../subsets/windows.ts';
import type { Window } from './window.ts';

/** Up to as many tiles, a search in integers of any length needs no other before it. */
const FEW_WIDE_TILES = 6;
/** What a search in doubles may take before one in integers of any length: of the budget, and in units of work. */
const DOUBLES_SHARE = 0.5;
const DOUBLES_WORK = 50_000_000;
/**
 * Finds which targets of a window can be made, with their fewest tiles, wherever it lies and however large the tiles are: the
 * search for the nearest value, with a window that stays as it is.
 *
 * @returns whether it came to its end, so that the window is proven.
 */
export function reachFar(
  subsets: Subsets,
  puzzle: Pick<NaturalPuzzle, 'operations'>,
  window: Window,
  budget: Budget,
): boolean {
  for (const tile of subsets.kinds) window.reach(tile, 1);
  if (!mayPassSafe(subsets, window)) return reachSafe(subsets, puzzle, window, budget);
  if (subsets.shape.tileCount > FEW_WIDE_TILES) {
    const units = Math.min(DOUBLES_WORK, Math.floor(budget.limit * DOUBLES_SHARE));
    budget.lend(units, (loan) => reachSafe(subsets, puzzle, window, loan));
  }
  return searchWide(subsets, puzzle.operations, window, (subset) => ceiling(subsets, window, subset), budget);
}

/** As `reachFar`, among values below 2^53. */
function reachSafe(
  subsets: Subsets,
  { operations }: Pick<NaturalPuzzle, 'operations'>,
  window: Window,
  budget: Budget,
): boolean {
  const { tileCount } = subsets.shape;
  const most = (subset: number) => Math.min(ceiling(subsets, window, subset), Number.MAX_SAFE_INTEGER);
  // Not kept for the next game: it may be large, and the search for the nearest values outside needs another.
  const table = new ValueTable();
  table.reset(subsets, window.target);
  let whole = 1;
  // All but the last two levels, which are never made.
  while (whole < tileCount - 2 && window.exactTiles > whole) {
    const filled = combineLevel(table, table, whole + 1, operationsOf(operations), most, budget);
    takeEntries(table, window);
    if (!filled) break;
    whole++;
  }
  if (window.exactTiles <= whole) return true;
  const field: Field = { table, joins: joinsOf(operations), budget };
  searchWindows(field, window, whole);
  // Where the table closed early there may be operations on two subsets that are larger than what it has.
  return !budget.exhausted && tileCount <= 2 * whole + 1;
}

/** Takes in what the table has of the window. */
function takeEntries(table: ValueTable, window: Window): void {
  const { rooms, subsets } = table;
  for (let key = 1; key <= rooms.count; key++) {
    const value = rooms.keys[key]!;
    if (value >= window.from && value <= window.to) window.reach(value, fewestTiles(table, key, subsets.shape.full));
  }
}
