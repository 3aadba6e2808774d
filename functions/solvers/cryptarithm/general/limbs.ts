import type { Exact } from './exact.ts';

/** Integers whose sums of so much stay exact, halves included, however their terms are ordered. */
const LARGEST_SUM = 2 ** 50;
/** Coefficients of all limbs together; more than this are no search any more. */
const MOST_COEFFICIENTS = 20_000;

/** Coefficients cut into limbs, least significant first, each with the sign of its coefficient. */
export interface Limbs {
  /** What the second limb counts, a power of the base; `Infinity` where one limb is enough. */
  readonly limb: number;
  readonly coefficients: readonly (readonly number[])[];
}

/**
 * Cuts the coefficients of a polynomial so that each limb's part of it is exact in doubles for all digits; `undefined` when that
 * cannot be.
 *
 * @param largest the largest value of the monomial of each coefficient.
 */
export function limbsOf(coefficients: readonly Exact[], largest: readonly number[], base: number): Limbs | undefined {
  let most = 0;
  let monomials = 0;
  for (let at = 0; at < coefficients.length; at++) {
    most += Math.abs(Number(coefficients[at]!)) * largest[at]!;
    monomials += largest[at]!;
  }
  if (most < LARGEST_SUM) return { limb: Infinity, coefficients: [coefficients as number[]] };
  let limb = base;
  if (monomials * limb > LARGEST_SUM) return undefined;
  while (monomials * limb * base <= LARGEST_SUM) limb *= base;
  const limbs: number[][] = [];
  const cut = BigInt(limb);
  // Truncated division: quotients and remainders have the sign of what is divided.
  for (
    let rests = coefficients.map(BigInt);
    rests.some((rest) => rest !== 0n);
    rests = rests.map((rest) => rest / cut)
  ) {
    if ((limbs.length + 1) * coefficients.length > MOST_COEFFICIENTS) return undefined;
    limbs.push(rests.map((rest) => Number(rest % cut)));
  }
  return { limb, coefficients: limbs };
}

/** Coefficients in doubles, divided by a power of two where they would pass what a double holds; and their largest sum. */
export function roundedOf(
  coefficients: readonly Exact[],
  largest: readonly number[],
): { rounded: number[]; most: number } {
  const mostOf = (rounded: readonly number[]) =>
    rounded.reduce((total, coefficient, at) => total + Math.abs(coefficient) * largest[at]!, 0);
  for (let shift = 0n; ; shift += 512n) {
    const rounded = coefficients.map((coefficient) =>
      Number(shift === 0n ? coefficient : BigInt(coefficient) >> shift),
    );
    const most = mostOf(rounded);
    if (most < 1e250) return { rounded, most };
  }
}
