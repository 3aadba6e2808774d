/**
 * Every value of given numbers under any rules, by brute force: all choices of the numbers, all ways to split each in two, all
 * pairs of values, exact fractions of BigInt. Nothing pruned, nothing shared with the solvers but the names of the rules.
 */

import type { Operator, Use, Values } from '../../functions/solvers/arithmetic/puzzle.ts';

/** A reduced fraction with a positive denominator. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

export interface BruteRules {
  readonly values: Values;
  readonly use: Use;
  readonly operations: readonly Operator[];
}

/** Each value that can be made, by its text, with the fewest numbers that make it. */
export type RatioReach = ReadonlyMap<string, { readonly value: Ratio; readonly numbersUsed: number }>;

export function ratio(n: bigint, d: bigint): Ratio {
  let [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d];
  while (b !== 0n) [a, b] = [b, a % b];
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / a, d: (sign * d) / a };
}

/** An integer, or `p/q`. */
export function ratioOf(text: number | string): Ratio {
  const [n = '', d = '1'] = `${text}`.split('/');
  return ratio(BigInt(n), BigInt(d));
}

export function ratioText({ n, d }: Ratio): string {
  return d === 1n ? `${n}` : `${n}/${d}`;
}

export function minus(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d - b.n * a.d, a.d * b.d);
}

/** `left operator right`, or `undefined` where the rules have no such step. */
export function ratioStep(left: Ratio, operator: Operator, right: Ratio, values: Values): Ratio | undefined {
  if (operator === '/' && right.n === 0n) return undefined;
  const result = {
    '+': () => ratio(left.n * right.d + right.n * left.d, left.d * right.d),
    '-': () => minus(left, right),
    '*': () => ratio(left.n * right.n, left.d * right.d),
    '/': () => ratio(left.n * right.d, left.d * right.n),
  }[operator]();
  if (values !== 'rational' && result.d !== 1n) return undefined;
  return values === 'natural' && result.n <= 0n ? undefined : result;
}

/**
 * All values by the rules.
 *
 * @param mayComeBefore what a step before the last may be, besides.
 */
export function ratioReach(
  numbers: readonly (number | string)[],
  { values, use, operations }: BruteRules,
  mayComeBefore: (step: Ratio) => boolean = () => true,
): RatioReach {
  const choices: Map<string, Ratio>[] = [new Map()];
  const reached = new Map<string, { value: Ratio; numbersUsed: number }>();
  for (let choice = 1; choice < 1 << numbers.length; choice++) {
    const made = new Map<string, Ratio>();
    const chosen = numbers.filter((_, place) => choice & (1 << place));
    if (chosen.length === 1) made.set(ratioText(ratioOf(chosen[0]!)), ratioOf(chosen[0]!));
    for (let part = (choice - 1) & choice; part > 0; part = (part - 1) & choice) {
      for (const left of choices[part]!.values()) {
        for (const right of choices[choice - part]!.values()) {
          for (const operator of operations) {
            const result = ratioStep(left, operator, right, values);
            if (!result || (chosen.length < numbers.length && !mayComeBefore(result))) continue;
            made.set(ratioText(result), result);
          }
        }
      }
    }
    choices.push(made);
    if (use === 'all' && chosen.length < numbers.length) continue;
    for (const [text, value] of made) {
      const numbersUsed = Math.min(chosen.length, reached.get(text)?.numbersUsed ?? chosen.length);
      reached.set(text, { value, numbersUsed });
    }
  }
  return reached;
}

/** The least distance from the target, and each value at it, ascending, with the fewest numbers; none where nothing is made. */
export function ratioNearest(
  reached: RatioReach,
  target: Ratio,
): { distance: string; values: [string, number][] } | undefined {
  const away = [...reached.values()].map(({ value, numbersUsed }) => {
    const difference = minus(value, target);
    return { value, numbersUsed, distance: difference.n < 0n ? ratio(-difference.n, difference.d) : difference };
  });
  const [first, ...others] = away;
  if (!first) return undefined;
  const least = others.reduce(
    (least, { distance }) => (minus(distance, least).n < 0n ? distance : least),
    first.distance,
  );
  const values = away
    .filter(({ distance }) => ratioText(distance) === ratioText(least))
    .sort((a, b) => (minus(a.value, b.value).n < 0n ? -1 : 1))
    .map(({ value, numbersUsed }): [string, number] => [ratioText(value), numbersUsed]);
  return { distance: ratioText(least), values };
}
