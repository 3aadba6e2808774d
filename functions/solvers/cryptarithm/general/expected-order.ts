import { columnOf } from './exact.ts';
import { type Polynomial, variablesOf } from './polynomial.ts';

/** Orders kept at each length. With more, hardly any puzzle's order gets better. */
const WIDTH = 16;

interface Terms {
  /** The variables of each monomial, as places in `variables`. */
  readonly taken: readonly (readonly number[])[];
  /** How far each may move the value when none of its variables is known. */
  readonly sizes: readonly number[];
  /** The power of the base that divides its coefficient. */
  readonly columns: readonly number[];
  readonly powers: readonly number[];
  readonly most: number;
}

/** Some variables that are known first, in an order. */
interface Start {
  readonly order: readonly number[];
  readonly isKnown: Uint8Array;
  /** The same for the same variables, however ordered. */
  readonly key: number;
  /** Logarithms: how likely random digits pass each equation, and how many ways to know these variables are left. */
  readonly passes: Float64Array;
  readonly ways: number;
  /** The ways that are left after each of them, summed: what the search is expected to cost. */
  readonly cost: number;
}

/** An order, and how many nodes its search is expected to have. */
export interface ExpectedOrder {
  readonly order: readonly number[];
  readonly nodes: number;
}

/**
 * The order whose search is expected to have the fewest nodes: a beam search over which variables are known. Of all digits of
 * the known ones those pass that leave a value which the others can bring to 0: it lies in the bounds R of what they add, and
 * is divisible by the power of the base M that all of that is divisible by; so 2R/M + 1 of the 2T + 1 values that there are at
 * most. It is a rough guess, but it weighs bounds from the left against columns from the right.
 */
export function expectedOrder(
  polynomials: readonly Polynomial[],
  variables: readonly number[],
  base: number,
  letters: number,
): ExpectedOrder {
  const places = new Map(variables.map((variable, place) => [variable, place]));
  const equations = polynomials.map((polynomial) => termsOf(polynomial, places, base));
  const holds = variables.map((_, place) =>
    equations.flatMap(({ taken }, at) => (taken.some((those) => those.includes(place)) ? [at] : [])),
  );
  const hash = variables.map((_, place) => Math.floor(((place + 1) * 0.6180339887498949 * 2 ** 40) % 2 ** 40));
  let starts: Start[] = [
    {
      order: [],
      isKnown: new Uint8Array(variables.length),
      key: 0,
      passes: new Float64Array(equations.length),
      ways: 0,
      cost: 0,
    },
  ];
  for (let length = 0; length < variables.length; length++) {
    const best: Start[] = [];
    const lettersBefore = starts[0]!.order.length;
    const costs = new Map<number, number>();
    for (const start of starts) {
      const before = Math.exp(Math.min(600, start.ways));
      for (let place = 0; place < variables.length; place++) {
        if (start.isKnown[place] === 1) continue;
        const choices = variables[place]! < letters ? Math.max(1, base - lettersBefore) : base;
        let ways = start.ways + Math.log(choices);
        start.isKnown[place] = 1;
        const now: number[] = [];
        for (const at of holds[place]!) {
          const passes = passesOf(equations[at]!, start.isKnown);
          now.push(passes);
          ways += passes - start.passes[at]!;
        }
        start.isKnown[place] = 0;
        const cost = start.cost + before / 2 + Math.exp(Math.min(600, Math.max(-3, ways)));
        if (best.length === WIDTH && cost >= best[WIDTH - 1]!.cost) continue;
        const key = start.key + hash[place]!;
        if (cost >= (costs.get(key) ?? Infinity)) continue;
        if (costs.has(key))
          best.splice(
            best.findIndex((other) => other.key === key),
            1,
          );
        costs.set(key, cost);
        const isKnown = start.isKnown.slice();
        isKnown[place] = 1;
        const passes = start.passes.slice();
        holds[place]!.forEach((at, index) => {
          passes[at] = now[index]!;
        });
        let at = best.length;
        while (at > 0 && best[at - 1]!.cost > cost) at--;
        best.splice(at, 0, { order: [...start.order, variables[place]!], isKnown, key, passes, ways, cost });
        if (best.length > WIDTH) costs.delete(best.pop()!.key);
      }
    }
    starts = best;
  }
  return { order: starts[0]!.order, nodes: starts[0]!.cost };
}

function termsOf({ coefficients, radix }: Polynomial, places: ReadonlyMap<number, number>, base: number): Terms {
  const taken: number[][] = [];
  const sizes: number[] = [];
  const columns: number[] = [];
  let highest = 0;
  for (const [monomial, coefficient] of coefficients) {
    if (monomial === 0) continue;
    const variables = variablesOf(monomial, radix);
    taken.push(variables.map((variable) => places.get(variable)!));
    sizes.push((Math.abs(Number(coefficient)) * (base - 1) ** variables.length) / 2);
    const column = columnOf(coefficient, base);
    columns.push(column);
    highest = Math.max(highest, column);
  }
  const powers = Array.from({ length: highest + 1 }, (_, column) => base ** column);
  return { taken, sizes, columns, powers, most: sizes.reduce((most, size) => most + size, 0) };
}

/** The logarithm of the share of all digits of the known variables that pass. */
function passesOf({ taken, sizes, columns, powers, most }: Terms, isKnown: Uint8Array): number {
  let radius = 0;
  let column = Infinity;
  for (let at = 0; at < taken.length; at++) {
    const variables = taken[at]!;
    let size = sizes[at]!;
    let unknown = 0;
    for (let i = 0; i < variables.length; i++) {
      // A digit that is known is half the largest on the average.
      if (isKnown[variables[i]!] === 1) size /= 2;
      else unknown++;
    }
    if (unknown === 0) continue;
    radius += size;
    if (columns[at]! < column) column = columns[at]!;
  }
  if (radius === 0) return -Math.log(2 * most + 1);
  return Math.min(0, Math.log((2 * radius) / powers[column]! + 1) - Math.log(2 * most + 1));
}
