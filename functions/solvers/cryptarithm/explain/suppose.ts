import { deduce, type Places, type Run, type Step, settled } from './deduce.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';
import { replay } from './replay.ts';
import type { Rule } from './rules/rule.ts';

/** That an unknown has a value, and what comes of it. */
export interface Supposition {
  readonly unknown: number;
  readonly value: number;
  readonly steps: readonly Step[];
}

/** A rule by which one value of one unknown is not possible, and the steps that show it. */
export interface Refutation extends Rule {
  readonly supposition: Supposition;
}

/** Follows a supposition. */
export function follow(
  reasoner: Reasoner,
  places: Places,
  domains: Domains,
  unknown: number,
  value: number,
): Run {
  const start = settled(reasoner.columns, domains, new Map([[unknown, [value]]]));
  if (start.isImpossible) return { steps: [], domains: start.domains, isImpossible: true };
  return deduce(reasoner, places, start.domains, start.changed);
}

/** The rule that a supposition fails by its steps. */
export function refutation(supposition: Supposition, reasoner: Reasoner): Refutation {
  const { unknown, value, steps } = supposition;
  return {
    supposition,
    code: 'refuted',
    places: () => 1,
    reads: ({ domains }) => [...domains.keys()],
    narrow(columns, domains) {
      if (!domains[unknown]!.includes(value)) return null;
      const left = domains[unknown]!.filter((other) => other !== value);
      const start = settled(columns, domains, new Map([[unknown, [value]]]));
      const isRefuted = start.isImpossible || replay(reasoner, start.domains, steps).at(-1)?.isImpossible;
      return isRefuted ? new Map([[unknown, left]]) : null;
    },
    tell: () => ({}),
  };
}
