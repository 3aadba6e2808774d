import { columnOf } from './exact.ts';
import { type Polynomial, variablesOf } from './polynomial.ts';

interface Term {
  readonly column: number;
  /** The variables of the monomial that have no place yet. */
  readonly open: Set<number>;
  readonly isSquare: boolean;
}

/** The variables column by column from the right: always the equation whose next column asks for the fewest new ones. */
export function columnOrder(polynomials: readonly Polynomial[], variables: readonly number[], base: number): number[] {
  let equations = polynomials.map((polynomial) => termsOf(polynomial, base));
  const order: number[] = [];
  for (;;) {
    equations = equations.map((terms) => terms.filter(({ open }) => open.size > 0)).filter(({ length }) => length > 0);
    if (equations.length === 0) break;
    const columns = equations.map(firstColumn);
    const needed = columns.map((terms) => new Set(terms.flatMap(({ open }) => [...open])));
    const best = needed.reduce((least, { size }, at) => (size < needed[least]!.size ? at : least), 0);
    for (const variable of lastLinear(needed[best]!, columns[best]!)) {
      order.push(variable);
      for (const terms of equations) for (const { open } of terms) open.delete(variable);
    }
  }
  const placed = new Set(order);
  return [...order, ...variables.filter((variable) => !placed.has(variable))];
}

function termsOf({ coefficients, radix }: Polynomial, base: number): Term[] {
  return [...coefficients].map(([monomial, coefficient]) => {
    const variables = variablesOf(monomial, radix);
    const open = new Set(variables);
    return { column: columnOf(coefficient, base), open, isSquare: open.size < variables.length };
  });
}

function firstColumn(terms: readonly Term[]): Term[] {
  const first = terms.reduce((least, { column }) => Math.min(least, column), Infinity);
  return terms.filter(({ column }) => column === first);
}

/** The variables of a column, those that stand in it once and unsquared last: such a one follows from the others. */
function lastLinear(variables: ReadonlySet<number>, column: readonly Term[]): number[] {
  const weight = (variable: number) => {
    const its = column.filter(({ open }) => open.has(variable));
    return its.length + (its.some(({ isSquare }) => isSquare) ? column.length : 0);
  };
  return [...variables].sort((one, other) => weight(other) - weight(one));
}
