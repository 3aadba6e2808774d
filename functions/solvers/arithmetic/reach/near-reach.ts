import type { Budget } from '../../budget.ts';
import type { Operations } from '../subsets/operations.ts';
import { contains, type Subsets } from '../subsets/subsets.ts';
import { joinSets, joinTile } from './last-joins.ts';
import type { ReachedRow } from './reached-row.ts';
import { ValueSets } from './value-sets.ts';

/** Bits that the row of an open set may have: 256 KB. */
const MOST_SEEN = 1 << 21;
/** Bits of one row for each of the subsets that there may be: they take 8 MB with all rows of a set. */
const MOST_BITS = 1 << 24;
/** What makes a unit of work: pairs of values seen or joined at last, words of rows moved, targets asked for; one pair listed. */
const SEEN_A_UNIT = 2;
const JOINED_A_UNIT = 4;
const WORDS_A_UNIT = 16;
const TARGETS_A_UNIT = 2;
/** Words of a row that are gone through to begin and end a set, for each of the span. */
const ROWS = 64;
/** Used again for each game, so that no game waits for memory. */
const sets = new ValueSets();

/** Words that the row of an open set needs for targets below the span. */
function seenWordsFor({ kinds }: Subsets, span: number): number {
  return (span * (1 + Math.max(...kinds))) / 32;
}

/** Whether `reachNear` takes a game and targets up to `to`: they are near zero, and the tiles are no giants. */
export function isNear(subsets: Subsets, to: number): boolean {
  return 32 * seenWordsFor(subsets, to + 32) <= MOST_SEEN && (subsets.shape.full + 1) * (to + 32) <= MOST_BITS;
}

/** What the steps of a search share. */
interface Ground {
  readonly subsets: Subsets;
  readonly operations: Operations;
  readonly reached: ReachedRow;
  readonly budget: Budget;
}

/**
 * Fills `reached` with the targets below its span that can be made, level by level until all of its range is there.
 *
 * The values of all subsets but those of the last two levels are listed. Of the last but one, what matters is no larger than
 * a target times the last tile, or a target and the last tile; it is seen and not kept. The last level is only its targets,
 * with sums and differences 32 at a time.
 *
 * No value on the way may pass 2^53.
 *
 * @returns whether it came to its end: `reached` has all that can be made, or all of its range, with the fewest tiles.
 */
export function reachNear(subsets: Subsets, operations: Operations, reached: ReachedRow, budget: Budget): boolean {
  const ground: Ground = { subsets, operations, reached, budget };
  const { bySize, tileCount, full, halves, sizes } = subsets.shape;
  const listed = Math.max(1, tileCount - 2);
  sets.reset(full + 1, reached.words, seenWordsFor(subsets, reached.span));
  for (let size = 1; size <= listed; size++) {
    if (!bySize[size]!.every((subset) => reached.isWhole || list(ground, subset))) return false;
    // The rows have been cleared.
    if (size === 1 && !budget.spend(Math.ceil((full * reached.words) / WORDS_A_UNIT))) return false;
  }
  const last = new Int32Array(reached.words);
  const done =
    (tileCount - 1 <= listed ||
      bySize[tileCount - 1]!.every((subset) => reached.isWhole || see(ground, subset, last))) &&
    halves[full]!.every(
      (left) => reached.isWhole || sizes[full - left]! > listed || join(ground, left, full - left, last),
    );
  reached.take(last, 0, tileCount);
  return done;
}

/** Lists the values of a subset. Returns false when the budget, or the room for values, ended first. */
function list({ subsets, operations, reached, budget }: Ground, subset: number): boolean {
  const { shape, kinds, ceilings } = subsets;
  const size = shape.sizes[subset]!;
  if (size > 1 && !budget.spend(1 + Math.ceil((ROWS * sets.rows.words) / WORDS_A_UNIT))) return false;
  sets.open(subset, true);
  for (const unit of shape.units) if (contains(shape, subset, unit)) sets.rows.include(subset - unit, subset);
  if (size === 1) sets.enter(kinds[shape.units.indexOf(subset)]!);
  // Each operation with a value of the other tiles leaves of a value at least what dividing by their product does.
  const ceiling = ((reached.span * ceilings[shape.full]!) / ceilings[subset]!) * (1 + 1e-9);
  const most = Math.min(ceiling, Number.MAX_SAFE_INTEGER);
  const done = shape.halves[subset]!.every((left) => {
    const right = subset - left;
    if (!budget.spend(sets.size(left) * sets.size(right))) return false;
    sets.combine(left, right, operations, most);
    return !sets.closed;
  });
  sets.close();
  reached.take(sets.rows.bits, sets.rows.own(subset), size);
  return done && !sets.closed;
}

/** Adds to the row `last` what the one tile that is missing makes with the values of a subset. */
function see({ subsets, operations, reached, budget }: Ground, subset: number, last: Int32Array): boolean {
  const { shape, kinds } = subsets;
  const tile = kinds[shape.units.indexOf(shape.full - subset)]!;
  const most = reached.span * (1 + tile) - 1;
  if (!budget.spend(1 + Math.ceil((reached.span + tile) / TARGETS_A_UNIT))) return false;
  sets.open(subset, false);
  const done = shape.halves[subset]!.every((left) => {
    const right = subset - left;
    if (!budget.spend(Math.ceil((sets.size(left) * sets.size(right)) / SEEN_A_UNIT))) return false;
    sets.combine(left, right, operations, most);
    return true;
  });
  sets.rows.keep(sets.seen, subset);
  reached.take(sets.rows.bits, sets.rows.own(subset), shape.sizes[subset]!);
  joinTile(sets, tile, subset, operations, last);
  sets.drop();
  return done;
}

/** Adds to the row `last` what the values of two subsets make. */
function join({ operations, reached, budget }: Ground, left: number, right: number, last: Int32Array): boolean {
  const [a, b] = [sets.size(left), sets.size(right)];
  const units = Math.ceil((a * b) / JOINED_A_UNIT + (3 * Math.min(a, b) * sets.rows.words) / WORDS_A_UNIT);
  if (!budget.spend(1 + units)) return false;
  joinSets(sets, left, right, operations, reached.leastOfUse, last);
  return true;
}
