import type { Nearest } from '../nearest.ts';
import type { Subsets } from './subsets.ts';

/**
 * No larger value of the subset can be part of an answer as near as the nearest.
 *
 * Each operation with a value of the other tiles leaves of a value at least what dividing by their product does, ones
 * counted as two: undoing a step multiplies by a sibling or adds it, and x + y ≤ x · y from two on.
 */
export function ceiling({ ceilings, shape }: Subsets, { target, distance }: Nearest, subset: number): number {
  return ((Math.max(2, target + distance) * ceilings[shape.full]!) / ceilings[subset]!) * (1 + 1e-9);
}

/** Whether a value that matters may pass 2^53, so that doubles would lie. */
export function mayPassSafe(subsets: Subsets, nearest: Nearest): boolean {
  return subsets.ceilings.some(
    (most, subset) => Math.min(most, ceiling(subsets, nearest, subset)) > Number.MAX_SAFE_INTEGER,
  );
}
