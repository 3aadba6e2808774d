/** What is known of the digits before any search. */
export interface Domains {
  /** The digits that each variable may still be, ascending. */
  readonly allowed: readonly (readonly number[])[];
  /** The digit of each variable with a single one, otherwise −1. */
  readonly known: Int8Array;
}

/**
 * The digits left when no letter may be what another letter is known to be, again and again; `undefined` when a variable has
 * none left.
 *
 * @param letters how many of the variables, the first ones, are letters.
 */
export function domainsOf(allowed: readonly (readonly number[])[], letters: number): Domains | undefined {
  const left = allowed.slice();
  const known = new Int8Array(allowed.length).fill(-1);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (let variable = 0; variable < left.length; variable++) {
      const digits = left[variable]!;
      if (digits.length === 0) return undefined;
      if (digits.length > 1 || known[variable] !== -1) continue;
      known[variable] = digits[0]!;
      if (variable >= letters) continue;
      isNew = true;
      for (let other = 0; other < letters; other++) {
        if (other !== variable) left[other] = left[other]!.filter((digit) => digit !== digits[0]);
      }
    }
  }
  return left.every((digits) => digits.length > 0) ? { allowed: left, known } : undefined;
}
