import type { Explanation } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';

/** The digits that are still possible for each variable, and the values for each carry by its number. */
export interface Knowledge {
  readonly letters: readonly (readonly number[])[];
  readonly carries: readonly (readonly number[] | undefined)[];
}

/**
 * What is known after so many deductions of an explanation. What follows from a supposition is known as long as it is followed,
 * and forgotten when it is given up.
 * @param allowed the digits that each variable may be before the first deduction
 */
export function knowledgeAfter(
  { deductions }: Pick<Explanation, 'deductions'>,
  allowed: readonly (readonly number[])[],
  count: number,
): Knowledge {
  let sure: Knowledge = { letters: allowed, carries: [] };
  let supposed: Knowledge | undefined;
  for (const { code, depth, conclusions } of deductions.slice(0, count)) {
    const isNew = code === 'suppose' || code === 'case';
    const before = depth === 1 && supposed && !isNew ? supposed : sure;
    const letters = [...before.letters];
    const carries = [...before.carries];
    for (const { kind, at, digits } of conclusions) {
      if (kind === 'letter') letters[at] = digits;
      else carries[at] = digits;
    }
    const after = { letters, carries };
    if (depth === 1) supposed = after;
    else {
      sure = after;
      supposed = undefined;
    }
  }
  return supposed ?? sure;
}
