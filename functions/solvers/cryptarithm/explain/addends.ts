import { type Cryptarithm, type Expression, literal } from '../puzzle.ts';
import type { Addend } from './explanation.ts';

/** Up to how many times a word may be taken: more are not written under one another. */
const LARGEST_FACTOR = 999;

/** The two sides of a sum, each with at least one word. */
export interface Sides {
  readonly addends: readonly Addend[];
  readonly totals: readonly Addend[];
}

/**
 * The one equation of a puzzle as a sum, words that are subtracted put on the other side: `A-B=C` is `B+C=A`. A single
 * word that equals several is the total: `C=A+B` is `A+B=C`.
 *
 * @returns null where there are more equations than one, or where words are multiplied, divided or raised to a power.
 */
export function sidesOf({ equations, base }: Cryptarithm): Sides | null {
  const [equation, ...more] = equations;
  if (!equation || more.length > 0) return null;
  const left = termsOf(equation.left, 1, base);
  const right = termsOf(equation.right, -1, base);
  if (!left || !right) return null;
  const terms = [...left, ...right];
  const above = sideOf(terms, 1);
  const below = sideOf(terms, -1);
  const isUpsideDown = timesOf(above) === 1 && timesOf(below) > 1;
  return isUpsideDown ? { addends: below, totals: above } : { addends: above, totals: below };
}

const timesOf = (side: readonly Addend[]) => side.reduce((times, { factor }) => times + factor, 0);

function sideOf(terms: readonly Addend[], sign: 1 | -1): readonly Addend[] {
  const side = terms.filter(({ factor }) => factor * sign > 0).map((term) => ({ ...term, factor: term.factor * sign }));
  return side.length > 0 ? side : [{ factor: 1, glyphs: [literal(0)] }];
}

/** The words of a sum, each `sign` times as often as it comes in the expression; null where it is no sum. */
function termsOf(expression: Expression, sign: number, base: number): Addend[] | null {
  if (expression.kind === 'word') return [{ factor: sign, glyphs: expression.glyphs }];
  if (expression.kind === 'negative') return termsOf(expression.of, -sign, base);
  const { operator, left, right } = expression;
  if (operator === '*') {
    const first = factorOf(left, base);
    const factor = first ?? factorOf(right, base);
    return factor === null ? null : termsOf(first === null ? left : right, sign * factor, base);
  }
  if (operator !== '+' && operator !== '-') return null;
  const before = termsOf(left, sign, base);
  const after = termsOf(right, operator === '+' ? sign : -sign, base);
  return before && after && [...before, ...after];
}

/** The value of a literal that words may be multiplied by; null where it is none. */
function factorOf(expression: Expression, base: number): number | null {
  if (expression.kind !== 'word' || expression.glyphs.some((glyph) => glyph >= 0)) return null;
  const value = expression.glyphs.reduce((sum, glyph) => sum * base + literal(glyph), 0);
  return value >= 1 && value <= LARGEST_FACTOR ? value : null;
}
