import type { Narrowed } from './completions.ts';
import { type Settled, type Step, settled } from './deduce.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';

/** What a step deduces where it stands. */
export interface Replayed extends Settled {
  readonly step: Step;
  /** What was possible before it. */
  readonly before: Domains;
  /** What its rule deduces, the step's targets only. */
  readonly narrowed: Narrowed;
}

/**
 * Uses the steps one after another, those that deduce nothing passed over, until there is no completion or none is left.
 */
export function replay(reasoner: Reasoner, start: Domains, steps: readonly Step[]): readonly Replayed[] {
  const replayed: Replayed[] = [];
  let before = start;
  for (const step of steps) {
    const deduced = reasoner.narrow(step.rule, step.place, before);
    const narrowed = deduced && aimed(deduced, step.targets);
    if (!narrowed) continue;
    const result = settled(reasoner.columns, before, narrowed);
    replayed.push({ ...result, step, before, narrowed });
    if (result.isImpossible) break;
    before = result.domains;
  }
  return replayed;
}

/** What is deduced of the targets, or that there is no completion; null where that is nothing. */
function aimed(narrowed: Narrowed, targets: Step['targets']): Narrowed | null {
  if (!targets) return narrowed;
  const kept = [...narrowed].filter(([unknown, domain]) => domain.length === 0 || targets.has(unknown));
  return kept.length > 0 ? new Map(kept) : null;
}
