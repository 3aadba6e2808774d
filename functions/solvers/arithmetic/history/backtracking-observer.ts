import type { Operator } from '../puzzle.ts';
import type { BacktrackingStep, Cut } from './backtracking-step.ts';

/**
 * Is told what the search does, in the order in which it does it. The walk begins at the given numbers. When the search ends
 * early, exact or out of budget, nothing more is told: there is no `back` from where it stands.
 */
export interface BacktrackingObserver {
  /** The walk goes down to a new node: the step that makes it, and the numbers it leaves. */
  visit(step: BacktrackingStep, numbers: readonly number[]): void;
  /** From where the walk stands, these two numbers, in the order of the list, are not joined so, and why. */
  cut(operator: Operator, first: number, second: number, reason: Cut): void;
  /** The node just visited has the nearest value so far. */
  nearest(value: number): void;
  /** All pairs of the node have been tried: the walk goes back up to the node before. */
  back(): void;
}
