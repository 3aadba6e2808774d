import type { Budget } from '../../budget.ts';
import { type Cryptarithm, variableCount } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import { compile } from './compile.ts';
import { Descent } from './descent.ts';
import { cleared } from './fraction.ts';
import { domainsOf } from './known-digits.ts';
import { NoValue, Obstacle } from './obstacle.ts';
import { byColumns } from './order.ts';
import { constantOf, type Polynomial, valueAt, variablesOf } from './polynomial.ts';
import { chained, SpareVariables } from './spare-letters.ts';

/**
 * Solves a puzzle of any operations, and of any number of equations. Counts all its solutions and keeps the first; ends early
 * when the budget is spent, or has it exhausted when numbers are too large to tell.
 */
export function solveGeneral(puzzle: Cryptarithm, store: SolutionStore, budget: Budget): void {
  if (puzzle.impossible) return;
  solveWithin(puzzle, puzzle.allowed, store, budget);
}

function solveWithin(
  puzzle: Cryptarithm,
  allowedBefore: readonly (readonly number[])[],
  store: SolutionStore,
  budget: Budget,
): void {
  const { base, equations } = puzzle;
  const letters = puzzle.letters.length;
  const radix = variableCount(puzzle) + 1;
  const domains = domainsOf(allowedBefore, letters);
  if (domains === undefined) return;
  const { known } = domains;
  const allowed = [...domains.allowed];
  if (!budget.spend(20)) return;
  const polynomials: Polynomial[] = [];
  const divisors: Polynomial[] = [];
  let obstacle: Obstacle | undefined;
  try {
    for (const equation of equations) {
      const { zero, divisors: its } = cleared(equation, { base, radix, known });
      if (zero.coefficients.size > 0) polynomials.push(zero);
      divisors.push(...its);
    }
    const bound = new Set<number>();
    for (const { coefficients } of [...polynomials, ...divisors]) {
      for (const monomial of coefficients.keys()) for (const v of variablesOf(monomial, radix)) bound.add(v);
    }
    if (
      polynomials.some((p) => {
        const c = constantOf(p);
        return c !== undefined && c !== 0;
      })
    )
      return;
    const free = [...known.keys()].filter((v) => known[v]! < 0 && !bound.has(v));
    const chain = chained(
      free.filter((v) => v < letters),
      allowed,
    );
    const spare = new SpareVariables(
      chain,
      free.filter((v) => v >= letters),
      allowed,
    );
    const active = [...known.keys()].filter(
      (v) => known[v]! < 0 && (bound.has(v) || (v < letters && !chain.includes(v))),
    );
    const order = byColumns(polynomials, active, base);
    const digits = [...known];
    const used = new Uint8Array(base);
    for (let v = 0; v < letters; v++) if (known[v]! >= 0) used[known[v]!] = 1;
    const program = compile(polynomials, order, allowed, base);
    new Descent(program, allowed, letters, digits, used, budget, (found, taken) => {
      if (divisors.some((divisor) => valueAt(divisor, found) === 0)) return;
      if (spare.areNone) store.add(found);
      else {
        store.count(spare.waysWithout(taken));
        spare.keep(taken, found, store);
      }
    }).run();
    return;
  } catch (error) {
    if (error instanceof NoValue) return;
    if (!(error instanceof Obstacle)) throw error;
    obstacle = error;
  }
  if (obstacle.variable === undefined) {
    budget.exhausted = true;
    return;
  }
  for (const digit of allowed[obstacle.variable]!) {
    const narrower = allowed.slice();
    narrower[obstacle.variable] = [digit];
    solveWithin(puzzle, narrower, store, budget);
    if (budget.exhausted) return;
  }
}
