/** Everything that given numbers make: of every choice of them, all ways to split it in two, all pairs of values. Nothing pruned. */

/** Some of the given numbers, and the values that take each of them once. */
export interface Choice<Value> {
  readonly numbersUsed: number;
  readonly values: ReadonlySet<Value>;
}

/**
 * Adds to `values` whatever two values make by one operation, either of them on the left.
 *
 * @param isLast whether the given numbers are all in it, so that no operation follows.
 */
export type Join<Value> = (a: Value, b: Value, values: Set<Value>, isLast: boolean) => void;

/**
 * All choices of `numbers`, one or more of them; the choice of all of them comes last. Choices of equal numbers come once.
 *
 * @param numbers and what `join` adds: equal ones are to be identical, as `===` says, and different ones are not.
 */
export function everyChoice<Value>(numbers: readonly Value[], join: Join<Value>): Choice<Value>[] {
  const places = numbers.map((number) => numbers.indexOf(number));
  const known = new Map<string, Choice<Value>>();
  // By the places chosen, a bit each.
  const choices: Choice<Value>[] = [];
  const valuesOf = (chosen: number, members: readonly number[]): Set<Value> => {
    const values = new Set<Value>();
    if (members.length === 1) values.add(numbers[members[0]!]!);
    const isLast = members.length === numbers.length;
    // Of two parts the one with the highest place comes first, so that each pair comes once.
    for (let part = (chosen - 1) & chosen; part > chosen - part; part = (part - 1) & chosen) {
      for (const a of choices[part]!.values) {
        for (const b of choices[chosen - part]!.values) join(a, b, values, isLast);
      }
    }
    return values;
  };
  for (let chosen = 1; chosen < 1 << numbers.length; chosen++) {
    const members = places.filter((_, place) => chosen & (1 << place)).sort((a, b) => a - b);
    const name = members.join();
    const choice = known.get(name) ?? { numbersUsed: members.length, values: valuesOf(chosen, members) };
    known.set(name, choice);
    choices[chosen] = choice;
  }
  return [...known.values()];
}
