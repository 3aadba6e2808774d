import type { Budget } from '../../budget.ts';
import { combineLevelExactly } from './combine-exactly.ts';
import { type Ground, isCovered, isWorthKeeping, offerNearestEntries } from './ground.ts';
import { WindowSearch } from './windows.ts';

/**
 * As `searchDoubles`, in exact rationals of any size: levels from below, and windows for what is left.
 *
 * @returns whether it came to its end, so that nothing better is among them.
 */
export function searchExactly(ground: Ground, budget: Budget): boolean {
  const { table, game, nearest } = ground;
  let whole = 1;
  while (isWorthKeeping(table, whole + 1)) {
    const filled = combineLevelExactly(table, table, whole + 1, budget);
    offerNearestEntries(table, nearest);
    if (budget.exhausted) return false;
    if (!filled) break;
    whole++;
  }
  new WindowSearch(ground, whole).run(budget);
  if (!game.any && nearest.exactTiles < Infinity) return true;
  return !budget.exhausted && isCovered(ground, whole);
}
