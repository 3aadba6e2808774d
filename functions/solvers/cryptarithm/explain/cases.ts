import type { Digits } from '../puzzle.ts';
import type { Columns } from './columns.ts';
import { CompletionSearch } from './completion-search.ts';
import { Places, type Supposition, settled } from './deduce.ts';
import type { Domains } from './line.ts';
import { pruned } from './prune.ts';
import type { Reasoner } from './reasoner.ts';
import { RULES } from './rules/rules.ts';
import { suppose } from './suppose.ts';

/** Cases that are gone through one by one, at most. */
const MOST_CASES = 6;
/** Nodes within which two solutions are looked for where cases do not end. */
const SOLUTION_NODES = 20_000;

/** A case and what it comes to: a solution, or null where it fails. */
export interface Case extends Supposition {
  readonly solution: Digits | null;
}

/** The cases of a variable, each of which ends: of those variables that have such, the one with the fewest. Null where none has. */
export function casesOf(reasoner: Reasoner, domains: Domains): readonly Case[] | null {
  const { columns, budget } = reasoner;
  const places = new Places(RULES, columns);
  const open = Array.from({ length: columns.variables }, (_, variable) => variable).filter(
    (variable) => domains[variable]!.length > 1 && domains[variable]!.length <= MOST_CASES,
  );
  for (const unknown of open.sort((one, other) => domains[one]!.length - domains[other]!.length)) {
    const cases: Case[] = [];
    for (const value of domains[unknown]!) {
      const run = suppose(reasoner, places, domains, unknown, value);
      const isSolved = run.domains.every((domain) => domain.length === 1);
      if (budget.exhausted || (!run.isImpossible && !isSolved)) break;
      const start = settled(columns, domains, new Map([[unknown, [value]]])).domains;
      const solution = run.isImpossible ? null : digitsOf(run.domains, columns);
      cases.push({ unknown, value, steps: pruned(reasoner, start, run.steps), solution });
    }
    if (cases.length === domains[unknown]!.length) return cases;
  }
  return null;
}

/** Two solutions, or one or none where a short search finds no more. */
export function twoSolutions({ columns, budget }: Reasoner, domains: Domains): readonly Digits[] {
  const { lines, letters, variables } = columns;
  // Letters that cancel everywhere are to be different from the others too.
  const all = Array.from({ length: variables }, (_, variable) => variable);
  const everyLetter = { unknowns: all, factors: all.map(() => 0), constant: 0 };
  const search = new CompletionSearch({
    lines: [...lines, everyLetter],
    domains,
    letters,
    nodes: SOLUTION_NODES,
    budget,
  });
  return search.list(2).map((values) => {
    const found = domains.slice();
    search.order.forEach((unknown, depth) => {
      found[unknown] = [values[depth]!];
    });
    return digitsOf(found, columns);
  });
}

/** The digit of each variable once all are known. */
export function digitsOf(domains: Domains, { variables }: Columns): Digits {
  return domains.slice(0, variables).map(([digit]) => digit!);
}
