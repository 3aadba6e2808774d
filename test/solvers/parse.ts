/** Parsers of the two ways in which an answer is written on one line; they share nothing with the solvers. */

import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';
import { type Fraction, fraction, written } from './fraction.ts';

/** What an expression says: a given number, or two expressions and an operator. */
export type Tree =
  | { readonly leaf: Fraction }
  | { readonly left: Tree; readonly operator: Operator; readonly right: Tree };

/**
 * Parses ASCII arithmetic: digits, `+ - * / ( )`, the usual precedence, equal precedence from left to right. A minus is a sign
 * only at the beginning and after a bracket, and only before a number.
 *
 * @param fractions the given fractions that the text uses, such as `"1/2"`: so many of its `(1/2)`, or the whole text
 * `1/2`, are given numbers. All other divisions are steps.
 * @throws Error for anything else: a space, another sign, a leading zero, an unclosed bracket, text left over.
 */
export function parseInfix(text: string, fractions: readonly string[] = []): Tree {
  if (fractions.includes(text)) return { leaf: numberOf(text, text) };
  const tokens: readonly string[] = text.match(/\d+|[^\d]/g) ?? [];
  const unread = [...fractions];
  let next = 0;

  const chain = (operators: readonly string[], operand: () => Tree): Tree => {
    let tree = operand();
    while (operators.includes(tokens[next] ?? '')) {
      const operator = tokens[next++] as Operator;
      tree = { left: tree, operator, right: operand() };
    }
    return tree;
  };
  const sum = (): Tree => chain(['+', '-'], product);
  const product = (): Tree => chain(['*', '/'], atom);
  const atom = (): Tree => {
    const token = tokens[next++];
    if (token === '-' && (next === 1 || tokens[next - 2] === '('))
      return { leaf: numberOf(`-${tokens[next++]}`, text) };
    if (token !== '(') return { leaf: numberOf(token, text) };
    const inner = givenFraction() ?? sum();
    if (tokens[next++] !== ')') throw new Error(`a bracket is not closed in ${text}`);
    return inner;
  };
  /** What stands between the bracket just read and the next one to close, if that is one of `fractions`. */
  const givenFraction = (): Tree | undefined => {
    const end = tokens.indexOf(')', next);
    const place = unread.indexOf(tokens.slice(next, end).join(''));
    if (end < 0 || place < 0) return undefined;
    next = end;
    return { leaf: numberOf(unread.splice(place, 1)[0], text) };
  };

  const tree = sum();
  if (next < tokens.length) throw new Error(`"${tokens.slice(next).join('')}" is left over in ${text}`);
  return tree;
}

/**
 * Parses reverse Polish notation, parts separated by one space.
 *
 * @throws Error when an operator lacks an operand or more than one value is left.
 */
export function parseRpn(text: string): Tree {
  const stack: Tree[] = [];
  for (const part of text.split(' ')) {
    const operator = OPERATORS.find((candidate) => candidate === part);
    if (!operator) {
      stack.push({ leaf: numberOf(part, text) });
      continue;
    }
    const right = stack.pop();
    const left = stack.pop();
    if (!left || !right) throw new Error(`an operator lacks an operand in ${text}`);
    stack.push({ left, operator, right });
  }
  const [tree, ...rest] = stack;
  if (!tree || rest.length > 0) throw new Error(`${stack.length} values are left in ${text}`);
  return tree;
}

/** The given fractions of a text in reverse Polish notation. */
export function fractionsOf(rpn: string): string[] {
  return rpn.split(' ').filter((part) => /\d\/\d/.test(part));
}

/** @throws Error unless the token is an integer or a fraction in its one form. */
function numberOf(token: string | undefined, text: string): Fraction {
  const [, over, under = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(token ?? '') ?? [];
  const read = over === undefined ? undefined : fraction(BigInt(over), BigInt(under));
  if (!read || written(read) !== token) throw new Error(`"${token ?? ''}" is not a number in ${text}`);
  return read;
}
