/** What numbers make by exact fractions, all of them used: every split of every choice, nothing pruned. */

import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { between, type Fraction, fraction, order, written } from './fraction.ts';

/** Every value of `numbers`, each used once, by the `operations` allowed. Quick up to four different numbers. */
export function rationalValues(numbers: readonly Fraction[], operations: readonly Operator[] = OPERATORS): Fraction[] {
  const choices: Map<string, Fraction>[] = [new Map()];
  for (let choice = 1; choice < 1 << numbers.length; choice++) {
    const chosen = numbers.filter((_, place) => choice & (1 << place));
    const values = new Map(chosen.length === 1 ? [[written(chosen[0]!), chosen[0]!]] : []);
    for (let part = (choice - 1) & choice; part > 0; part = (part - 1) & choice) {
      for (const a of choices[part]!.values()) {
        for (const b of choices[choice - part]!.values()) {
          for (const value of results(a, b, operations)) values.set(written(value), value);
        }
      }
    }
    choices.push(values);
  }
  return [...choices.at(-1)!.values()];
}

/** a and b joined, a on the left: the splits come in both orders. */
function results(a: Fraction, b: Fraction, operations: readonly Operator[]): Fraction[] {
  const under = a.under * b.under;
  return operations.flatMap((operator) => {
    if (operator === '+') return fraction(a.over * b.under + b.over * a.under, under);
    if (operator === '-') return fraction(a.over * b.under - b.over * a.under, under);
    if (operator === '*') return fraction(a.over * b.over, under);
    return b.over === 0n ? [] : fraction(a.over * b.under, a.under * b.over);
  });
}

/** The least distance of `values` to `target`, or undefined when there are none. */
export function leastDistance(values: readonly Fraction[], target: Fraction): Fraction | undefined {
  return values.map((value) => between(value, target)).sort(order)[0];
}
