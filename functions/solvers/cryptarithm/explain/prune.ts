import type { Columns } from './columns.ts';
import type { Step } from './deduce.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';
import { type Replayed, replay } from './replay.ts';

/**
 * The steps that are needed for where all of them lead, each for what is needed of its conclusions: every one without which
 * the others lead there too is left out, from the last to the first, and so is every conclusion.
 */
export function pruned(reasoner: Reasoner, start: Domains, steps: readonly Step[]): readonly Step[] {
  const goal = endOf(reasoner.columns, start, replay(reasoner, start, steps));
  const isEnough = (tried: readonly Step[]) =>
    reaches(goal, endOf(reasoner.columns, start, replay(reasoner, start, tried)));
  let kept = steps;
  for (let at = steps.length - 1; at >= 0 && !reasoner.budget.exhausted; at--) {
    const tried = kept.filter((_, place) => place !== at);
    if (isEnough(tried)) kept = tried;
  }
  // Steps that deduced nothing without those left out are gone, and the others know what they conclude.
  kept = replay(reasoner, start, kept).map(({ step, narrowed }) => ({
    ...step,
    targets: new Set(narrowed.keys()),
  }));
  for (let at = kept.length - 1; at >= 0; at--) {
    for (const target of kept[at]!.targets!) {
      const { targets } = kept[at]!;
      if (targets!.size === 1 || reasoner.budget.exhausted) continue;
      const fewer = { ...kept[at]!, targets: new Set([...targets!].filter((other) => other !== target)) };
      const tried = kept.with(at, fewer);
      if (isEnough(tried)) kept = tried;
    }
  }
  return kept;
}

/** What is possible for the variables in the end; null where there is no completion. */
function endOf({ variables }: Columns, start: Domains, replayed: readonly Replayed[]): Domains | null {
  const last = replayed.at(-1);
  if (last?.isImpossible) return null;
  return (last?.domains ?? start).slice(0, variables);
}

function reaches(goal: Domains | null, end: Domains | null): boolean {
  if (!goal || !end) return !end;
  return goal.every((domain, variable) => domain.length === end[variable]!.length);
}
