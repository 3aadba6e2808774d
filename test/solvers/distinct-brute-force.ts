import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exactly } from './evaluate.ts';
import { everyChoice, type Join } from './every-choice.ts';
import { type Fraction, joined, written } from './fraction.ts';
import { isValue } from './general-brute-force.ts';
import { combined } from './modulo-prime.ts';
import { pointsOf } from './same-function.ts';

/** A function, as its values at each of the points that may stand for the given numbers, and what it comes to. */
interface Brute {
  readonly value: Fraction;
  readonly at: readonly bigint[];
}

/**
 * How many distinct solutions a puzzle of up to five numbers has: all ways to join two parts of all choices by all operations, functions
 * that agree at random points modulo a prime counted once. Under `any`, no step multiplies by 1 or divides by 1.
 */
export function countDistinct({ numbers, target, values: kind, use, operations }: NumbersPuzzle): number {
  const texts = numbers.map((number) => written(exactly(number)));
  const pointSets = pointsOf(texts);
  const isOne = (value: Fraction) => use === 'any' && value.over === value.under;
  // Equal functions are to be identical: by their value at the first points.
  const known = new Map<bigint, Brute>();

  const join: Join<Brute> = (a, b, values) => {
    for (const operator of operations) {
      const isEither = operator === '+' || operator === '*';
      for (const [left, right] of isEither ? [[a, b] as const] : [[a, b] as const, [b, a] as const]) {
        if ((operator === '*' || operator === '/') && isOne(right.value)) continue;
        if (operator === '*' && isOne(left.value)) continue;
        const value = joined(left.value, operator, right.value);
        if (!value || !isValue(kind, value)) continue;
        const at = (place: number) => combined(left.at[place]!, operator, right.at[place]!);
        const first = at(0);
        const made = known.get(first) ?? { value, at: pointSets.map((_, place) => at(place)) };
        known.set(first, made);
        values.add(made);
      }
    }
  };
  const tiles = numbers.map((number, place): Brute => {
    const copy = texts.slice(0, place).filter((other) => other === texts[place]).length;
    return { value: exactly(number), at: pointSets.map((points) => points.get(texts[place]!)![copy]!) };
  });
  const choices = everyChoice(tiles, join);

  const wanted = written(exactly(target));
  const counted = use === 'all' ? choices.slice(-1) : choices;
  const found = counted.flatMap(({ values }) => [...values]).filter(({ value }) => written(value) === wanted);
  return new Set(found.map(({ at }) => at.reduce((least, value) => (value < least ? value : least)))).size;
}
