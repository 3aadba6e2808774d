import type { Expression } from '../puzzle.ts';

/** How large a value written as a fraction can be: |numerator| < 2^`above`, and 0 < denominator ≤ 2^`below`. */
export interface ValueSize {
  readonly above: number;
  readonly below: number;
}

/**
 * How large the value of an expression, and of all its parts, can be, whatever digits the letters are; infinite where powers
 * are out of all proportion. Fractions are not reduced, so that the sizes hold of those that `exactValue` makes.
 *
 * @param base 2 to 36.
 */
export function sizeOf(expression: Expression, base: number): ValueSize {
  if (expression.kind === 'word') return { above: expression.glyphs.length * Math.log2(base), below: 0 };
  if (expression.kind === 'negative') return sizeOf(expression.of, base);
  const left = sizeOf(expression.left, base);
  const right = sizeOf(expression.right, base);
  switch (expression.operator) {
    case '+':
    case '-':
      return {
        above: logOfSum(left.above + right.below, right.above + left.below),
        below: left.below + right.below,
      };
    case '*':
      return { above: left.above + right.above, below: left.below + right.below };
    case '/':
      return { above: left.above + right.below, below: left.below + right.above };
    case '^': {
      // The exponent may be negative, and turn the fraction round.
      const bits = Math.max(1, left.above, left.below) * 2 ** right.above;
      return { above: bits, below: expression.right.kind === 'word' && left.below === 0 ? 0 : bits };
    }
  }
}

/** log₂(2^a + 2^b). */
function logOfSum(a: number, b: number): number {
  const larger = Math.max(a, b);
  return Number.isFinite(larger) ? larger + Math.log2(1 + 2 ** (Math.min(a, b) - larger)) : larger;
}
