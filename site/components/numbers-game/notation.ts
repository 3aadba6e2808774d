import type { Exact, Solution } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';

/** The signs a printer would set for the four operations. */
export const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

const isOperator = (character: string): character is Operator => character in SIGNS;

/** A number with the minus of print: −24, 1/2. */
export const numeral = (number: Exact) => String(number).replace('-', '−');

/** A number to the right of a sign: a negative one stands in brackets. */
export function operand(number: Exact): string {
  const text = numeral(number);
  return text.startsWith('−') ? `(${text})` : text;
}

/** What may be a given fraction or a negative number: it stands at the beginning, of all or of what is in brackets. */
const GIVEN = /(?<=^|\()(?:-?\d+\/\d+(?=\)|$)|-\d+)/g;

/**
 * An ASCII expression as it is written by hand: `6*(75+3)` becomes `6 × (75 + 3)`.
 * @param rpn tells a given fraction, which is one item of it, from a division
 */
export function written({ expression, rpn }: Pick<Solution, 'expression' | 'rpn'>): string {
  const items = new Set(rpn.split(' '));
  // Neither the minus of print nor its fraction slash is an operation of ASCII.
  const given = (text: string) => (items.has(text) ? text.replace('/', '⁄') : text).replace('-', '−');
  const spaced = (operator: string) => (isOperator(operator) ? ` ${SIGNS[operator]} ` : operator);
  return expression
    .replace(GIVEN, given)
    .replace(/[+\-*/]/g, spaced)
    .replaceAll('⁄', '/');
}

/** A given number, and whether a solution makes use of it. */
interface GivenTile {
  readonly number: Exact;
  readonly used: boolean;
}

/** Each of the given numbers, in their order, told apart by whether `solution` uses it; of equal ones the first are used. */
export function tilesIn({ rpn }: Pick<Solution, 'rpn'>, given: readonly Exact[]): readonly GivenTile[] {
  const left = rpn.split(' ');
  return given.map((number) => {
    const position = left.indexOf(String(number));
    if (position >= 0) left.splice(position, 1);
    return { number, used: position >= 0 };
  });
}
