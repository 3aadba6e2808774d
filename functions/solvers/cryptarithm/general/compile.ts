import type { Exact } from './exact.ts';
import { limbsOf, roundedOf } from './limbs.ts';
import { Obstacle } from './obstacle.ts';
import { frequent, type Polynomial, variablesOf } from './polynomial.ts';
import type { Carry, Program } from './program.ts';
import { moduliOf, ProgramBuilder } from './track.ts';

/** How much of the largest value the rounding of bounds may come to, with room to spare. */
const ROUNDING = 1e-11;

/**
 * The program that makes all polynomials 0.
 *
 * @param order the variables of the polynomials in the order in which they are to take digits.
 * @param allowed the digits of all variables, ascending.
 * @throws Obstacle where a polynomial is too large.
 */
export function compile(
  polynomials: readonly Polynomial[],
  order: readonly number[],
  allowed: readonly (readonly number[])[],
  base: number,
): Program {
  const least = order.map((variable) => allowed[variable]![0]!);
  const most = order.map((variable) => allowed[variable]!.at(-1)!);
  const builder = new ProgramBuilder(base, least, most);
  const carries: Carry[][] = Array.from({ length: order.length + 1 }, () => []);
  const placeOf: number[] = [];
  order.forEach((variable, place) => {
    placeOf[variable] = place;
  });
  for (const polynomial of polynomials) addEquation(polynomial, placeOf, most, base, builder, carries);
  const { values, middles, halves, constantOf, slopeOf, higher, steps, stepCount, centers, radii } = builder;
  return {
    base,
    order,
    values: Float64Array.from(values),
    middles: Float64Array.from(middles),
    halves: Float64Array.from(halves),
    constantOf: Int32Array.from(constantOf),
    slopeOf: Int32Array.from(slopeOf),
    higher: Int32Array.from(higher),
    steps,
    carries,
    stepCount,
    centers: Float64Array.from(centers),
    radii: Float64Array.from(radii),
  };
}

function addEquation(
  polynomial: Polynomial,
  placeOf: readonly number[],
  most: readonly number[],
  base: number,
  builder: ProgramBuilder,
  carries: Carry[][],
): void {
  const places = most.length;
  const monomials: number[] = [];
  const coefficients: Exact[] = [];
  const largest: number[] = [];
  const lasts: number[] = [];
  for (const [monomial, coefficient] of polynomial.coefficients) {
    const taken = variablesOf(monomial, polynomial.radix).map((variable) => placeOf[variable]!);
    taken.sort((one, other) => other - one);
    monomials.push(taken.reduce((rest, place) => rest * (places + 1) + place + 1, 0));
    coefficients.push(coefficient);
    largest.push(taken.reduce((value, place) => value * most[place]!, 1));
    lasts.push(taken[0] ?? -1);
  }
  const limbs = limbsOf(coefficients, largest, base);
  if (limbs === undefined) throw new Obstacle(frequent(polynomial));
  const isOne = limbs.coefficients.length === 1 && limbs.limb === Infinity;
  if (!isOne) {
    const { rounded, most } = roundedOf(coefficients, largest);
    const moduli = new Array<number>(places + 1).fill(1);
    builder.track({ monomials, coefficients: rounded, slack: most * ROUNDING, moduli, valueFrom: -1 });
  }
  /** The place whose choice completes the limb before; −1 when it is complete from the start. */
  let complete = -1;
  let source = 0;
  limbs.coefficients.forEach((coefficients, at) => {
    const isTop = at === limbs.coefficients.length - 1;
    const present = coefficients.flatMap((coefficient, term) => (coefficient === 0 ? [] : [term]));
    const chosen = present.map((term) => coefficients[term]!);
    const itsLasts = present.map((term) => lasts[term]!);
    const moduli = moduliOf(itsLasts, chosen, places, isTop ? 0 : limbs.limb);
    if (at > 0) moduli.fill(1, 0, complete + 1);
    const valueSlots = builder.track({
      monomials: present.map((term) => monomials[term]!),
      coefficients: chosen,
      slack: isOne ? 0 : undefined,
      moduli,
      valueFrom: at > 0 ? complete : -1,
    });
    const target = valueSlots[complete + 1]!;
    // The first limb is carried into from the slot that is always 0.
    carries[complete + 1]!.push({ source, limb: at > 0 ? limbs.limb : 1, target, modulus: moduli[complete + 1]! });
    complete = itsLasts.reduce((latest, last) => Math.max(latest, last), complete);
    source = valueSlots[complete + 1]!;
  });
}
