import type { Operator, Values } from '../puzzle.ts';
import { type Rational, step } from '../rational.ts';
import { A_MINUS, A_OVER, JOINS, type Join, MINUS_A, OVER_A, PLUS, TIMES } from '../subsets/joins.ts';

/** More than two units in the last place of a double, in parts of it. */
export const ROUNDING = 2 ** -51;

const operators = JOINS.map((join) => join.charAt(1) as Operator);
const swapped = JOINS.map((join) => join.startsWith('w'));

/** What `a` and `w` make when joined, where that is a step under the rules. */
export function joinedValue(values: Values, join: Join, a: Rational, w: Rational): Rational | undefined {
  return swapped[join] ? step(values, operators[join]!, w, a) : step(values, operators[join]!, a, w);
}

/** The same in doubles: not finite for a division by zero. */
export function joinedSize(join: Join, a: number, w: number): number {
  switch (join) {
    case PLUS:
      return a + w;
    case A_MINUS:
      return a - w;
    case MINUS_A:
      return w - a;
    case TIMES:
      return a * w;
    case OVER_A:
      return w / a;
    default:
      return a / w;
  }
}

/** What has to be joined with `a` to make a value, in doubles. */
export function wantedSize(join: Join, value: number, a: number): number {
  switch (join) {
    case PLUS:
      return value - a;
    case A_MINUS:
      return a - value;
    case MINUS_A:
      return value + a;
    case TIMES:
      return value / a;
    case OVER_A:
      return value * a;
    default:
      return a / value;
  }
}

/**
 * How far `joinedSize` may be off, when `w` may be by `error` and `a` by its rounding, which `result` has too. Not finite for a
 * divisor that may be zero.
 */
export function joinedError(join: Join, a: number, w: number, result: number, error: number): number {
  switch (join) {
    case TIMES:
      return error * Math.abs(a) + Math.abs(result) * ROUNDING;
    case OVER_A:
      return error / Math.abs(a) + Math.abs(result) * ROUNDING;
    case A_OVER: {
      const least = Math.abs(w) - error;
      return least > 0 ? (Math.abs(a) * error) / (least * least) + Math.abs(result) * ROUNDING : Infinity;
    }
    default:
      return error + (Math.abs(a) + Math.abs(result)) * ROUNDING;
  }
}
