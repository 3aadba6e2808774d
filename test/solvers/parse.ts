/** Parsers of the two ways in which an answer is written on one line; they share nothing with the solvers. */

import { OPERATORS, type Operator } from '../../functions/solvers/arithmetic/puzzle.ts';

/** What an expression says: a given number, or two expressions and an operator. */
export type Tree =
  | { readonly leaf: bigint }
  | { readonly left: Tree; readonly operator: Operator; readonly right: Tree };

/**
 * Parses ASCII arithmetic: digits, `+ - * / ( )`, the usual precedence, equal precedence from left to right.
 *
 * @throws Error for anything else: a space, a sign, a leading zero, an unclosed bracket, text left over.
 */
export function parseInfix(text: string): Tree {
  const tokens = text.match(/\d+|[^\d]/g) ?? [];
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
    if (token !== '(') return leafOf(token, text);
    const inner = sum();
    if (tokens[next++] !== ')') throw new Error(`a bracket is not closed in ${text}`);
    return inner;
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
      stack.push(leafOf(part, text));
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

function leafOf(token: string | undefined, text: string): Tree {
  if (!token || !/^[1-9]\d*$/.test(token)) throw new Error(`"${token ?? ''}" is not a number in ${text}`);
  return { leaf: BigInt(token) };
}
