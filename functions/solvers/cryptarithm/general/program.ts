import { LARGEST_MODULUS, type Residues, residuesOf } from './residues.ts';

/** The modulus of a value that has to be 0: no other integer of a search is divisible by it. */
export const ZERO_MODULUS = 2 ** 53;

/**
 * What the choice of one variable's digit x changes in one polynomial. *Slots* hold the coefficients of what is left of it, those
 * of each monomial after each choice: slot t becomes constantOf[t] + x·slopeOf[t] (slots too), and more where x is squared. Slot 0
 * is always 0.
 */
export interface Step {
  /** The number of this step. */
  readonly id: number;
  /** The slots that change; the first is that of the constant if `hasValue`. */
  readonly from: number;
  readonly to: number;
  readonly hasValue: boolean;
  /** The higher powers of x: places in `Program.higher`. */
  readonly higherFrom: number;
  readonly higherTo: number;
  /** All that is left is divisible by `before` before the choice, by `modulus` after it: so must the constant be. */
  readonly before: number;
  readonly modulus: number;
  /** What gives the digits that make it so, where the constant is linear in x. */
  readonly residues: Residues | undefined;
  /** The constant is to be 0 after this choice, and is linear in x. */
  readonly isLast: boolean;
  /** The places of its bounds before and after, or −1 where they are not watched. */
  readonly boundsBefore: number;
  readonly boundsAfter: number;
  /** How far bounds may be off by rounding. */
  readonly slack: number;
}

/** Once the digit is chosen, the constant in `source` is to be divisible by `limb`, and the quotient goes to `target`, then divisible by `modulus`. */
export interface Carry {
  readonly source: number;
  readonly limb: number;
  readonly target: number;
  readonly modulus: number;
}

/** All equations of a puzzle, compiled for an order of its variables. */
export interface Program {
  readonly base: number;
  /** The variables in the order in which they take digits. */
  readonly order: readonly number[];
  readonly values: Float64Array;
  /** Between what bounds the monomial of a slot lies: the middle, and half the distance. */
  readonly middles: Float64Array;
  readonly halves: Float64Array;
  readonly constantOf: Int32Array;
  readonly slopeOf: Int32Array;
  /** Three numbers each: a slot that changes, the slot it takes from, and the power of x that it takes it times. */
  readonly higher: Int32Array;
  /** For each place of the order. */
  readonly steps: readonly (readonly Step[])[];
  readonly carries: readonly (readonly Carry[])[];
  readonly stepCount: number;
  /** The bounds of each equation at the start: the middle, and half the distance. */
  readonly centers: Float64Array;
  readonly radii: Float64Array;
}

/** The table for a constant that is to become divisible by `modulus`, having been so by `before`; `undefined` if none helps. */
export function residuesBetween(before: number, modulus: number, base: number): Residues | undefined {
  if (modulus === ZERO_MODULUS) return undefined;
  const ratio = modulus / before;
  const usable = ratio <= LARGEST_MODULUS ? ratio : greatestCommonDivisor(ratio, base);
  return usable > 1 ? residuesOf(base, usable) : undefined;
}

/** Of integers of 0 or more; that of 0 and n is n. */
export function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
