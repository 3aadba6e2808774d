import type { Operator } from '../../functions/solvers/arithmetic/puzzle.ts';

/**
 * Every natural value of `numbers`, with the fewest of them that make it: all splits of all subsets, none left out. Takes
 * seconds and gigabytes beyond eight small numbers.
 *
 * @throws RangeError when a value passes 2^53 − 1, where numbers would lie.
 */
export function allValues(numbers: readonly number[], operations: readonly Operator[]): Map<number, number> {
  const fewest = new Map<number, number>();
  // Equal numbers make equal subsets, which are worked out once.
  const known = new Map<string, ReadonlySet<number>>();
  const valuesOf: ReadonlySet<number>[] = [];
  const subsets = Array.from({ length: 2 ** numbers.length - 1 }, (_, place) => place + 1);
  subsets.sort((a, b) => countOf(a) - countOf(b));
  for (const subset of subsets) {
    const members = numbers.filter((_, place) => (subset >> place) & 1);
    const name = [...members].sort((a, b) => a - b).join();
    const values = known.get(name) ?? join(subset, members, valuesOf, operations);
    known.set(name, values);
    valuesOf[subset] = values;
    for (const value of values) if (!fewest.has(value)) fewest.set(value, members.length);
  }
  return fewest;
}

function join(
  subset: number,
  members: readonly number[],
  valuesOf: readonly ReadonlySet<number>[],
  operations: readonly Operator[],
): Set<number> {
  const values = new Set(members.length === 1 ? members : []);
  for (let part = (subset - 1) & subset; part > (subset ^ part); part = (part - 1) & subset) {
    for (const a of valuesOf[part]!) {
      for (const b of valuesOf[subset ^ part]!) {
        for (const operator of operations) {
          const value = natural(operator, Math.max(a, b), Math.min(a, b));
          if (value > Number.MAX_SAFE_INTEGER) throw new RangeError(`${a} ${operator} ${b} passes 2^53`);
          if (value > 0) values.add(value);
        }
      }
    }
  }
  return values;
}

/** The result, or 0 when it is no positive integer. */
function natural(operator: Operator, high: number, low: number): number {
  if (operator === '+') return high + low;
  if (operator === '-') return high - low;
  if (operator === '*') return high * low;
  return high % low === 0 ? high / low : 0;
}

function countOf(subset: number): number {
  return subset.toString(2).replaceAll('0', '').length;
}
