import type { Carry } from './program.ts';

/**
 * Carries from limbs that are complete into the next ones, a later limb after those before it.
 *
 * @param values of the slots of a program; those that are carried into change.
 * @returns whether each complete limb is divisible by what the next one counts, and each constant by what it has to be.
 */
export function carried(carries: readonly Carry[], values: Float64Array): boolean {
  for (let at = 0; at < carries.length; at++) {
    const { source, limb, target, modulus } = carries[at]!;
    const quotient = values[source]! / limb;
    if (Math.floor(quotient) !== quotient) return false;
    values[target] = values[target]! + quotient;
    if (modulus > 1 && values[target]! % modulus !== 0) return false;
  }
  return true;
}
