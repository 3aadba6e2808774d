import { type Equation, type Expression, type Glyph, literal, type Puzzle, wordsOf } from '../puzzle.ts';
import { exactValue } from './exact-value.ts';
import { sizeOf } from './value-size.ts';

/** The arithmetic of a puzzle, done to the end. */
export interface FullCheck {
  /** Whether the digits of all variables solve the puzzle. */
  readonly isSolved: Check;
  /** What an assignment costs a search that checks so: units of its budget, 1 but for long puzzles and large values. */
  readonly units: number;
}

type Check = (digits: ArrayLike<number>) => boolean;
type Arithmetic = (digits: ArrayLike<number>) => number;

/** Bits of a product that is compared, at most: to make such numbers takes microseconds. */
const MOST_BITS = 4096;

/** A double holds every integer up to 2^53; a bit is left for what logarithms round. */
const DOUBLE_BITS = 52;

/** Whether the values of a puzzle's sides, whatever digits the letters are, are small enough to be looked at one by one. */
export function isWithinReach({ equations, base }: Puzzle): boolean {
  return mostBits(equations, base) <= MOST_BITS;
}

/**
 * The check of a puzzle: by doubles where they are exact, else by big fractions.
 *
 * @throws RangeError where values can be too large (`isWithinReach`).
 */
export function fullCheck(puzzle: Puzzle): FullCheck {
  const { equations, base } = puzzle;
  if (!isWithinReach(puzzle)) throw new RangeError('values can be too large to be looked at one by one');
  const bits = mostBits(equations, base);
  const isExact = bits <= 2 * DOUBLE_BITS && equations.every(({ left, right }) => isWhole(left) && isWhole(right));
  const checks = equations.map((equation) => (isExact ? doubleCheck : fractionCheck)(equation, base));
  const [only] = checks;
  const glyphs = wordsOf(puzzle).reduce((sum, word) => sum + word.length, 0);
  return {
    isSolved: only && checks.length === 1 ? only : (digits) => checks.every((check) => check(digits)),
    // As test/bench/history.ts measures it, rounded up.
    units: 1 + Math.floor(isExact ? glyphs / 30 : (glyphs * (1 + bits / 1000)) / 10 + bits / 100),
  };
}

/** Bits of the products that are compared, at most: two fractions are equal when they are so multiplied across. */
function mostBits(equations: readonly Equation[], base: number): number {
  const sizes = equations.flatMap(({ left, right }) => [sizeOf(left, base), sizeOf(right, base)]);
  return 2 * Math.max(...sizes.map(({ above, below }) => Math.max(above, below)));
}

function fractionCheck({ left, right }: Equation, base: number): Check {
  return (digits) => {
    const before = exactValue(left, digits, base);
    const after = exactValue(right, digits, base);
    if (!before || !after) return false;
    return before.numerator * after.denominator === after.numerator * before.denominator;
  };
}

function doubleCheck({ left, right }: Equation, base: number): Check {
  const before = numberOf(left, base);
  const after = numberOf(right, base);
  return (digits) => before(digits) === after(digits);
}

/** Whether an expression is made of words by + − × alone, and so an integer. */
function isWhole(expression: Expression): boolean {
  if (expression.kind === 'word') return true;
  if (expression.kind === 'negative') return isWhole(expression.of);
  const { operator, left, right } = expression;
  return operator !== '/' && operator !== '^' && isWhole(left) && isWhole(right);
}

function numberOf(expression: Expression, base: number): Arithmetic {
  if (expression.kind === 'word') return wordValue(expression.glyphs, base);
  if (expression.kind === 'negative') {
    const of = numberOf(expression.of, base);
    return (digits) => -of(digits);
  }
  const left = numberOf(expression.left, base);
  const right = numberOf(expression.right, base);
  if (expression.operator === '+') return (digits) => left(digits) + right(digits);
  if (expression.operator === '-') return (digits) => left(digits) - right(digits);
  return (digits) => left(digits) * right(digits);
}

function wordValue(glyphs: readonly Glyph[], base: number): Arithmetic {
  return (digits) => {
    let value = 0;
    for (const glyph of glyphs) value = value * base + (glyph < 0 ? literal(glyph) : digits[glyph]!);
    return value;
  };
}
