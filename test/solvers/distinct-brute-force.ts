import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exactly } from './evaluate.ts';
import { type Fraction, fraction, isWhole, written } from './fraction.ts';
import { combined, pointsOf } from './same-function.ts';

/** A function, as its values at each of the points that may stand for the given numbers, and what it comes to. */
interface Brute {
  readonly value: Fraction;
  readonly at: readonly bigint[];
}

/**
 * How many distinct solutions a puzzle of up to five numbers has: all ways to join two parts of all subsets by all operations, functions
 * that agree at random points modulo a prime counted once. Under `any`, no step multiplies by 1 or divides by 1.
 *
 * That is the definition of the service under `natural`, and under `all`. Elsewhere a factor of 1 hides behind a sign, or in a fraction: 4 · (1/3)
 * is there.
 */
export function countDistinct({ numbers, target, values, use, operations }: NumbersPuzzle): number {
  const texts = numbers.map((number) => written(exactly(number)));
  const pointSets = pointsOf(texts);
  const rows: Map<bigint, Brute>[] = Array.from({ length: 1 << numbers.length }, () => new Map());
  const isValue = (value: Fraction) =>
    values === 'rational' || (isWhole(value) && (values === 'integer' || value.over > 0n));
  const isOne = (value: Fraction) => value.over === value.under;

  numbers.forEach((number, place) => {
    const copy = texts.slice(0, place).filter((other) => other === texts[place]).length;
    const at = pointSets.map((points) => points.get(texts[place]!)![copy]!);
    rows[1 << place]!.set(at[0]!, { value: exactly(number), at });
  });
  for (let subset = 1; subset < rows.length; subset++) {
    for (let part = (subset - 1) & subset; part > 0; part = (part - 1) & subset) {
      for (const left of rows[part]!.values()) {
        for (const right of rows[subset ^ part]!.values()) {
          for (const operator of operations) {
            if (use === 'any' && isOne(right.value) && (operator === '*' || operator === '/')) continue;
            if (use === 'any' && isOne(left.value) && operator === '*') continue;
            const value = computed(operator, left.value, right.value);
            if (!value || !isValue(value)) continue;
            const first = combined(operator, left.at[0]!, right.at[0]!);
            if (rows[subset]!.has(first)) continue;
            rows[subset]!.set(first, {
              value,
              at: left.at.map((at, place) => combined(operator, at, right.at[place]!)),
            });
          }
        }
      }
    }
  }

  const wanted = written(exactly(target));
  const counted = use === 'all' ? rows.slice(-1) : rows;
  const found = counted.flatMap((row) => [...row.values()]).filter(({ value }) => written(value) === wanted);
  return new Set(found.map(({ at }) => at.reduce((least, value) => (value < least ? value : least)))).size;
}

function computed(
  operator: string,
  { over: a, under: b }: Fraction,
  { over: c, under: d }: Fraction,
): Fraction | undefined {
  if (operator === '+') return fraction(a * d + c * b, b * d);
  if (operator === '-') return fraction(a * d - c * b, b * d);
  if (operator === '*') return fraction(a * c, b * d);
  return c === 0n ? undefined : fraction(a * d, b * c);
}
