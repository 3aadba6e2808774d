import type { CryptarithmOperator, Digits, Equation, Expression, Glyph, Puzzle } from './puzzle.ts';
import { literal } from './puzzle.ts';

/** How strongly each operation binds. A sign binds as a product does. */
const BINDING: Readonly<Record<CryptarithmOperator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const SIGN = 3;
const WORD = 5;

/**
 * A puzzle in one line of ASCII signs without needless brackets, its letters as they were first written: `SEND+MORE=MONEY`. Where
 * no line says the same (`Puzzle.source`), it is the text that it was read from.
 */
export function writePuzzle({ equations, letters, source }: Puzzle): string {
  return source ?? equationsOf(equations, (glyph) => letters[glyph] ?? '?');
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
  return equations.map(({ left, right }) => `${textOf(left, write, false)}=${textOf(right, write, false)}`).join(';');
}

/** @param follows whether an operator stands before: a sign is then put in brackets, so that it is no second operator. */
function textOf(expression: Expression, write: (glyph: Glyph) => string, follows: boolean): string {
  if (expression.kind === 'word') return expression.glyphs.map(write).join('');
  if (expression.kind === 'negative') {
    const text = `-${operandText(expression.of, SIGN + 1, write, true)}`;
    return follows ? `(${text})` : text;
  }
  const { operator, left, right } = expression;
  const binding = BINDING[operator];
  // Only a power is read from the right, and only + and * may follow their like without brackets.
  const isLoose = operator === '+' || operator === '*' || operator === '^';
  const before = operandText(left, operator === '^' ? binding + 1 : binding, write, follows);
  const after = operandText(right, isLoose ? binding : binding + 1, write, true);
  return `${before}${operator}${after}`;
}

/** An operand, in brackets where it binds less than `least`. */
function operandText(expression: Expression, least: number, write: (glyph: Glyph) => string, follows: boolean): string {
  return bindingOf(expression) < least ? `(${textOf(expression, write, false)})` : textOf(expression, write, follows);
}

function bindingOf(expression: Expression): number {
  if (expression.kind === 'word') return WORD;
  return expression.kind === 'negative' ? SIGN : BINDING[expression.operator];
}
