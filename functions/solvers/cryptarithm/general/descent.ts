import type { Budget } from '../../budget.ts';
import type { Program, Step } from './program.ts';

/** Where a descent puts the digits it finds; the array is used on. */
export type Leaf = (digits: number[], used: Uint8Array) => void;

/**
 * Runs a program: depth first, a variable at a time, each digit tested for the divisibility of what is known by what is not, and
 * for the bounds of what is not.
 */
export class Descent {
  private readonly program: Program;
  private readonly allowed: readonly (readonly number[])[];
  private readonly letters: number;
  private readonly digits: number[];
  private readonly used: Uint8Array;
  private readonly budget: Budget;
  private readonly leaf: Leaf;
  private readonly values: Float64Array;
  /** The constants and slopes of slots, while their variable is chosen. */
  private readonly constants: Float64Array;
  private readonly slopes: Float64Array;
  private readonly centers: Float64Array;
  private readonly radii: Float64Array;
  /** The bounds of what a step leaves as it is: a middle and half a distance for each step. */
  private readonly restCenters: Float64Array;
  private readonly restRadii: Float64Array;

  /**
   * @param digits of all variables; those of the program are filled in.
   * @param used which digits letters have, 1 for each.
   */
  constructor(
    program: Program,
    allowed: readonly (readonly number[])[],
    letters: number,
    digits: number[],
    used: Uint8Array,
    budget: Budget,
    leaf: Leaf,
  ) {
    this.program = program;
    this.allowed = program.order.map((variable) => allowed[variable]!);
    this.letters = letters;
    this.digits = digits;
    this.used = used;
    this.budget = budget;
    this.leaf = leaf;
    this.values = program.values.slice();
    this.constants = new Float64Array(this.values.length);
    this.slopes = new Float64Array(this.values.length);
    this.centers = program.centers.slice();
    this.radii = program.radii.slice();
    this.restCenters = new Float64Array(program.stepCount);
    this.restRadii = new Float64Array(program.stepCount);
  }

  /** Finds all digits, or as many as the budget lets. */
  run(): void {
    if (this.carry(0)) this.choose(0);
  }

  private choose(place: number): boolean {
    const { order, steps } = this.program;
    if (place === order.length) {
      this.leaf(this.digits, this.used);
      return true;
    }
    const variable = order[place]!;
    const isLetter = variable < this.letters;
    const here = steps[place]!;
    let work = 1;
    for (let at = 0; at < here.length; at++) {
      this.prepare(here[at]!);
      work += here[at]!.to - here[at]!.from;
    }
    if (!this.budget.spend(work)) return false;
    const allowed = this.allowed[place]!;
    for (let at = 0; at < allowed.length; at++) {
      const digit = allowed[at]!;
      if (isLetter && this.used[digit] === 1) continue;
      if (!this.fits(here, digit) || !this.carry(place + 1)) continue;
      this.digits[variable] = digit;
      if (isLetter) this.used[digit] = 1;
      const goesOn = this.choose(place + 1);
      if (isLetter) this.used[digit] = 0;
      if (!goesOn) return false;
    }
    return true;
  }

  /** Looks up what a step works with, which is the same for all digits. */
  private prepare(step: Step): void {
    const { constantOf, slopeOf, middles, halves, higher } = this.program;
    const { values } = this;
    let [center, radius] = [0, 0];
    for (let slot = step.from; slot < step.to; slot++) {
      const [constant, slope] = [constantOf[slot]!, slopeOf[slot]!];
      const [first, second] = [values[constant]!, values[slope]!];
      this.constants[slot] = first;
      this.slopes[slot] = second;
      center += first * middles[constant]! + second * middles[slope]!;
      radius += Math.abs(first) * halves[constant]! + Math.abs(second) * halves[slope]!;
    }
    if (step.boundsBefore < 0) return;
    for (let at = step.higherFrom; at < step.higherTo; at += 3) {
      const slot = higher[at + 1]!;
      center += values[slot]! * middles[slot]!;
      radius += Math.abs(values[slot]!) * halves[slot]!;
    }
    this.restCenters[step.id] = this.centers[step.boundsBefore]! - center;
    this.restRadii[step.id] = this.radii[step.boundsBefore]! - radius;
  }

  /** Whether a digit leaves a solution possible; works the slots out. */
  private fits(here: readonly Step[], digit: number): boolean {
    const { values, constants, slopes } = this;
    const { middles, halves, higher } = this.program;
    for (let at = 0; at < here.length; at++) {
      const step = here[at]!;
      for (let slot = step.from; slot < step.to; slot++) values[slot] = constants[slot]! + digit * slopes[slot]!;
      for (let place = step.higherFrom; place < step.higherTo; place += 3) {
        const target = higher[place]!;
        values[target] = values[target]! + values[higher[place + 1]!]! * digit ** higher[place + 2]!;
      }
      if (step.modulus > 1) {
        const quotient = values[step.from]! / step.modulus;
        if (Math.floor(quotient) !== quotient) return false;
      }
      if (step.boundsAfter < 0) continue;
      let center = this.restCenters[step.id]!;
      let radius = this.restRadii[step.id]!;
      for (let slot = step.from; slot < step.to; slot++) {
        center += values[slot]! * middles[slot]!;
        radius += Math.abs(values[slot]!) * halves[slot]!;
      }
      if (Math.abs(center) > radius + step.slack) return false;
      this.centers[step.boundsAfter] = center;
      this.radii[step.boundsAfter] = radius;
    }
    return true;
  }

  /** Carries from limbs that are complete with so many digits chosen into the next ones; whether they are divisible. */
  private carry(chosen: number): boolean {
    const { values } = this;
    for (const { source, limb, target, modulus } of this.program.carries[chosen]!) {
      const quotient = values[source]! / limb;
      if (Math.floor(quotient) !== quotient) return false;
      values[target] = values[target]! + quotient;
      if (modulus > 1 && values[target]! % modulus !== 0) return false;
    }
    return true;
  }
}
