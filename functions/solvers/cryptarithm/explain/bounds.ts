import type { Narrowed } from './completions.ts';
import type { Domains, Line } from './line.ts';

/** The least and the most that a side of a line can be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What the terms of a line with positive factors come to, and those with negative ones, as positive numbers. */
export function rangesOf({ unknowns, factors, constant }: Line, domains: Domains): { left: Range; right: Range } {
  const range = (sign: 1 | -1): Range => {
    let least = Math.max(0, sign * constant);
    let most = least;
    unknowns.forEach((unknown, at) => {
      const factor = factors[at]! * sign;
      if (factor < 0) return;
      least += factor * domains[unknown]![0]!;
      most += factor * domains[unknown]!.at(-1)!;
    });
    return { least, most };
  };
  return { left: range(1), right: range(-1) };
}

/**
 * The values of each unknown that the least and the most of the other terms leave it.
 *
 * @returns the unknowns that lose a value, with none where the two sides cannot meet; null where none does.
 */
export function narrowedByBounds({ unknowns, factors, constant }: Line, domains: Domains): Narrowed | null {
  let least = constant;
  let most = constant;
  for (let at = 0; at < unknowns.length; at++) {
    const ends = endsOf(factors[at]!, domains[unknowns[at]!]!);
    least += ends.least;
    most += ends.most;
  }
  if (unknowns.length > 0 && (least > 0 || most < 0)) return new Map([[unknowns[0]!, []]]);
  const narrowed = new Map<number, readonly number[]>();
  for (let at = 0; at < unknowns.length; at++) {
    const factor = factors[at]!;
    const domain = domains[unknowns[at]!]!;
    const ends = endsOf(factor, domain);
    // The others add between least − ends.least and most − ends.most, and this one the opposite.
    const isPossible = (value: number) => factor * value <= ends.least - least && factor * value >= ends.most - most;
    if (isPossible(domain[0]!) && isPossible(domain[domain.length - 1]!)) continue;
    narrowed.set(unknowns[at]!, domain.filter(isPossible));
  }
  return narrowed.size > 0 ? narrowed : null;
}

function endsOf(factor: number, domain: readonly number[]): Range {
  const one = factor * domain[0]!;
  const other = factor * domain.at(-1)!;
  return one < other ? { least: one, most: other } : { least: other, most: one };
}
