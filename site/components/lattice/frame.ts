import type { Meeting, Trace } from '../../../functions/solvers/arithmetic/subsets/trace.ts';

/** What is known of a subset: its values are kept, or it has been searched without keeping any, or nothing yet. */
type Knowledge = 'kept' | 'searched' | 'unknown';

/** The lattice after some of the steps of a search. */
export interface Frame {
  /** By dense number of the subset; the empty one has none. */
  readonly knowledge: readonly Knowledge[];
  /** How many values are kept, by dense number. */
  readonly counts: readonly number[];
  /** The subset that has just been filled. */
  readonly current: number | undefined;
  /** Where a value that was asked for was met, and which value. */
  readonly met: { readonly value: number; readonly meeting: Meeting } | undefined;
}

/** The place of a trace at which all is told: one past its last step. */
export function endOf({ steps }: Trace): number {
  return steps.length;
}

/** The lattice when the step at `place` has been done, or at the end of all. */
export function frameAt(trace: Trace, place: number): Frame {
  const { shape, steps } = trace;
  const done = steps.slice(0, place + 1);
  const counts = shape.sizes.map(() => 0);
  const kept = new Set<number>();
  let searched = 0;
  let met: Frame['met'];
  for (const step of done) {
    if (step.kind === 'fill') {
      for (const [index, subset] of step.subsets.entries()) {
        kept.add(subset);
        counts[subset] = step.values[index]?.length ?? 0;
      }
    } else if (step.kind === 'windows') {
      searched = shape.tileCount;
    } else {
      const { by, value, whole } = step.asked;
      searched = by === 'pairs' ? Math.max(searched, reachOfPairs(whole, shape.tileCount)) : shape.tileCount;
      if (step.met) met = { value, meeting: step.met };
    }
  }
  const last = steps[place];
  const isAtEnd = place >= steps.length;
  return {
    knowledge: shape.sizes.map((size, subset) => {
      if (kept.has(subset)) return 'kept';
      return size > 0 && size <= searched ? 'searched' : 'unknown';
    }),
    counts,
    current: last?.kind === 'fill' && last.subsets.length === 1 ? last.subsets[0] : undefined,
    met: isAtEnd || last?.kind === 'ask' ? met : undefined,
  };
}

/** Of how many tiles pairs of entries are at the most: the smaller part has few, the larger is in the table. */
export function reachOfPairs(whole: number, tileCount: number): number {
  return Math.min(tileCount, whole + Math.min(whole, tileCount - whole));
}
