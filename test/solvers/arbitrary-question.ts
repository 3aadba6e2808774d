/** What is asked of a game, for fast-check: operations, budgets, ranges of targets. */

import * as fc from 'fast-check';
import { LIMITS, OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';

/** One or more of the four operations, all four half of the time. */
export const operations: fc.Arbitrary<readonly Operator[]> = fc.oneof(
  fc.constant([...OPERATORS]),
  fc.subarray([...OPERATORS], { minLength: 1 }),
);

/** Units of work: a handful, some, and about what a request has. */
export const units: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 5000 }),
  fc.integer({ min: 1, max: 400_000 }),
);

/** How a range lies about a target: so many before it, so many after it, within the limits of a target. */
export const margins = fc.record({ before: fc.integer({ min: 0, max: 150 }), after: fc.integer({ min: 0, max: 150 }) });
export function rangeAbout(target: number, { before, after }: { before: number; after: number }): [number, number] {
  return [Math.max(LIMITS.target.least, target - before), Math.min(LIMITS.target.most, target + after)];
}
