import type { Exact } from './exact.ts';
import { type Polynomial, variablesOf } from './polynomial.ts';

/** The variables by how much their digits may move the polynomials, those that move them most first. */
export function byWeight(polynomials: readonly Polynomial[], variables: readonly number[], base: number): number[] {
  const weights = new Map<number, number>(variables.map((variable) => [variable, 0]));
  for (const { coefficients, radix } of polynomials) {
    const terms = [...coefficients].map(([monomial, coefficient]) => {
      const taken = variablesOf(monomial, radix);
      return {
        taken: new Set(taken),
        size: Math.log2(Math.abs(Number(coefficient))) + taken.length * Math.log2(base / 2),
      };
    });
    const largest = terms.reduce((most, { size }) => Math.max(most, size), 0);
    for (const { taken, size } of terms) {
      for (const variable of taken) weights.set(variable, weights.get(variable)! + 2 ** (size - largest));
    }
  }
  return [...variables].sort((one, other) => weights.get(other)! - weights.get(one)!);
}

/** The variables column by column from the right: always the equation whose next column asks for the fewest new ones. */
export function byColumns(polynomials: readonly Polynomial[], variables: readonly number[], base: number): number[] {
  const equations = polynomials.map(({ coefficients, radix }) =>
    [...coefficients]
      .map(([monomial, coefficient]) => ({
        column: columnOf(coefficient, base),
        open: new Set(variablesOf(monomial, radix)),
        isSquare: new Set(variablesOf(monomial, radix)).size < variablesOf(monomial, radix).length,
      }))
      .filter(({ open }) => open.size > 0),
  );
  const order: number[] = [];
  const left = new Set(variables);
  while (left.size > 0) {
    let best: Set<number> | undefined;
    let bestTerms: (typeof equations)[number] = [];
    for (const terms of equations) {
      const column = terms.reduce((least, term) => Math.min(least, term.column), Infinity);
      const first = terms.filter((term) => term.column === column);
      const needed = new Set(first.flatMap(({ open }) => [...open]));
      if (needed.size > 0 && (best === undefined || needed.size < best.size)) [best, bestTerms] = [needed, first];
    }
    if (best === undefined) break;
    const uses = (variable: number) => bestTerms.filter(({ open }) => open.has(variable)).length;
    const isSquared = (variable: number) => bestTerms.some(({ open, isSquare }) => isSquare && open.has(variable));
    const chosen = [...best].sort(
      (one, other) => Number(isSquared(other)) - Number(isSquared(one)) || uses(other) - uses(one),
    );
    for (const variable of chosen) {
      order.push(variable);
      left.delete(variable);
      for (const terms of equations) for (const { open } of terms) open.delete(variable);
    }
    equations.forEach((terms, at) => {
      equations[at] = terms.filter(({ open }) => open.size > 0);
    });
  }
  return [...order, ...left];
}

/** How many zeros an integer ends with in the base. */
function columnOf(coefficient: Exact, base: number): number {
  let column = 0;
  if (typeof coefficient === 'number') {
    for (let rest = coefficient; rest % base === 0; rest /= base) column++;
  } else {
    const divisor = BigInt(base);
    for (let rest = coefficient; rest % divisor === 0n; rest /= divisor) column++;
  }
  return column;
}
