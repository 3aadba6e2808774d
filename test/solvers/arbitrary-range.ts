/** Ranges of targets for fast-check. */

import * as fc from 'fast-check';
import { LIMITS } from '../../functions/solvers/arithmetic/puzzle.ts';

/** How a range lies about a target: so many before it, so many after it, within the limits of a target. */
export const margins = fc.record({ before: fc.integer({ min: 0, max: 150 }), after: fc.integer({ min: 0, max: 150 }) });
export function rangeAbout(target: number, { before, after }: { before: number; after: number }): [number, number] {
  return [Math.max(LIMITS.target.least, target - before), Math.min(LIMITS.target.most, target + after)];
}
