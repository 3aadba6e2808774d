import type { Budget } from '../budget.ts';
import type { Expression } from './expression.ts';
import { type Integer, natural } from './integer.ts';
import type { Nearest } from './nearest.ts';
import type { Operator } from './puzzle.ts';
import type { Subsets } from './subsets.ts';

/** Units of work for one pair: integers of any length are slow. */
const PAIR_WORK = 16;
/** Entries that are kept, at most about 250 bytes each. */
const MOST_ENTRIES = 60_000;
/** Relative error of a double that stands for an integer, and of one operation on two such, rounded up. */
const ROUNDING = 2 ** -50;

interface Entry {
  readonly value: Integer;
  /** The value as a double, right to `ROUNDING`. */
  readonly size: number;
  readonly expression: Expression;
}

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
  const { parts, sizes, bySize, units, full, tileCount } = subsets.shape;
  const kept = new KeptEntries(subsets);
  for (let tiles = 2; tiles <= tileCount && tiles < nearest.exactTiles; tiles++) {
    for (const subset of bySize[tiles]!) {
      const most = ceiling(subset);
      const missing = subsets.kinds[units.indexOf(full - subset)] ?? 0;
      for (const left of parts[subset]!) {
        const right = subset - left;
        if (2 * sizes[left]! > tiles) break;
        if (2 * sizes[left]! === tiles && left > right) continue;
        const others = kept.of(right);
        for (const a of kept.of(left)) {
          if (!budget.spend(PAIR_WORK * others.length) || kept.count > MOST_ENTRIES) return false;
          for (const b of others) {
            const [high, low] = isLess(a, b) ? [b, a] : [a, b];
            for (const operator of operations) {
              if (isRepeated(operator, high, low, operations)) continue;
              const size = approximate(operator, high.size, low.size);
              const error = ROUNDING * (operator === '-' ? high.size : size);
              if (size - error > most || size + error < 1) continue;
              const far = Math.abs(size - nearest.target) - error > nearest.distance;
              const keep = tiles < tileCount - 1 || (tiles < tileCount && isJoinable(size, missing, nearest));
              if (far && !keep) continue;
              const value = natural(operator, high.value, low.value);
              if (value === undefined || value === low.value) continue;
              const expression = { operator, left: high.expression, right: low.expression };
              if (!far) nearest.offer({ value, tiles, expression });
              if (keep) kept.keep(subset, value, expression);
            }
          }
        }
      }
    }
  }
  return true;
}

/** Whether a value of about `size` may come near enough with the one tile that is missing. */
function isJoinable(size: number, missing: number, { target, distance }: Nearest): boolean {
  const results = [size + missing, Math.abs(size - missing), size * missing, size / missing, missing / size];
  const error = ROUNDING * size;
  const low = (target - distance - error) * (1 - ROUNDING);
  const high = (target + distance + error) * (1 + ROUNDING);
  return results.some((result) => result >= low && result <= high);
}

function isLess(a: Entry, b: Entry): boolean {
  return a.size === b.size ? a.value < b.value : a.size < b.size;
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

/** Whether the result is made in another order too, or without the operation; the rules of `fillLevel`. */
function isRepeated(operator: Operator, high: Entry, low: Entry, operations: readonly Operator[]): boolean {
  const madeHigh = madeBy(high.expression);
  const madeLow = madeBy(low.expression);
  switch (operator) {
    case '+':
      return madeHigh === '-' || madeLow === '-' || madeLow === '+';
    case '-':
      return (madeHigh === '-' || madeLow === '-') && operations.includes('+');
    case '*':
      return low.size === 1 || madeHigh === '/' || madeLow === '/' || madeLow === '*';
    case '/':
      return low.size === 1 || ((madeHigh === '/' || madeLow === '/') && operations.includes('*'));
  }
}

function madeBy(expression: Expression): Operator | undefined {
  return typeof expression === 'number' ? undefined : expression.operator;
}

/** The values of subsets, as in `ValueTable`: none is kept for a subset if a part of the subset makes it. */
class KeptEntries {
  count = 0;
  readonly #subsets: Subsets;
  readonly #entries: Entry[][];
  /** The subsets that have an entry of the value. */
  readonly #makers = new Map<Integer, number[]>();

  constructor(subsets: Subsets) {
    this.#subsets = subsets;
    this.#entries = Array.from(subsets.ceilings, () => []);
    for (const [kind, value] of subsets.kinds.entries()) this.keep(subsets.shape.units[kind]!, value, value);
  }

  of(subset: number): readonly Entry[] {
    return this.#entries[subset]!;
  }

  keep(subset: number, value: Integer, expression: Expression): void {
    const makers = this.#makers.get(value);
    const { supersets, words } = this.#subsets.shape;
    if (makers?.some((maker) => (supersets[maker * words + (subset >> 5)]! >>> (subset & 31)) & 1)) return;
    if (makers) makers.push(subset);
    else this.#makers.set(value, [subset]);
    this.#entries[subset]!.push({ value, size: Number(value), expression });
    this.count++;
  }
}
