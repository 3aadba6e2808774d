import type { Integer } from '../integer.ts';
import { operate, type Rational } from '../rational.ts';

export function numeratorOf(value: Rational): Integer {
  return typeof value === 'object' ? value.numerator : value;
}

/** Positive; 1 for an integer. */
export function denominatorOf(value: Rational): Integer {
  return typeof value === 'object' ? value.denominator : 1;
}

/** The value as a double; it may be off by two units in the last place. */
export function sizeOf(value: Rational): number {
  return Number(numeratorOf(value)) / Number(denominatorOf(value));
}

/** numerator / denominator, integers below 2^53, the denominator positive. */
export function ratio(numerator: number, denominator: number): Rational {
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  if (divisor === denominator) return numerator / denominator;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function negated(value: Rational): Rational {
  return operate('-', 0, value)!;
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
