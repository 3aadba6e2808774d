import { deduce, Places, type Refutation, type Run, type Step, type Supposition, settled } from './deduce.ts';
import type { Domains } from './line.ts';
import { pruned } from './prune.ts';
import type { Reasoner } from './reasoner.ts';
import { RULES, SIMPLE_RULES } from './rules/rules.ts';
import { suppose } from './suppose.ts';

/**
 * Deduces as much as the rules and suppositions one level deep can, suppositions only where the rules come to nothing more.
 */
export function prove(reasoner: Reasoner, start: Domains): Run<Step | Refutation> {
  const { columns, budget } = reasoner;
  const all = new Places(RULES, columns);
  const simple = new Places(SIMPLE_RULES, columns);
  const steps: (Step | Refutation)[] = [];
  let domains = start;
  let changed: readonly number[] | null = null;
  let known: readonly Supposition[] = [];
  while (!budget.exhausted) {
    const run: Run = deduce(reasoner, all, domains, changed);
    steps.push(...run.steps);
    domains = run.domains;
    if (run.isImpossible) return { steps, domains, isImpossible: true };
    known = known.filter(({ unknown, value }) => domains[unknown]!.length > 1 && domains[unknown]!.includes(value));
    if (known.length === 0) known = refutable(reasoner, simple, domains);
    if (known.length === 0) known = refutable(reasoner, all, domains);
    if (known.length === 0 || budget.exhausted) break;
    const best = easiest(known, domains);
    const supposed = settled(columns, domains, new Map([[best.unknown, [best.value]]])).domains;
    const step = { supposition: { ...best, steps: pruned(reasoner, supposed, best.steps) } };
    const left = domains[best.unknown]!.filter((value) => value !== best.value);
    const next = settled(columns, domains, new Map([[best.unknown, left]]));
    steps.push(step);
    ({ domains, changed } = next);
    if (next.isImpossible) return { steps, domains, isImpossible: true };
  }
  return { steps, domains, isImpossible: false };
}

/** All suppositions that fail. */
function refutable(reasoner: Reasoner, places: Places, domains: Domains): Supposition[] {
  const failing: Supposition[] = [];
  domains.forEach((domain, unknown) => {
    if (domain.length < 2) return;
    for (const value of domain) {
      const run = suppose(reasoner, places, domains, unknown, value);
      if (run.isImpossible) failing.push({ unknown, value, steps: run.steps });
    }
  });
  return failing;
}

/** The supposition that is refuted with the fewest steps for what it brings, alone or with the others about its unknown. */
function easiest(failing: readonly Supposition[], domains: Domains): Supposition {
  const effortOf = (supposition: Supposition) => {
    const { unknown } = supposition;
    const count = domains[unknown]!.length;
    const alike = failing.filter((other) => other.unknown === unknown);
    const together = alike.reduce((sum, { steps }) => sum + steps.length + 2, 0);
    const alone = supposition.steps.length + 2;
    const gain = (lost: number) => Math.log(count) - Math.log(Math.max(count - lost, 0.5));
    return Math.min(alone / gain(1), together / gain(alike.length));
  };
  let best = failing[0]!;
  for (const supposition of failing) {
    const difference = effortOf(supposition) - effortOf(best);
    if (difference < 0 || (difference === 0 && supposition.steps.length < best.steps.length)) best = supposition;
  }
  return best;
}
