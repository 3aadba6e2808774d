import { compare, type Rational } from '../../../functions/solvers/arithmetic/rational.ts';
import type { ThreeValues } from './three-ways.ts';

/** What the game wants. */
export const TARGET = 24;

/** How near a lenient program takes for exact; the texts name it too. */
export const TOLERANCE = 0.01;

/** What each arithmetic says of an expression: that it is 24, or is not; doubles also with a tolerance. */
export interface Verdicts {
  readonly exact: boolean;
  readonly double: boolean;
  readonly tolerant: boolean;
  readonly floor: boolean;
}

export function verdictsOn({ exact, double, floor }: ThreeValues): Verdicts {
  return {
    exact: isTarget(exact),
    double: double === TARGET,
    tolerant: Math.abs(double - TARGET) < TOLERANCE,
    floor: floor === BigInt(TARGET),
  };
}

const isTarget = (value: Rational | undefined) => value !== undefined && compare(value, TARGET) === 0;
