import { type Polynomial, variablesOf } from './polynomial.ts';

/** The variables by how much their digits may move the equations, those that move them most first. */
export function weightOrder(polynomials: readonly Polynomial[], variables: readonly number[], base: number): number[] {
  const weights = new Map<number, number>(variables.map((variable) => [variable, 0]));
  for (const { coefficients, radix } of polynomials) {
    let largest = 0;
    for (const coefficient of coefficients.values()) largest = Math.max(largest, Math.abs(Number(coefficient)));
    for (const [monomial, coefficient] of coefficients) {
      const taken = variablesOf(monomial, radix);
      const weight = (Math.abs(Number(coefficient)) / largest) * (base / 2) ** taken.length;
      for (let at = 0; at < taken.length; at++) {
        const variable = taken[at]!;
        if (variable !== taken[at - 1]) weights.set(variable, weights.get(variable)! + weight);
      }
    }
  }
  return [...variables].sort((one, other) => weights.get(other)! - weights.get(one)!);
}
