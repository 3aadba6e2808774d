import { backtracking } from '../../../functions/solvers/arithmetic/history/backtracking.ts';
import type { BacktrackingStep, Cut } from '../../../functions/solvers/arithmetic/history/backtracking-step.ts';
import { OPERATORS, type Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../../functions/solvers/budget.ts';

/** The most numbers that a tree is drawn for: with four there are up to 1464 branches, with five up to 58,600. */
export const MOST_NUMBERS = 4;

/** A small game for the tree. */
export interface SmallGame {
  /** 1 to `MOST_NUMBERS`, in the order in which the search takes them. */
  readonly numbers: readonly number[];
  readonly target: number;
}

/** Two numbers of a list that are not joined, and why. */
export interface CutStep {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  readonly reason: Cut;
}

/** A branch of the tree: the start, a node, or a step that is cut. */
export interface Branch {
  /** Its place in the order in which the search comes to it; 0 is the start. */
  readonly order: number;
  readonly depth: number;
  readonly parent: Branch | undefined;
  /** In the order in which the search comes to them. */
  readonly branches: Branch[];
  /** What is left to combine; none where it is cut. */
  readonly numbers: readonly number[];
  /** The step that makes it, if it is a node. */
  readonly step?: BacktrackingStep;
  readonly cut?: CutStep;
}

/**
 * A moment of the search: what has just happened, and how things stand then.
 * - `start`: nothing has been tried; `node`: `at` is new; `found`: it is the target, and the search ends;
 * - `cut`: `at` is cut; `back`: `at` is tried in every way, and the search goes back to the branch before;
 * - `end`: nothing is left to try.
 */
export interface Moment {
  readonly kind: 'start' | 'node' | 'found' | 'cut' | 'back' | 'end';
  readonly at: Branch;
  /** Branches that the search has come to, those of their order; the start is one. */
  readonly seen: number;
  readonly nodes: number;
  readonly cuts: number;
  /** The value nearest to the target so far, and its branch unless it is a given number. */
  readonly nearest: { readonly value: number; readonly branch: Branch | undefined };
}

/** A whole search, as it was told. */
export interface Telling {
  readonly game: SmallGame;
  /** By their order. */
  readonly branches: readonly Branch[];
  /** The first is the start, the last the end or the node that was found. */
  readonly moments: readonly Moment[];
  /** Whether the nearest value is proven: nothing was left out for being too large. */
  readonly complete: boolean;
}

/** Where a moment leaves the search: at the list whose pairs it goes on to try. */
export function standsAt({ kind, at }: Moment): Branch {
  return (kind === 'cut' || kind === 'back' ? at.parent : at) ?? at;
}

/** Runs the search of `backtracking.ts` on a small game, and tells it from beginning to end. */
export function tellSearch({ numbers, target }: SmallGame): Telling {
  const start: Branch = { order: 0, depth: 0, parent: undefined, branches: [], numbers };
  const branches = [start];
  const value = numbers.reduce((near, number) => (Math.abs(number - target) < Math.abs(near - target) ? number : near));
  let now: Moment = { kind: 'start', at: start, seen: 1, nodes: 0, cuts: 0, nearest: { value, branch: undefined } };
  const moments = [now];
  let at = start;

  const pass = (next: Partial<Moment>) => {
    now = { ...now, ...next };
    moments.push(now);
  };
  const grow = (made: Pick<Branch, 'numbers' | 'step' | 'cut'>): Branch => {
    const branch: Branch = { order: branches.length, depth: at.depth + 1, parent: at, branches: [], ...made };
    branches.push(branch);
    at.branches.push(branch);
    return branch;
  };

  const { search } = backtracking(numbers, target, new Budget(Number.POSITIVE_INFINITY), OPERATORS, {
    visit(step, left) {
      at = grow({ step, numbers: left });
      const kind = step.result === target ? 'found' : 'node';
      pass({ kind, at, seen: branches.length, nodes: now.nodes + 1 });
    },
    cut(operator, first, second, reason) {
      const [left, right] = [first, second].sort((a, b) => b - a) as [number, number];
      const branch = grow({ numbers: [], cut: { left, operator, right, reason } });
      pass({ kind: 'cut', at: branch, seen: branches.length, cuts: now.cuts + 1 });
    },
    nearest(value) {
      moments.pop();
      pass({ nearest: { value, branch: at } });
    },
    back() {
      // A list of one number leaves nothing to try: the way down to it is the way back.
      if (at.numbers.length > 1) pass({ kind: 'back', at });
      at = at.parent ?? start;
    },
  });
  if (now.kind !== 'found') pass({ kind: 'end', at: start });
  return { game: { numbers, target }, branches, moments, complete: search.complete };
}
