import { greatestCommonDivisor, residuesBetween, type Step, ZERO_MODULUS } from './program.ts';

/** A polynomial as `ProgramBuilder.track` takes it: its monomials are written in places of the order, the first at the units. */
export interface Track {
  readonly monomials: readonly number[];
  /** In doubles; integers below 2^53 unless only bounds are watched. */
  readonly coefficients: readonly number[];
  /** Bounds are watched, and may be off by so much; `undefined` when they are not. */
  readonly slack: number | undefined;
  /** The moduli that hold before the first choice and after each; ones where divisibility is not watched. */
  readonly moduli: readonly number[];
  /** A place where the constant has to have a slot of its own, or −1: a carry comes there. */
  readonly valueFrom: number;
}

/** What the constant of a polynomial is divisible by once all but the last places are known, for each number of places known. */
export function moduliOf(
  lasts: readonly number[],
  coefficients: readonly number[],
  places: number,
  most: number,
): number[] {
  const moduli = new Array<number>(places + 1).fill(most);
  for (let at = 0; at < lasts.length; at++) {
    const last = lasts[at]!;
    if (last >= 0) moduli[last] = greatestCommonDivisor(Math.abs(coefficients[at]!), moduli[last]!);
  }
  for (let place = places - 1; place >= 0; place--) {
    moduli[place] = greatestCommonDivisor(moduli[place]!, moduli[place + 1]!);
  }
  for (let place = 0; place <= places; place++) if (moduli[place] === 0) moduli[place] = ZERO_MODULUS;
  return moduli;
}

/** Gathers the slots and steps of a program. */
export class ProgramBuilder {
  readonly values: number[] = [0];
  readonly middles: number[] = [0];
  readonly halves: number[] = [0];
  readonly constantOf: number[] = [0];
  readonly slopeOf: number[] = [0];
  readonly higher: number[] = [];
  readonly centers: number[] = [];
  readonly radii: number[] = [];
  readonly steps: Step[][];
  stepCount = 0;
  private readonly base: number;
  private readonly radix: number;
  private readonly least: readonly number[];
  private readonly most: readonly number[];

  /** @param least the smallest digit of each place of the order. @param most the largest. */
  constructor(base: number, least: readonly number[], most: readonly number[]) {
    this.base = base;
    this.radix = least.length + 1;
    this.least = least;
    this.most = most;
    this.steps = least.map(() => []);
  }

  /** Adds a polynomial, and gives the slot of its constant before the first choice and after each. */
  track({ monomials, coefficients, slack, moduli, valueFrom }: Track): number[] {
    const { radix } = this;
    const places = this.least.length;
    const isBounded = slack !== undefined;
    const slots = new Map<number, number>();
    const atPlace: number[][] = Array.from({ length: places }, () => []);
    let [center, radius] = [0, 0];
    const slotOf = (monomial: number, value: number, constant: number, slope: number): number => {
      const slot = this.values.push(value) - 1;
      const [middle, half] = isBounded ? this.boundsOf(monomial) : [0, 0];
      this.middles.push(middle);
      this.halves.push(half);
      this.constantOf.push(constant);
      this.slopeOf.push(slope);
      if (monomial > 0 && !slots.has(monomial)) atPlace[(monomial % radix) - 1]!.push(monomial);
      slots.set(monomial, slot);
      return slot;
    };
    for (let at = 0; at < monomials.length; at++) {
      const slot = slotOf(monomials[at]!, coefficients[at]!, 0, 0);
      center += coefficients[at]! * this.middles[slot]!;
      radius += Math.abs(coefficients[at]!) * this.halves[slot]!;
    }
    let bounds = isBounded ? this.centers.push(center) - 1 : -1;
    if (isBounded) this.radii.push(radius);
    const valueSlots = [slots.get(0) ?? slotOf(0, 0, 0, 0)];

    for (let place = 0; place < places; place++) {
      /** What the digit of this place makes of monomials: for each that is left, the slots that it takes times x, x², …. */
      const taken = new Map<number, number[]>();
      if (place === valueFrom) taken.set(0, []);
      for (const monomial of atPlace[place]!) {
        let rest = Math.floor(monomial / radix);
        let exponent = 1;
        for (; rest % radix === place + 1; exponent++) rest = Math.floor(rest / radix);
        if (!taken.has(rest)) taken.set(rest, []);
        taken.get(rest)![exponent] = slots.get(monomial)!;
      }
      if (taken.size > 0) {
        const from = this.values.length;
        const higherFrom = this.higher.length;
        const hasValue = taken.has(0);
        let isLinear = true;
        // The constant first: it is the one that is tested before the others are worked out.
        const rests = hasValue ? [0, ...[...taken.keys()].filter((rest) => rest !== 0)] : taken.keys();
        for (const rest of rests) {
          const sources = taken.get(rest)!;
          const slot = slotOf(rest, 0, slots.get(rest) ?? 0, sources[1] ?? 0);
          for (let exponent = 2; exponent < sources.length; exponent++) {
            if (sources[exponent] === undefined) continue;
            this.higher.push(slot, sources[exponent]!, exponent);
            if (rest === 0) isLinear = false;
          }
        }
        const [before, modulus] = [moduli[place]!, moduli[place + 1]!];
        const isNew = hasValue && modulus !== before && place !== valueFrom;
        const after = isBounded ? this.centers.push(0) - 1 : -1;
        if (isBounded) this.radii.push(0);
        this.steps[place]!.push({
          id: this.stepCount++,
          from,
          to: this.values.length,
          hasValue,
          higherFrom,
          higherTo: this.higher.length,
          before,
          modulus: isNew ? modulus : 1,
          residues: isNew && isLinear ? residuesBetween(before, modulus, this.base) : undefined,
          isLast: isNew && isLinear && modulus === ZERO_MODULUS,
          boundsBefore: bounds,
          boundsAfter: after,
          slack: slack ?? 0,
        });
        bounds = after;
      }
      valueSlots.push(slots.get(0)!);
    }
    return valueSlots;
  }

  private boundsOf(monomial: number): [number, number] {
    let [least, most] = [1, 1];
    for (let rest = monomial; rest > 0; rest = Math.floor(rest / this.radix)) {
      least *= this.least[(rest % this.radix) - 1]!;
      most *= this.most[(rest % this.radix) - 1]!;
    }
    return [(least + most) / 2, (most - least) / 2];
  }
}
