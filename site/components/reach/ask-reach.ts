import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Search } from '../../../functions/solvers/budget.ts';
import { askAnyway } from '../../solving/ask-anyway.ts';
import { type Hand, questionOf, searchOfEntries } from '../numbers-game/address.ts';
import type { Targets } from './targets.ts';

/** What can be made of a hand for one target. */
export interface ReachedTarget {
  readonly target: number;
  readonly reached: boolean;
  /** The fewest numbers that make it; null when it is not reached. */
  readonly numbersUsed: number | null;
  /** |nearest value − target|, 0 when it is reached; null when nothing can be made. */
  readonly distance: Exact | null;
}

/** What can be made of a hand, target by target. */
export interface Reach {
  readonly targets: readonly ReachedTarget[];
  readonly reachedCount: number;
  readonly search: Search;
}

/** Whether a body has the parts of a reach. */
function isReach(body: unknown): body is Reach {
  const { targets, reachedCount, search } = (body ?? {}) as Partial<Reach>;
  return Array.isArray(targets) && typeof reachedCount === 'number' && Boolean(search);
}

/** Asks which targets a hand reaches. @param signal gives the question up */
export function askReach(hand: Hand, targets: Targets, signal: AbortSignal) {
  const { from, to } = targets;
  const asked = { ...questionOf(hand), from: `${from}`, to: `${to}` };
  const address = `/api/v1/numbers/reach${searchOfEntries(asked)}`;
  return askAnyway(address, { find: 'reach', hand, targets }, isReach, signal);
}
