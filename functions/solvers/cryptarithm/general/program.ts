import type { Residues } from './residues.ts';

/**
 * What the choice of one variable's digit x changes in one polynomial. *Slots* hold the coefficients of what is left of it, those
 * of each monomial after each choice: slot t becomes constantOf[t] + x·slopeOf[t] (slots too), and more where x is squared. Slot 0
 * is always 0.
 */
export interface Step {
  /** The number of this step. */
  readonly id: number;
  /** The slots that change, `to` not included; the first is that of the constant if that changes. */
  readonly from: number;
  readonly to: number;
  /** The higher powers of x: places in `Program.higher`, those of the constant first. */
  readonly higherFrom: number;
  readonly valueHigherTo: number;
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

/** A polynomial as a program takes it: its monomials are written in places of the order, the first place at the units. */
export interface Track {
  readonly monomials: readonly number[];
  /** In doubles; integers below 2^53 unless only bounds are watched. */
  readonly coefficients: readonly number[];
  /** Bounds are watched, and may be off by so much; `undefined` when they are not. */
  readonly slack: number | undefined;
  /** What the constant is to be divisible by before the first choice and after each. */
  readonly moduli: readonly number[];
  /** A place where the constant has to have a slot of its own, since a carry comes there; −1 for none. */
  readonly carryAt: number;
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
  readonly higher: readonly number[];
  /** For each place of the order. */
  readonly steps: readonly (readonly Step[])[];
  readonly carries: readonly (readonly Carry[])[];
  readonly stepCount: number;
  /** The bounds of each equation at the start: the middle, and half the distance. */
  readonly centers: Float64Array;
  readonly radii: Float64Array;
}
