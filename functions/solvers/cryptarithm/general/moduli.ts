import { LARGEST_MODULUS, type Residues, residuesOf } from './residues.ts';

/** The modulus of a value that has to be 0: no other integer of a search is divisible by it. */
export const ZERO_MODULUS = 2 ** 53;

/**
 * What the constant of a polynomial has to be divisible by, for each number of places that are known: all coefficients of what is
 * not known are, and so must the constant be if the sum is to be 0.
 *
 * @param lasts the last place of each monomial, −1 for the constant.
 * @param divisor what it may be divisible by at most: 0, or a limb, when a multiple of it may be carried.
 */
export function moduliOf(
  lasts: readonly number[],
  coefficients: readonly number[],
  places: number,
  divisor: number,
): number[] {
  const moduli = new Array<number>(places + 1).fill(divisor);
  for (let at = 0; at < lasts.length; at++) {
    const last = lasts[at]!;
    if (last >= 0 && coefficients[at] !== 0) {
      moduli[last] = greatestCommonDivisor(Math.abs(coefficients[at]!), moduli[last]!);
    }
  }
  for (let place = places - 1; place >= 0; place--) {
    moduli[place] = greatestCommonDivisor(moduli[place]!, moduli[place + 1]!);
  }
  for (let place = places; place >= 0 && moduli[place] === 0; place--) moduli[place] = ZERO_MODULUS;
  return moduli;
}

/** The table for a constant that is to become divisible by `modulus`, having been so by `before`; `undefined` if none helps. */
export function residuesBetween(before: number, modulus: number, base: number): Residues | undefined {
  if (modulus === ZERO_MODULUS) return undefined;
  const ratio = modulus / before;
  const usable = ratio <= LARGEST_MODULUS ? ratio : greatestCommonDivisor(ratio, base);
  return usable > 1 ? residuesOf(base, usable) : undefined;
}

/** Of integers of 0 or more; that of 0 and n is n. */
function greatestCommonDivisor(one: number, other: number): number {
  if (other === 1 || one === other) return other;
  let [a, b] = [one, other];
  while (b !== 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}
