import { deduce, type Places, type Run, settled } from './deduce.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';

/** Follows the supposition that an unknown has a value. */
export function suppose(reasoner: Reasoner, places: Places, domains: Domains, unknown: number, value: number): Run {
  const start = settled(reasoner.columns, domains, new Map([[unknown, [value]]]));
  if (start.isImpossible) return { steps: [], domains: start.domains, isImpossible: true };
  return deduce(reasoner, places, start.domains, start.changed);
}
