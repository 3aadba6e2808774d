/**
 * What numbers make under any rules, by brute force: exact fractions, every value of every choice, nothing pruned. Quick up to
 * five numbers. `brute-force.ts` is the quicker one for the numbers round.
 */

import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import type { Rules, Values } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exactly } from './evaluate.ts';
import { everyChoice, type Join } from './every-choice.ts';
import { between, type Fraction, isWhole, joined, order, size, unreduced, written } from './fraction.ts';

/** Each value that can be made, by how it is written, with the fewest numbers that make it. */
export type GeneralReach = ReadonlyMap<string, { readonly value: Fraction; readonly numbersUsed: number }>;

/** What the best answer is: its distance, absent where nothing is made, and each value at it, ascending, with its fewest numbers. */
export interface GeneralNearest {
  readonly distance: string | undefined;
  readonly values: readonly { readonly value: string; readonly numbersUsed: number }[];
}

/** Whether a step may come to this. */
export function isValue(values: Values, result: Fraction): boolean {
  return values === 'rational' || (isWhole(result) && (values === 'integer' || result.over > 0n));
}

/**
 * All values by the rules.
 *
 * @param mayComeBefore what a step before the last may be, besides.
 */
export function reachByRules(
  numbers: readonly Exact[],
  { values: kind, use, operations }: Rules,
  mayComeBefore: (step: Fraction) => boolean = () => true,
): GeneralReach {
  // Equal fractions are to be identical.
  const known = new Map<string, Fraction>();
  const oneOf = (value: Fraction): Fraction => {
    const text = written(value);
    const first = known.get(text) ?? value;
    known.set(text, first);
    return first;
  };
  const join: Join<Fraction> = (a, b, values, isLast) => {
    for (const operator of operations) {
      const isEither = operator === '+' || operator === '*';
      for (const result of isEither ? [joined(a, operator, b)] : [joined(a, operator, b), joined(b, operator, a)]) {
        if (result && isValue(kind, result) && (isLast || mayComeBefore(result))) values.add(oneOf(result));
      }
    }
  };
  const choices = everyChoice(
    numbers.map((number) => oneOf(exactly(number))),
    join,
  );
  const reached = new Map<string, { value: Fraction; numbersUsed: number }>();
  for (const { numbersUsed, values } of use === 'all' ? choices.slice(-1) : choices) {
    for (const value of values) {
      const fewest = Math.min(numbersUsed, reached.get(written(value))?.numbersUsed ?? numbersUsed);
      reached.set(written(value), { value, numbersUsed: fewest });
    }
  }
  return reached;
}

/** The values of `reached` nearest to `target`. */
export function nearestByRules(reached: GeneralReach, target: Exact): GeneralNearest {
  const wanted = exactly(target);
  let least: Fraction | undefined;
  let nearest: { value: Fraction; numbersUsed: number }[] = [];
  for (const made of reached.values()) {
    // For most values, lowest terms would only cost time.
    const away = size(unreduced(made.value, '-', wanted));
    const nearer = least ? order(away, least) : -1;
    if (nearer > 0) continue;
    if (nearer < 0) nearest = [];
    least = away;
    nearest.push(made);
  }
  nearest.sort((a, b) => order(a.value, b.value));
  return {
    distance: nearest[0] && written(between(nearest[0].value, wanted)),
    values: nearest.map(({ value, numbersUsed }) => ({ value: written(value), numbersUsed })),
  };
}
