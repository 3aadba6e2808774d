import type { Narrowed } from './completions.ts';
import { type Refutation, type Settled, type Step, settled } from './deduce.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';

/** What a step deduces where it stands. */
export interface Replayed<Taken extends Step | Refutation = Step | Refutation> extends Settled {
  readonly step: Taken;
  /** What was possible before it. */
  readonly before: Domains;
  /** What is deduced, of the step's targets only. */
  readonly narrowed: Narrowed;
}

/** Takes the steps one after another, those that deduce nothing passed over, until there is no completion or none is left. */
export function replay<Taken extends Step | Refutation>(
  reasoner: Reasoner,
  start: Domains,
  steps: readonly Taken[],
): readonly Replayed<Taken>[] {
  const replayed: Replayed<Taken>[] = [];
  let before = start;
  for (const step of steps) {
    const narrowed = 'rule' in step ? aimed(reasoner, step, before) : refuted(reasoner, step, before);
    if (!narrowed) continue;
    const result = settled(reasoner.columns, before, narrowed);
    replayed.push({ ...result, step, before, narrowed });
    if (result.isImpossible) break;
    before = result.domains;
  }
  return replayed;
}

/** What a rule deduces of its targets, or that there is no completion; null where that is nothing. */
function aimed(reasoner: Reasoner, { rule, place, targets }: Step, domains: Domains): Narrowed | null {
  const narrowed = reasoner.narrow(rule, place, domains);
  if (!narrowed || !targets) return narrowed;
  const kept = [...narrowed].filter(([unknown, domain]) => domain.length === 0 || targets.has(unknown));
  return kept.length > 0 ? new Map(kept) : null;
}

/** What is left without a value whose supposition fails; null where it does not, or where the value is gone already. */
function refuted(reasoner: Reasoner, { supposition }: Refutation, domains: Domains): Narrowed | null {
  const { unknown, value, steps } = supposition;
  if (!domains[unknown]!.includes(value)) return null;
  const start = settled(reasoner.columns, domains, new Map([[unknown, [value]]]));
  if (!start.isImpossible && !replay(reasoner, start.domains, steps).at(-1)?.isImpossible) return null;
  return new Map([[unknown, domains[unknown]!.filter((other) => other !== value)]]);
}
