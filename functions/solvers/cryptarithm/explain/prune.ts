import type { Columns } from './columns.ts';
import type { Refutation, Step } from './deduce.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';
import { type Replayed, replay } from './replay.ts';

/**
 * The steps that are needed for where all of them lead, each for what is needed of its conclusions: every one without which
 * the others lead there too is left out, from the last to the first, and so is every conclusion. Where the budget ends,
 * what has not been tried stays.
 */
export function pruned<Taken extends Step | Refutation>(
  reasoner: Reasoner,
  start: Domains,
  steps: readonly Taken[],
): readonly Taken[] {
  const { budget, columns } = reasoner;
  const endOf = (tried: readonly Taken[]) => endFrom(columns, start, replay(reasoner, start, tried));
  const goal = endOf(steps);
  const isEnough = (tried: readonly Taken[]) => reaches(goal, endOf(tried)) && !budget.exhausted;
  if (budget.exhausted) return steps;
  let kept = steps;
  for (const step of steps.toReversed()) {
    const tried = kept.filter((other) => other !== step);
    if (isEnough(tried)) kept = tried;
  }
  const replayed = replay(reasoner, start, kept);
  if (budget.exhausted) return kept;
  // Steps that deduced nothing without those left out are gone, and the others know what they conclude.
  kept = replayed.map(({ step, narrowed }) => ('rule' in step ? { ...step, targets: new Set(narrowed.keys()) } : step));
  for (let at = kept.length - 1; at >= 0; at--) {
    const step = kept[at]!;
    if (!('rule' in step)) continue;
    for (const target of step.targets!) {
      const { targets } = kept[at] as Step;
      if (targets!.size === 1) continue;
      const tried = kept.with(at, { ...step, targets: new Set([...targets!].filter((other) => other !== target)) });
      if (isEnough(tried)) kept = tried;
    }
  }
  return kept;
}

/** What is possible for the variables in the end; null where there is no completion. */
function endFrom({ variables }: Columns, start: Domains, replayed: readonly Replayed[]): Domains | null {
  const last = replayed.at(-1);
  return last?.isImpossible ? null : (last?.domains ?? start).slice(0, variables);
}

function reaches(goal: Domains | null, end: Domains | null): boolean {
  if (!goal || !end) return goal === end;
  return goal.every((domain, variable) => domain.length === end[variable]!.length);
}
