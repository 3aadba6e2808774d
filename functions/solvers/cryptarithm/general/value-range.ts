import { type Equation, type Expression, literal } from '../puzzle.ts';

/** Between what a value lies, both included, in doubles. */
type Range = readonly [least: number, most: number];

const ANYTHING: Range = [-Infinity, Infinity];

/**
 * Whether the sides of an equation may be equal, by the ranges of their values. It is no proof that they are, and takes no time
 * however large their powers grow: it is asked before powers are worked out.
 *
 * @param allowed the digits of all variables, ascending.
 */
export function mayBeEqual({ left, right }: Equation, allowed: readonly (readonly number[])[], base: number): boolean {
  const [a, b] = rangeOf(left, allowed, base);
  const [c, d] = rangeOf(right, allowed, base);
  // What is no number proves nothing.
  return !(a > d || c > b);
}

function rangeOf(expression: Expression, allowed: readonly (readonly number[])[], base: number): Range {
  if (expression.kind === 'word') {
    let [least, most] = [0, 0];
    for (const glyph of expression.glyphs) {
      least = least * base + (glyph < 0 ? literal(glyph) : allowed[glyph]![0]!);
      most = most * base + (glyph < 0 ? literal(glyph) : allowed[glyph]!.at(-1)!);
    }
    return widened([least, most]);
  }
  if (expression.kind === 'negative') {
    const [least, most] = rangeOf(expression.of, allowed, base);
    return [-most, -least];
  }
  const left = rangeOf(expression.left, allowed, base);
  const right = rangeOf(expression.right, allowed, base);
  if (expression.operator === '+') return widened([left[0] + right[0], left[1] + right[1]]);
  if (expression.operator === '-') return widened([left[0] - right[1], left[1] - right[0]]);
  if (expression.operator === '*') return productOf(left, right);
  if (expression.operator === '^') return powerOf(left, right);
  return right[0] > 0 || right[1] < 0 ? productOf(left, [1 / right[1], 1 / right[0]]) : ANYTHING;
}

function productOf([a, b]: Range, [c, d]: Range): Range {
  const corners = [a * c, a * d, b * c, b * d];
  return widened([Math.min(...corners), Math.max(...corners)]);
}

/** Of bases and exponents that are no less than 0; of others it may be anything. */
function powerOf([least, most]: Range, [from, to]: Range): Range {
  // Exponents are widened a little, though they are integers.
  const lowest = Math.ceil(from);
  const highest = Math.floor(to);
  if (lowest < 0) return ANYTHING;
  if (least >= 0.5) return widened([least ** (least < 1 ? highest : lowest), Math.max(1, most ** highest)]);
  // Below 0 there is no more than what 0 was widened by; and 0^0 is 1.
  return least >= -0.5 ? widened([-1, Math.max(1, Math.abs(most) ** highest)]) : ANYTHING;
}

/** Outwards by more than doubles round, also where they pass what a double holds. */
function widened([least, most]: Range): Range {
  if (Number.isNaN(least) || Number.isNaN(most)) return ANYTHING;
  return [
    least === Infinity ? Number.MAX_VALUE : least - Math.abs(least) * 1e-12 - 1e-300,
    most === -Infinity ? -Number.MAX_VALUE : most + Math.abs(most) * 1e-12 + 1e-300,
  ];
}
