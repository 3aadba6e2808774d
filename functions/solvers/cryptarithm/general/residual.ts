import { carried } from './carried.ts';
import { digitPower } from './digit-power.ts';
import type { Program, Step } from './program.ts';

/** Digits a little out of their bounds are tried all the same: it is `fits` that tells exactly. */
const TOLERANCE = 1e-6;

/** What is left of the equations of a program while digits are chosen: the values of its slots, and the bounds. */
export class Residual {
  /** The digits that the bounds leave, after `prepare`. */
  least = 0;
  most = 0;
  readonly constants: Float64Array;
  readonly slopes: Float64Array;
  private readonly program: Program;
  private readonly values: Float64Array;
  private readonly centers: Float64Array;
  private readonly radii: Float64Array;
  /** For each step the middle of the bounds after it, which is linear in the digit: what it is at 0, and its slope. */
  private readonly centerConstants: Float64Array;
  private readonly centerSlopes: Float64Array;
  /** For each step what remains of half the distance of the bounds, whatever the digit. */
  private readonly restRadii: Float64Array;

  constructor(program: Program) {
    this.program = program;
    this.values = program.values.slice();
    this.constants = new Float64Array(this.values.length);
    this.slopes = new Float64Array(this.values.length);
    this.centers = program.centers.slice();
    this.radii = program.radii.slice();
    this.centerConstants = new Float64Array(program.stepCount);
    this.centerSlopes = new Float64Array(program.stepCount);
    this.restRadii = new Float64Array(program.stepCount);
  }

  /**
   * Looks up what the steps of a place work with, which is the same for all digits, and bounds the digit: the middle is linear in
   * it, and half the distance is at most what it is at 0 and so much more a digit, |c + x·s| ≤ |c| + x·|s|.
   */
  prepare(steps: readonly Step[]): void {
    const { constantOf, slopeOf, middles, halves } = this.program;
    const { values, constants, slopes } = this;
    let least = 0;
    let most = this.program.base - 1;
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at]!;
      const { from, to, boundsBefore } = step;
      if (boundsBefore < 0) {
        for (let slot = from; slot < to; slot++) {
          constants[slot] = values[constantOf[slot]!]!;
          slopes[slot] = values[slopeOf[slot]!]!;
        }
        continue;
      }
      let center = this.centers[boundsBefore]!;
      let radius = this.radii[boundsBefore]!;
      let centerSlope = 0;
      let radiusNow = 0;
      let radiusSlope = 0;
      for (let slot = from; slot < to; slot++) {
        const constantFrom = constantOf[slot]!;
        const slopeFrom = slopeOf[slot]!;
        const constant = values[constantFrom]!;
        const slope = values[slopeFrom]!;
        constants[slot] = constant;
        slopes[slot] = slope;
        const middle = middles[slot]!;
        const half = halves[slot]!;
        // The constant's slot is of the same monomial, or the slot that is always 0.
        center -= slope * middles[slopeFrom]!;
        radius -= Math.abs(slope) * halves[slopeFrom]!;
        centerSlope += slope * middle;
        radiusNow += Math.abs(constant) * half;
        radiusSlope += Math.abs(slope) * half;
      }
      if (step.higherTo > step.higherFrom) {
        for (let place = step.higherFrom; place < step.higherTo; place += 3) {
          const slot = this.program.higher[place + 1]!;
          center -= values[slot]! * middles[slot]!;
          radius -= Math.abs(values[slot]!) * halves[slot]!;
        }
      } else {
        const reach = radius + step.slack;
        const ahead = centerSlope - radiusSlope;
        const behind = centerSlope + radiusSlope;
        // center + x·ahead ≤ reach, and center + x·behind ≥ −reach.
        if (ahead > 0) most = Math.min(most, (reach - center) / ahead);
        else if (ahead < 0) least = Math.max(least, (reach - center) / ahead);
        else if (center > reach) most = -1;
        if (behind > 0) least = Math.max(least, (-reach - center) / behind);
        else if (behind < 0) most = Math.min(most, (-reach - center) / behind);
        else if (center < -reach) most = -1;
      }
      this.centerConstants[step.id] = center;
      this.centerSlopes[step.id] = centerSlope;
      this.restRadii[step.id] = radius - radiusNow;
    }
    this.least = least - TOLERANCE;
    this.most = most + TOLERANCE;
  }

  /** Whether a digit leaves a solution possible. If so the slots have their values after it. */
  fits(steps: readonly Step[], digit: number): boolean {
    const { values, constants, slopes } = this;
    const { halves, higher } = this.program;
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at]!;
      if (step.modulus === 1) continue;
      let value = constants[step.from]! + digit * slopes[step.from]!;
      for (let place = step.higherFrom; place < step.valueHigherTo; place += 3) {
        value += values[higher[place + 1]!]! * digitPower(digit, higher[place + 2]!);
      }
      const quotient = value / step.modulus;
      if (Math.floor(quotient) !== quotient) return false;
    }
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at]!;
      const { from, to } = step;
      let radius = this.restRadii[step.id]!;
      if (step.higherTo > step.higherFrom) {
        const { middles } = this.program;
        this.workOut(step, digit);
        let center = this.centerConstants[step.id]!;
        for (let slot = from; slot < to; slot++) {
          // Of what changes the constants were not taken away from the middle.
          center += (values[slot]! - constants[slot]!) * middles[slot]!;
          radius += Math.abs(values[slot]!) * halves[slot]!;
        }
        if (step.boundsAfter < 0) continue;
        if (Math.abs(center) > radius + step.slack) return false;
        this.centers[step.boundsAfter] = center;
        this.radii[step.boundsAfter] = radius;
        continue;
      }
      if (step.boundsAfter < 0) {
        for (let slot = from; slot < to; slot++) values[slot] = constants[slot]! + digit * slopes[slot]!;
        continue;
      }
      const center = this.centerConstants[step.id]! + digit * this.centerSlopes[step.id]!;
      for (let slot = from; slot < to; slot++) {
        const value = constants[slot]! + digit * slopes[slot]!;
        values[slot] = value;
        radius += Math.abs(value) * halves[slot]!;
      }
      if (Math.abs(center) > radius + step.slack) return false;
      this.centers[step.boundsAfter] = center;
      this.radii[step.boundsAfter] = radius;
    }
    return true;
  }

  /** Carries what so many choices complete; whether a solution is still possible. */
  carry(chosen: number): boolean {
    return carried(this.program.carries[chosen]!, this.values);
  }

  /** The values of the slots of a step that has higher powers. */
  private workOut({ from, to, higherFrom, higherTo }: Step, digit: number): void {
    const { values, constants, slopes } = this;
    const { higher } = this.program;
    for (let slot = from; slot < to; slot++) values[slot] = constants[slot]! + digit * slopes[slot]!;
    for (let at = higherFrom; at < higherTo; at += 3) {
      const target = higher[at]!;
      values[target] = values[target]! + values[higher[at + 1]!]! * digitPower(digit, higher[at + 2]!);
    }
  }
}
