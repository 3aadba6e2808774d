import type { Budget } from '../../budget.ts';
import type { Equation, Expression, Glyph } from '../puzzle.ts';
import { literal } from '../puzzle.ts';
import { type Exact, plus, times } from './exact.ts';
import { NoValue, Obstacle } from './obstacle.ts';
import { constant, constantOf, frequent, type Polynomial, power, product, sum } from './polynomial.ts';

/** How an equation is cleared of its divisions: `zero` is to be 0, and none of `divisors`. */
export interface Cleared {
  readonly zero: Polynomial;
  readonly divisors: readonly Polynomial[];
}

/** What the words of a puzzle are made of. */
export interface Digital {
  readonly base: number;
  /** One more than there are variables. */
  readonly radix: number;
  /** The digit of each variable that is known, otherwise −1. */
  readonly known: ArrayLike<number>;
}

interface Fraction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

/**
 * An equation as a polynomial that is to be 0, with the divisors that are not to be. Equality of a/b and c/d is a·d = c·b
 * where neither b nor d is 0.
 *
 * @throws Obstacle when it is no polynomial, or too large a one; NoValue when a side has no value; OutOfBudget.
 */
export function cleared({ left, right }: Equation, digital: Digital, budget: Budget): Cleared {
  const divisors: Polynomial[] = [];
  const one = constant(1, digital.radix);
  const scaled = (numerator: Polynomial, denominator: Polynomial) =>
    denominator === one ? numerator : product(numerator, denominator, budget);

  const fraction = (expression: Expression): Fraction => {
    if (expression.kind === 'word') return { numerator: wordOf(expression.glyphs, digital), denominator: one };
    if (expression.kind === 'negative') {
      const { numerator, denominator } = fraction(expression.of);
      return { numerator: sum(constant(0, digital.radix), numerator, -1, budget), denominator };
    }
    const first = fraction(expression.left);
    const second = fraction(expression.right);
    if (expression.operator === '*') return multiplied(first, second);
    if (expression.operator === '/') return multiplied(first, inverse(second));
    if (expression.operator === '^') return raised(first, integerOf(second));
    return {
      numerator: sum(
        scaled(first.numerator, second.denominator),
        scaled(second.numerator, first.denominator),
        expression.operator === '+' ? 1 : -1,
        budget,
      ),
      denominator: multipliedBy(first.denominator, second.denominator),
    };
  };
  const multipliedBy = (a: Polynomial, b: Polynomial) => (a === one ? b : scaled(a, b));
  const multiplied = (a: Fraction, b: Fraction): Fraction => ({
    numerator: product(a.numerator, b.numerator, budget),
    denominator: multipliedBy(a.denominator, b.denominator),
  });
  const inverse = ({ numerator, denominator }: Fraction): Fraction => {
    const value = constantOf(numerator);
    if (value === 0) throw new NoValue();
    if (value === undefined) divisors.push(numerator);
    return { numerator: denominator, denominator: numerator };
  };
  const raised = (base: Fraction, exponent: Exact): Fraction => {
    if (exponent < 0) return raised(inverse(base), times(exponent, -1));
    const { numerator, denominator } = base;
    return {
      numerator: power(numerator, exponent, budget),
      denominator: denominator === one || exponent === 0 ? one : power(denominator, exponent, budget),
    };
  };

  const first = fraction(left);
  const second = fraction(right);
  const zero = sum(
    scaled(first.numerator, second.denominator),
    scaled(second.numerator, first.denominator),
    -1,
    budget,
  );
  return { zero, divisors };
}

/** The value of an exponent, which has to be an integer. */
function integerOf({ numerator, denominator }: Fraction): Exact {
  const [above, below] = [constantOf(numerator), constantOf(denominator)];
  if (above === undefined || below === undefined) {
    throw new Obstacle(frequent(above === undefined ? numerator : denominator));
  }
  if (BigInt(above) % BigInt(below) !== 0n) throw new NoValue();
  return times(BigInt(above) / BigInt(below), 1);
}

function wordOf(glyphs: readonly Glyph[], { base, radix, known }: Digital): Polynomial {
  const coefficients = new Map<number, Exact>();
  let place: Exact = 1;
  for (let at = glyphs.length - 1; at >= 0; at--) {
    const glyph = glyphs[at]!;
    const digit = glyph < 0 ? literal(glyph) : known[glyph]!;
    const monomial = digit < 0 ? glyph + 1 : 0;
    const value = digit < 0 ? place : times(place, digit);
    if (value !== 0) coefficients.set(monomial, plus(coefficients.get(monomial) ?? 0, value));
    place = times(place, base);
  }
  return { radix, coefficients };
}
