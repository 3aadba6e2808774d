import type { Budget } from '../../budget.ts';
import { natural } from '../integer.ts';
import type { Nearest } from '../nearest.ts';
import type { Operator } from '../puzzle.ts';
import { DIFFERENCE, madeBy, PRODUCT, QUOTIENT, SUM } from './made.ts';
import type { Subsets } from './subsets.ts';
import { WideValues } from './wide-values.ts';

/** Units of work for one pair, and for one entry that is kept. */
const PAIR_WORK = 5;
const ENTRY_WORK = 40;
/** Relative error of a double that stands for an integer, and of one operation on two such, rounded up. */
const ROUNDING = 2 ** -50;

/**
 * Finds the nearest values when numbers on the way to them may pass 2^53.
 *
 * All subsets from below, as in `levels.ts` and pruned by the same rules, with integers of any length. Doubles tell
 * first what a result would be good for, within their error; only what they leave is worked out. The last level is
 * looked at and not kept, that before it only where the missing tile may bring it near.
 *
 * @param ceiling by dense number of the subset: no larger value can be part of an answer as near as the nearest so far.
 * @returns whether the search came to its end, so that the nearest are proven.
 */
export function searchWide(
  subsets: Subsets,
  operations: readonly Operator[],
  nearest: Nearest,
  ceiling: (subset: number) => number,
  budget: Budget,
): boolean {
  const { halves, bySize, tileCount } = subsets.shape;
  const wide = new WideValues(subsets);
  for (let tiles = 2; tiles <= tileCount && tiles < nearest.exactTiles; tiles++) {
    for (const subset of bySize[tiles]!) {
      const most = ceiling(subset);
      wide.open(subset);
      for (const left of halves[subset]!) {
        const right = subset - left;
        const end = wide.last[right]!;
        for (let a = wide.first[left]!; a < wide.last[left]!; a++) {
          if (!budget.spend(PAIR_WORK * (end - wide.first[right]!))) return false;
          const entries = wide.count;
          for (let b = wide.first[right]!; b < end; b++) {
            const swapped = isLess(wide, a, b);
            combine(subsets, wide, swapped ? b : a, swapped ? a : b, subset, operations, most, nearest);
          }
          if (!budget.spend(ENTRY_WORK * (wide.count - entries)) || wide.full) return false;
        }
      }
    }
  }
  return true;
}

/** Looks at the results of two entries, and keeps those that larger subsets may need. */
function combine(
  { shape, kinds }: Subsets,
  wide: WideValues,
  high: number,
  low: number,
  subset: number,
  operations: readonly Operator[],
  most: number,
  nearest: Nearest,
): void {
  const missingTiles = shape.tileCount - shape.sizes[subset]!;
  const highSize = wide.sizes[high]!;
  const lowSize = wide.sizes[low]!;
  for (const operator of operations) {
    if (isRepeated(operator, wide, high, low, operations)) continue;
    const size = approximate(operator, highSize, lowSize);
    const error = ROUNDING * (operator === '-' ? highSize : size);
    if (size - error > most || size + error < 1) continue;
    const far = Math.abs(size - nearest.target) - error > nearest.distance;
    const keep =
      missingTiles > 1 ||
      (missingTiles === 1 && isJoinable(size, kinds[shape.units.indexOf(shape.full - subset)]!, nearest));
    if (far && !keep) continue;
    const value = natural(operator, wide.value(high), wide.value(low));
    if (value === undefined || value === wide.value(low)) continue;
    const tiles = shape.tileCount - missingTiles;
    if (!far && nearest.wants(value, tiles)) {
      const expression = { operator, left: wide.expression(high), right: wide.expression(low) };
      nearest.offer({ value, tiles, expression });
    }
    if (keep) wide.keep(value, subset, madeBy(operator), high, low);
  }
}

/** Whether a value of about `size` may come near enough with the one tile that is missing. */
function isJoinable(size: number, missing: number, { target, distance }: Nearest): boolean {
  const error = ROUNDING * size;
  const low = (target - distance - error) * (1 - ROUNDING);
  const high = (target + distance + error) * (1 + ROUNDING);
  const isNear = (result: number) => result >= low && result <= high;
  return (
    isNear(size + missing) ||
    isNear(Math.abs(size - missing)) ||
    isNear(size * missing) ||
    isNear(size / missing) ||
    isNear(missing / size)
  );
}

function isLess(wide: WideValues, a: number, b: number): boolean {
  const { sizes } = wide;
  return sizes[a] === sizes[b] ? wide.value(a) < wide.value(b) : sizes[a]! < sizes[b]!;
}

function approximate(operator: Operator, high: number, low: number): number {
  switch (operator) {
    case '+':
      return high + low;
    case '-':
      return high - low;
    case '*':
      return high * low;
    case '/':
      return high / low;
  }
}

/** Whether the result is made in another order too, or is there without the operation: the rules of `combineLevel`. */
function isRepeated(
  operator: Operator,
  { made, sizes }: WideValues,
  high: number,
  low: number,
  operations: readonly Operator[],
): boolean {
  const sum = operator === '+' || operator === '-';
  if (!sum && sizes[low] === 1) return true;
  if (operator === '+' && made[low] === SUM) return true;
  if (operator === '*' && made[low] === PRODUCT) return true;
  const undone = sum ? DIFFERENCE : QUOTIENT;
  return (made[high] === undone || made[low] === undone) && operations.includes(sum ? '+' : '*');
}
