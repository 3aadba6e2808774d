import type { Step } from './deduce.ts';
import type { DeductionCode } from './explanation.ts';

/** How hard a deduction is to follow, where it is harder than to look at one column: columns together are so many cases. */
const EFFORT: Partial<Record<DeductionCode, number>> = { substitution: 2, wholeSum: 2, together: 4 };

/** How hard steps are to follow. */
export function effortOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { rule }) => sum + (EFFORT[rule.code] ?? 1), 1);
}
