import { residuesBetween, ZERO_MODULUS } from './moduli.ts';
import type { Carry, Program, Step, Track } from './program.ts';

/** Gathers the slots and steps of a program. */
export class ProgramBuilder {
  readonly carries: Carry[][];
  private readonly base: number;
  private readonly order: readonly number[];
  private readonly radix: number;
  private readonly least: readonly number[];
  private readonly most: readonly number[];
  private readonly values: number[] = [0];
  private readonly middles: number[] = [0];
  private readonly halves: number[] = [0];
  private readonly constantOf: number[] = [0];
  private readonly slopeOf: number[] = [0];
  private readonly higher: number[] = [];
  private readonly centers: number[] = [];
  private readonly radii: number[] = [];
  private readonly steps: Step[][];
  private stepCount = 0;

  /** @param least the smallest digit of each place of the order. @param most the largest. */
  constructor(base: number, order: readonly number[], least: readonly number[], most: readonly number[]) {
    this.base = base;
    this.order = order;
    this.radix = order.length + 1;
    this.least = least;
    this.most = most;
    this.steps = order.map(() => []);
    this.carries = [[], ...order.map(() => [])];
  }

  /**
   * Adds a polynomial, and gives the slot of its constant before the first choice and after each. With each choice x the monomials
   * that begin with its place, x·u, x²·u, …, go over into u.
   */
  track({ monomials, coefficients, slack, moduli, carryAt }: Track): number[] {
    const { radix, order, slopeOf, higher } = this;
    const isBounded = slack !== undefined;
    const slots = new Map<number, number>();
    const starting: number[][] = order.map(() => []);
    let center = 0;
    let radius = 0;
    const slotOf = (monomial: number, value: number, constant: number): number => {
      const slot = this.slot(isBounded ? monomial : -1, value, constant);
      if (monomial > 0 && constant === 0) starting[(monomial % radix) - 1]!.push(monomial);
      slots.set(monomial, slot);
      return slot;
    };
    /** Adds what the choice makes of a monomial to the slot of what is left of it. */
    const fold = (monomial: number, place: number, from: number): void => {
      let rest = Math.floor(monomial / radix);
      let exponent = 1;
      for (; rest % radix === place + 1; exponent++) rest = Math.floor(rest / radix);
      const source = slots.get(monomial)!;
      let target = slots.get(rest) ?? 0;
      if (target < from) target = slotOf(rest, 0, target);
      if (exponent === 1) slopeOf[target] = source;
      else higher.push(target, source, exponent);
    };
    for (let at = 0; at < monomials.length; at++) {
      const slot = slotOf(monomials[at]!, coefficients[at]!, 0);
      center += coefficients[at]! * this.middles[slot]!;
      radius += Math.abs(coefficients[at]!) * this.halves[slot]!;
    }
    let bounds = isBounded ? this.bounds(center, radius) : -1;
    let value = slots.get(0) ?? slotOf(0, 0, 0);
    const valueSlots = [value];

    for (let place = 0; place < order.length; place++) {
      const here = starting[place]!;
      if (here.length > 0 || place === carryAt) {
        const from = this.values.length;
        const higherFrom = higher.length;
        // The constant has the first slot: it is the one that is tested before the others are worked out.
        const hasValue = place === carryAt || here.some((monomial) => isPowerOf(place, monomial, radix));
        if (hasValue) value = slotOf(0, 0, value);
        for (let at = 0; at < here.length; at++) {
          if (isPowerOf(place, here[at]!, radix)) fold(here[at]!, place, from);
        }
        const valueHigherTo = higher.length;
        for (let at = 0; at < here.length; at++) {
          if (!isPowerOf(place, here[at]!, radix)) fold(here[at]!, place, from);
        }
        const isLinear = valueHigherTo === higherFrom;
        const before = moduli[place]!;
        const isNew = hasValue && moduli[place + 1] !== before && place !== carryAt;
        const modulus = isNew ? moduli[place + 1]! : 1;
        const boundsAfter = isBounded ? this.bounds(0, 0) : -1;
        this.steps[place]!.push({
          id: this.stepCount++,
          from,
          to: this.values.length,
          higherFrom,
          valueHigherTo,
          higherTo: higher.length,
          before,
          modulus,
          residues: isNew && isLinear ? residuesBetween(before, modulus, this.base) : undefined,
          isLast: isLinear && modulus === ZERO_MODULUS,
          boundsBefore: bounds,
          boundsAfter,
          slack: slack ?? 0,
        });
        bounds = boundsAfter;
      }
      valueSlots.push(value);
    }
    return valueSlots;
  }

  program(): Program {
    return {
      base: this.base,
      order: this.order,
      values: Float64Array.from(this.values),
      middles: Float64Array.from(this.middles),
      halves: Float64Array.from(this.halves),
      constantOf: Int32Array.from(this.constantOf),
      slopeOf: Int32Array.from(this.slopeOf),
      higher: this.higher,
      steps: this.steps,
      carries: this.carries,
      stepCount: this.stepCount,
      centers: Float64Array.from(this.centers),
      radii: Float64Array.from(this.radii),
    };
  }

  private slot(monomial: number, value: number, constant: number): number {
    let least = 1;
    let most = 1;
    for (let rest = monomial; rest > 0; rest = Math.floor(rest / this.radix)) {
      least *= this.least[(rest % this.radix) - 1]!;
      most *= this.most[(rest % this.radix) - 1]!;
    }
    this.middles.push(monomial < 0 ? 0 : (least + most) / 2);
    this.halves.push(monomial < 0 ? 0 : (most - least) / 2);
    this.constantOf.push(constant);
    this.slopeOf.push(0);
    return this.values.push(value) - 1;
  }

  private bounds(center: number, radius: number): number {
    this.centers.push(center);
    return this.radii.push(radius) - 1;
  }
}

/** Whether a monomial has no place but this. */
function isPowerOf(place: number, monomial: number, radix: number): boolean {
  let rest = monomial;
  while (rest % radix === place + 1) rest = Math.floor(rest / radix);
  return rest === 0;
}
