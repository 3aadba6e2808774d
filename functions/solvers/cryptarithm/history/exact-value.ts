import { type Expression, type Glyph, literal } from '../puzzle.ts';

/** An exact value, not reduced; the denominator is above zero. */
export interface BigFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The value of an expression as an exact rational; nothing where it has none: a division by zero, or an exponent that is no
 * integer. 0^0 is 1, as `Equation` says.
 *
 * @param digits the digit of each variable.
 * @param base 2 to 36.
 */
export function exactValue(expression: Expression, digits: ArrayLike<number>, base: number): BigFraction | undefined {
  if (expression.kind === 'word') return { numerator: wordValue(expression.glyphs, digits, base), denominator: 1n };
  if (expression.kind === 'negative') {
    const of = exactValue(expression.of, digits, base);
    return of && { ...of, numerator: -of.numerator };
  }
  const left = exactValue(expression.left, digits, base);
  const right = exactValue(expression.right, digits, base);
  if (!left || !right) return undefined;
  const { numerator, denominator } = right;
  switch (expression.operator) {
    case '+':
      return sum(left, right);
    case '-':
      return sum(left, { numerator: -numerator, denominator });
    case '*':
      return { numerator: left.numerator * numerator, denominator: left.denominator * denominator };
    case '/':
      return quotient(left, right);
    case '^': {
      if (numerator % denominator !== 0n) return undefined;
      const exponent = numerator / denominator;
      const size = exponent < 0n ? -exponent : exponent;
      const power = { numerator: left.numerator ** size, denominator: left.denominator ** size };
      return exponent < 0n ? quotient({ numerator: 1n, denominator: 1n }, power) : power;
    }
  }
}

/** The number that a word is with these digits. */
function wordValue(glyphs: readonly Glyph[], digits: ArrayLike<number>, base: number): bigint {
  const places = BigInt(base);
  let value = 0n;
  for (const glyph of glyphs) value = value * places + BigInt(glyph < 0 ? literal(glyph) : digits[glyph]!);
  return value;
}

function sum(left: BigFraction, right: BigFraction): BigFraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

function quotient(left: BigFraction, right: BigFraction): BigFraction | undefined {
  if (right.numerator === 0n) return undefined;
  const sign = right.numerator < 0n ? -1n : 1n;
  return {
    numerator: sign * left.numerator * right.denominator,
    denominator: sign * left.denominator * right.numerator,
  };
}
