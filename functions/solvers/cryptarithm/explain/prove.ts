import { deduce, Places, type Refutation, type Run, type Step, type Supposition, settled } from './deduce.ts';
import { effortOf } from './effort.ts';
import type { Domains } from './line.ts';
import { pruned } from './prune.ts';
import type { Reasoner } from './reasoner.ts';
import { RULES, SIMPLE_RULES } from './rules/rules.ts';
import { suppose } from './suppose.ts';

/** Suppositions whose consequences are compared, at most. */
const COMPARED = 6;
/** Values of an unknown up to which all rules are used to refute one, not the simple ones only. */
const FEW_VALUES = 2;

/**
 * Deduces as much as the rules and suppositions one level deep can, suppositions only where the rules come to nothing more.
 */
export function prove(reasoner: Reasoner, start: Domains): Run<Step | Refutation> {
  const { columns, budget } = reasoner;
  const all = new Places(RULES, columns);
  const simple = new Places(SIMPLE_RULES, columns);
  const steps: (Step | Refutation)[] = [];
  let run: Run = deduce(reasoner, all, start, null);
  steps.push(...run.steps);
  while (!budget.exhausted && !run.isImpossible) {
    const { domains } = run;
    const most = (values: readonly number[]) => values.length <= FEW_VALUES;
    let failing = [...refutable(reasoner, simple, domains, () => true), ...refutable(reasoner, all, domains, most)];
    if (failing.length === 0) failing = refutable(reasoner, all, domains, (values) => !most(values));
    if (failing.length === 0 || budget.exhausted) break;
    const best = bestOf(reasoner, all, domains, failing);
    steps.push({ supposition: best.supposition }, ...best.run.steps);
    run = best.run;
  }
  return { ...run, steps };
}

/** All suppositions that fail. @param isWanted whether the values of an unknown are to be tried */
function refutable(
  reasoner: Reasoner,
  places: Places,
  domains: Domains,
  isWanted: (values: readonly number[]) => boolean,
): Supposition[] {
  const failing: Supposition[] = [];
  domains.forEach((domain, unknown) => {
    if (domain.length < 2 || !isWanted(domain)) return;
    for (const value of domain) {
      const run = suppose(reasoner, places, domains, unknown, value);
      if (run.isImpossible) failing.push({ unknown, value, steps: run.steps });
    }
  });
  return failing;
}

/** The supposition whose refutation is easiest for what comes of it, and what does. */
function bestOf(
  reasoner: Reasoner,
  all: Places,
  domains: Domains,
  failing: readonly Supposition[],
): { readonly supposition: Supposition; readonly run: Run } {
  const { columns } = reasoner;
  const gainOf = ({ unknown }: Supposition) => Math.log(domains[unknown]!.length / (domains[unknown]!.length - 1));
  const promising = failing
    .map((supposition) => ({ supposition, promise: effortOf(supposition.steps) / gainOf(supposition) }))
    .sort((one, other) => one.promise - other.promise)
    .slice(0, COMPARED);
  const compared = promising.map(({ supposition }) => {
    const { unknown, value } = supposition;
    const supposed = settled(columns, domains, new Map([[unknown, [value]]])).domains;
    const steps = pruned(reasoner, supposed, supposition.steps);
    const left = domains[unknown]!.filter((other) => other !== value);
    const next = settled(columns, domains, new Map([[unknown, left]]));
    const run = next.isImpossible
      ? { steps: [], domains: next.domains, isImpossible: true }
      : deduce(reasoner, all, next.domains, next.changed);
    const gain = run.isImpossible ? Number.POSITIVE_INFINITY : openness(domains) - openness(run.domains);
    return { supposition: { ...supposition, steps }, run, price: (effortOf(steps) + 1) / gain };
  });
  return compared.reduce((best, other) => (other.price < best.price ? other : best));
}

/** How much is open: the logarithm of the number of ways to give each unknown a value. */
function openness(domains: Domains): number {
  return domains.reduce((sum, domain) => sum + Math.log(domain.length), 0);
}
