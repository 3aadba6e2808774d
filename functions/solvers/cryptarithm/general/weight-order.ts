import type { Polynomial } from './polynomial.ts';

/** The variables by how much their digits may move the equations, those that move them most first. */
export function weightOrder(polynomials: readonly Polynomial[], variables: readonly number[], base: number): number[] {
  const weights: number[] = [];
  for (const variable of variables) weights[variable] = 0;
  for (const { coefficients, radix } of polynomials) {
    let largest = 0;
    for (const coefficient of coefficients.values()) largest = Math.max(largest, Math.abs(Number(coefficient)));
    for (const [monomial, coefficient] of coefficients) {
      let weight = Math.abs(Number(coefficient)) / largest;
      for (let rest = monomial; rest > 0; rest = Math.floor(rest / radix)) weight *= base / 2;
      for (let rest = monomial; rest > 0; rest = Math.floor(rest / radix)) weights[(rest % radix) - 1]! += weight;
    }
  }
  return [...variables].sort((one, other) => weights[other]! - weights[one]!);
}
