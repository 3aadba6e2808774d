import type { Exact } from './exact.ts';
import { limbsOf, roundedOf } from './limbs.ts';
import { moduliOf } from './moduli.ts';
import { Obstacle } from './obstacle.ts';
import { frequent, type Polynomial } from './polynomial.ts';
import type { Program } from './program.ts';
import { ProgramBuilder } from './program-builder.ts';

/** How much of the largest value the rounding of bounds may come to, with room to spare. */
const ROUNDING = 1e-11;

/** The monomials of a polynomial in the places of an order. */
interface Placed {
  readonly monomials: readonly number[];
  readonly coefficients: readonly Exact[];
  /** The largest value of each monomial. */
  readonly largest: readonly number[];
  /** The last place of each monomial, −1 for the constant. */
  readonly lasts: readonly number[];
}

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
  const builder = new ProgramBuilder(base, order, least, most);
  const placeOf = new Array<number>(allowed.length).fill(-1);
  for (let place = 0; place < order.length; place++) placeOf[order[place]!] = place;
  for (const polynomial of polynomials) {
    const placed = placedIn(polynomial, placeOf, most);
    const limbs = limbsOf(placed.coefficients, placed.largest, base);
    if (limbs === undefined) throw new Obstacle(frequent(polynomial));
    if (limbs.limb === Infinity) addWhole(builder, placed, limbs.coefficients[0]!, order.length);
    else addLimbs(builder, placed, limbs.coefficients, limbs.limb, order.length);
  }
  return builder.program();
}

function placedIn({ coefficients, radix }: Polynomial, placeOf: readonly number[], most: readonly number[]): Placed {
  const monomials: number[] = [];
  const largest: number[] = [];
  const lasts: number[] = [];
  const places: number[] = [];
  for (const monomial of coefficients.keys()) {
    places.length = 0;
    let value = 1;
    for (let rest = monomial; rest > 0; rest = Math.floor(rest / radix)) {
      const place = placeOf[(rest % radix) - 1]!;
      let at = places.push(place) - 1;
      for (; at > 0 && places[at - 1]! < place; at--) places[at] = places[at - 1]!;
      places[at] = place;
      value *= most[place]!;
    }
    let placed = 0;
    for (let at = 0; at < places.length; at++) placed = placed * (most.length + 1) + places[at]! + 1;
    monomials.push(placed);
    largest.push(value);
    lasts.push(places[0] ?? -1);
  }
  return { monomials, coefficients: [...coefficients.values()], largest, lasts };
}

/** A polynomial that doubles hold: its bounds and its columns are watched together. */
function addWhole(builder: ProgramBuilder, placed: Placed, coefficients: readonly number[], places: number): void {
  const { monomials, lasts } = placed;
  const moduli = moduliOf(lasts, coefficients, places, 0);
  const [value] = builder.track({ monomials, coefficients, slack: 0, moduli, carryAt: -1 });
  // Slot 0 is always 0: nothing is carried, only the constant tested.
  builder.carries[0]!.push({ source: 0, limb: 1, target: value!, modulus: moduli[0]! });
}

/** A larger one: its bounds are watched in rounded numbers, and its columns limb by limb, each carrying into the next. */
function addLimbs(
  builder: ProgramBuilder,
  { monomials, coefficients, largest, lasts }: Placed,
  limbs: readonly (readonly number[])[],
  limb: number,
  places: number,
): void {
  const { rounded, most } = roundedOf(coefficients, largest);
  const moduli = new Array<number>(places + 1).fill(1);
  builder.track({ monomials, coefficients: rounded, slack: most * ROUNDING, moduli, carryAt: -1 });
  /** The place whose choice completes the limb before; −1 when it is complete from the start. */
  let complete = -1;
  let source = 0;
  limbs.forEach((itsCoefficients, at) => {
    const itsModuli = moduliOf(lasts, itsCoefficients, places, at === limbs.length - 1 ? 0 : limb);
    // It is not known what comes into it before the limb before is complete.
    itsModuli.fill(1, 0, complete + 1);
    const isPresent = (_: unknown, term: number) => itsCoefficients[term] !== 0;
    const values = builder.track({
      monomials: monomials.filter(isPresent),
      coefficients: itsCoefficients.filter(isPresent),
      slack: undefined,
      moduli: itsModuli,
      carryAt: complete,
    });
    builder.carries[complete + 1]!.push({
      source,
      limb: at === 0 ? 1 : limb,
      target: values[complete + 1]!,
      modulus: itsModuli[complete + 1]!,
    });
    complete = lasts.reduce(
      (latest, last, term) => (itsCoefficients[term] === 0 ? latest : Math.max(latest, last)),
      complete,
    );
    source = values[complete + 1]!;
  });
}
