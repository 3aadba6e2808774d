import type { CryptarithmOperator, Digits, Equation, Expression, Glyph, Puzzle } from './puzzle.ts';
import { literal } from './puzzle.ts';

/** How strongly each operation binds. A sign binds as a product does. */
const BINDING: Readonly<Record<CryptarithmOperator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const SIGN = 3;
const WORD = 5;

/** A puzzle in one line of ASCII signs without needless brackets, its letters as they were first written: `SEND+MORE=MONEY`. */
export function writePuzzle({ equations, letters }: Puzzle): string {
  return equationsOf(equations, (glyph) => letters[glyph] ?? '?');
}

/** The same with its digits in: `9567+1085=10652`. Digits from ten on are the capital letters from A on. */
export function writeSolved({ equations }: Puzzle, digits: Digits): string {
  return equationsOf(equations, (glyph) => digitSign(digits[glyph]!));
}

/** A digit as it is written in any base up to 36. */
export function digitSign(digit: number): string {
  return digit.toString(36).toUpperCase();
}

function equationsOf(equations: readonly Equation[], nameOf: (variable: Glyph) => string): string {
  const write = (glyph: Glyph) => (glyph < 0 ? digitSign(literal(glyph)) : nameOf(glyph));
  return equations.map(({ left, right }) => `${textOf(left, write)}=${textOf(right, write)}`).join(';');
}

function textOf(expression: Expression, write: (glyph: Glyph) => string): string {
  if (expression.kind === 'word') return expression.glyphs.map(write).join('');
  // Three minus signs in a row would be read as a rule of dashes.
  if (expression.kind === 'negative') return `-${bracketed(expression.of, SIGN + 1, write)}`;
  const { operator, left, right } = expression;
  const binding = BINDING[operator];
  // Only a power is read from the right, and only + and * may follow their like without brackets.
  const isLoose = operator === '+' || operator === '*';
  const before = bracketed(left, operator === '^' ? binding + 1 : binding, write);
  const after =
    right.kind === 'negative'
      ? `(${textOf(right, write)})`
      : bracketed(right, isLoose || operator === '^' ? binding : binding + 1, write);
  return `${before}${operator}${after}`;
}

function bracketed(expression: Expression, least: number, write: (glyph: Glyph) => string): string {
  const text = textOf(expression, write);
  return bindingOf(expression) < least ? `(${text})` : text;
}

function bindingOf(expression: Expression): number {
  if (expression.kind === 'word') return WORD;
  return expression.kind === 'negative' ? SIGN : BINDING[expression.operator];
}
