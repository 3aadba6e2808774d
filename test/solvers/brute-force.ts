/**
 * The numbers round by brute force: every value of every choice of the given numbers, nothing pruned, nothing clever, whole
 * numbers of any size. Plainly right, and quick enough: six numbers of the television take some 30 ms.
 */

import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';

/** Each value that can be made, with the fewest given numbers that make it. */
export type Reach = ReadonlyMap<bigint, number>;

/** What the best answer is: its distance, and each value at that distance, ascending, with the fewest numbers for it. */
export interface Nearest {
  readonly distance: bigint;
  readonly values: readonly { readonly value: bigint; readonly numbersUsed: number }[];
}

/** All values from `numbers` (each used at most once, every step a positive integer), by the `operations` allowed. */
export function reach(numbers: readonly number[], operations: readonly Operator[] = OPERATORS): Reach {
  const fewest = new Map<bigint, number>();
  // The values of a choice, a bit a given number, that use every number of it: all ways to split it in two, all pairs.
  const choices: Set<bigint>[] = [new Set()];
  for (let choice = 1; choice < 1 << numbers.length; choice++) {
    const values = new Set<bigint>();
    const chosen = numbers.filter((_, place) => choice & (1 << place));
    if (chosen.length === 1) values.add(BigInt(chosen[0] as number));
    for (let part = (choice - 1) & choice; part > choice - part; part = (part - 1) & choice) {
      for (const a of choices[part] as Set<bigint>) {
        for (const b of choices[choice - part] as Set<bigint>) addResults(a, b, operations, values);
      }
    }
    choices.push(values);
    for (const value of values) fewest.set(value, Math.min(chosen.length, fewest.get(value) ?? chosen.length));
  }
  return fewest;
}

function addResults(a: bigint, b: bigint, operations: readonly Operator[], values: Set<bigint>): void {
  if (operations.includes('+')) values.add(a + b);
  if (operations.includes('*')) values.add(a * b);
  for (const [left, right] of [
    [a, b],
    [b, a],
  ] as const) {
    if (operations.includes('-') && left > right) values.add(left - right);
    if (operations.includes('/') && left % right === 0n) values.add(left / right);
  }
}

/** The values of `reached` nearest to `target`. */
export function nearest(reached: Reach, target: number): Nearest {
  const wanted = BigInt(target);
  let distance: bigint | undefined;
  for (const value of reached.keys()) {
    const away = value > wanted ? value - wanted : wanted - value;
    if (distance === undefined || away < distance) distance = away;
  }
  if (distance === undefined) throw new Error('no numbers, no values');
  const values = [...new Set([wanted - distance, wanted + distance])].flatMap((value) => {
    const numbersUsed = reached.get(value);
    return numbersUsed === undefined ? [] : [{ value, numbersUsed }];
  });
  return { distance, values };
}
