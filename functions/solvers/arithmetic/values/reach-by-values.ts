import type { Budget } from '../../budget.ts';
import type { Exact } from '../answer.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { compare, exact, operate, type Rational } from '../rational.ts';
import type { Reach } from '../reach/reach-answer.ts';
import { combineLevel } from './combine.ts';
import { combineLevelExactly } from './combine-exactly.ts';
import { isExactInDoubles, isLevelExact, USUAL_LEVELS } from './doubles.ts';
import { gameOf } from './game.ts';
import { ReachCells } from './reach-cells.ts';
import { streamValues } from './stream.ts';
import { sharedTable, type ValueTable } from './value-table.ts';

/**
 * Every target of a range at once, under any rules: the values of small subsets are kept, those of large ones stream by.
 * (For natural steps and any of the numbers, `reachNatural` is faster.)
 *
 * @param puzzle in its canonical form, without a target.
 * @param from the first target and
 * @param to the last: integers, `from` ≤ `to`, at most `MOST_TARGETS` of them.
 * @param budget when it is spent, `search.complete` is false: what is told as reached is, perhaps with fewer numbers, and the
 * distances are those of values that can be made.
 */
export function reachByValues(puzzle: Omit<NumbersPuzzle, 'target'>, from: number, to: number, budget: Budget): Reach {
  const game = gameOf(puzzle.numbers, puzzle, from > 0);
  const exactly = !isExactInDoubles(game, 0);
  const cells = new ReachCells(from, to, !isLevelExact(game, game.shape.tileCount));
  sharedTable.reset(game, exactly);
  const complete = exactly ? fillExactly(sharedTable, cells, budget) : fill(sharedTable, cells, budget);
  const search = { complete, work: budget.spent, budget: budget.limit };
  return { from, to, fewest: cells.fewest, distances: distancesIn(cells), search };
}

/** Puts all values in their cells, those of small subsets first. Returns whether that are all there are. */
function fill(table: ValueTable, cells: ReachCells, budget: Budget): boolean {
  const { game } = table;
  const { tileCount, bySize } = game.shape;
  let whole = 1;
  putLevel(table, cells, whole);
  while (whole < Math.min(tileCount, USUAL_LEVELS)) {
    const filled = combineLevel(table, table, whole + 1, budget);
    putLevel(table, cells, whole + 1);
    if (budget.exhausted) return false;
    if (!filled) break;
    whole++;
  }
  for (let size = whole + 1; size <= tileCount; size++) {
    if (!game.any && size < tileCount) continue;
    cells.tiles = size;
    if (!bySize[size]!.every((subset) => streamValues(table, subset, whole, cells, budget))) return false;
  }
  return tileCount <= 2 * whole + 1;
}

/** As `fill`, in exact rationals: all levels but the last are kept. */
function fillExactly(table: ValueTable, cells: ReachCells, budget: Budget): boolean {
  const { tileCount } = table.game.shape;
  putLevel(table, cells, 1);
  for (let size = 2; size <= tileCount; size++) {
    const last = size === tileCount;
    cells.tiles = size;
    const filled = combineLevelExactly(table, last ? cells : table, size, budget);
    if (!last) putLevel(table, cells, size);
    if (!filled) return false;
  }
  return true;
}

/** Puts the entries of a level in their cells, where they count. */
function putLevel(table: ValueTable, cells: ReachCells, size: number): void {
  const { game, first, last, numerators, denominators, quotients } = table;
  const { bySize, tileCount } = game.shape;
  if (!game.any && size < tileCount) return;
  cells.tiles = size;
  for (const subset of bySize[size]!) {
    for (let entry = first[subset]!; entry < last[subset]!; entry++) {
      if (table.exactly) cells.enterExact(table.valueOf(entry));
      else cells.take(numerators[entry]!, denominators[entry]!, quotients[entry]!);
    }
  }
}

/** By target, how far the nearest value is: the greatest below it or the least above, 0 where it is reached. */
function distancesIn(cells: ReachCells): Exact[] {
  const { fewest, from } = cells;
  const above: (Rational | undefined)[] = new Array(fewest.length);
  for (let place = fewest.length - 1; place >= 0; place--) above[place] = cells.above(place, above[place + 1]);
  const distances: Exact[] = new Array(fewest.length);
  let below: Rational | undefined;
  for (let place = 0; place < fewest.length; place++) {
    below = cells.below(place, below);
    distances[place] = fewest[place] !== 0 ? 0 : nearerOf(from + place, below, above[place]);
  }
  return distances;
}

function nearerOf(target: number, below: Rational | undefined, above: Rational | undefined): Exact {
  const down = below === undefined ? undefined : operate('-', target, below)!;
  const up = above === undefined ? undefined : operate('-', above, target)!;
  if (down === undefined || up === undefined) return exact(down ?? up ?? Infinity);
  return exact(compare(down, up) <= 0 ? down : up);
}
