import type { ColumnEquation, Term } from './explanation.ts';

/**
 * A linear equation over unknowns: the sum of factor times unknown, and the constant, is zero. Unknowns are numbered:
 * the variables of the puzzle first, then the carries. What has a positive factor is written on the left.
 */
export interface Line {
  /** Each once, none with a factor of zero, in the order in which they are written. */
  readonly unknowns: readonly number[];
  readonly factors: readonly number[];
  readonly constant: number;
}

/** The values still possible for each unknown, ascending. Arrays are replaced, never changed. */
export type Domains = readonly (readonly number[])[];

/** Known terms of a side beyond which they are written as their sum. */
const MOST_NUMBERS = 3;

/** The line of these terms, like ones joined, those that cancel left out. */
export function lineOf(terms: Iterable<readonly [unknown: number, factor: number]>, constant: number): Line {
  const factors = new Map<number, number>();
  for (const [unknown, factor] of terms) factors.set(unknown, (factors.get(unknown) ?? 0) + factor);
  const kept = [...factors].filter(([, factor]) => factor !== 0);
  return { unknowns: kept.map(([unknown]) => unknown), factors: kept.map(([, factor]) => factor), constant };
}

/** One line plus so many times another. */
export function combined(line: Line, times: number, other: Line): Line {
  const terms = line.unknowns.map((unknown, at) => [unknown, line.factors[at]!] as const);
  const more = other.unknowns.map((unknown, at) => [unknown, times * other.factors[at]!] as const);
  return lineOf([...terms, ...more], line.constant + times * other.constant);
}

/** A line as it is written, with what is known put in. @param variables how many unknowns are variables */
export function written(line: Line, domains: Domains, variables: number): ColumnEquation {
  const { unknowns, factors, constant } = line;
  const sideOf = (sign: 1 | -1): readonly Term[] => {
    const numbers: number[] = [];
    const terms: Term[] = [];
    unknowns.forEach((unknown, at) => {
      const factor = factors[at]! * sign;
      const domain = domains[unknown]!;
      if (factor < 0) return;
      const isCarry = unknown >= variables;
      if (domain.length === 1) {
        if (isCarry && domain[0] === 0) return;
        numbers.push(factor * domain[0]!);
        terms.push({ kind: 'number', value: factor * domain[0]! });
      } else if (isCarry) terms.push({ kind: 'carry', at: unknown - variables, factor });
      else terms.push({ kind: 'letter', at: unknown, factor });
    });
    if (constant * sign > 0) {
      numbers.push(constant * sign);
      terms.push({ kind: 'number', value: constant * sign });
    }
    if (numbers.length > MOST_NUMBERS) {
      const value = numbers.reduce((sum, number) => sum + number, 0);
      return [...terms.filter(({ kind }) => kind !== 'number'), { kind: 'number', value }];
    }
    return terms.length > 0 ? terms : [{ kind: 'number', value: 0 }];
  };
  return { left: sideOf(1), right: sideOf(-1) };
}
