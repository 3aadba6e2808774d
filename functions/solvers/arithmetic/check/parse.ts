import { operate, type Rational, rationalOf } from '../rational.ts';
import type { Place } from './fault.ts';
import type { Token } from './scan.ts';
import { isSign } from './syntax.ts';
import { chainOf, type Link, type Tree } from './tree.ts';

/** What a player wrote: an expression, where it ends, and the result that stands after a `=`. */
export interface Written {
  readonly tree: Tree;
  readonly end: number;
  readonly claim: (Place & { readonly value: Rational }) | undefined;
}

/**
 * Parses tokens without a syntax fault (`syntaxFault`): products before sums, each chain one row. A bracket or a sign takes at
 * least one character and one level of recursion, so that the limit to the text's length limits the depth.
 */
export function parse(tokens: readonly Token[]): Written {
  let at = 0;
  const takes = (...texts: readonly string[]) => texts.includes(tokens[at]!.text);
  const operatorLink = (operand: () => Tree): Link => {
    const { text, start, end } = tokens[at++]!;
    return { operator: text as Link['operator'], start, end, operand: operand() };
  };
  const unwritten = (operator: '+' | '*', operand: () => Tree): Link => {
    const { start } = tokens[at]!;
    return { operator, start, end: start, operand: operand() };
  };

  const sum = (): Tree => {
    while (takes('+')) at++;
    const links = [takes('-') ? operatorLink(product) : unwritten('+', product)];
    while (takes('+', '-')) links.push(operatorLink(product));
    return chainOf('sum', links);
  };
  const product = (): Tree => {
    const links = [unwritten('*', factor)];
    while (takes('*', '/')) links.push(operatorLink(factor));
    return chainOf('product', links);
  };
  const factor = (): Tree => {
    while (takes('+')) at++;
    if (takes('-')) return { kind: 'sum', links: [operatorLink(factor)] };
    const { kind, text, start, end } = tokens[at++]!;
    if (kind === 'number') return { kind: 'literal', value: rationalOf(text), start, end };
    const inner = sum();
    at++;
    return { kind: 'bracket', inner };
  };

  const tree = sum();
  const { end } = tokens[at - 1]!;
  return { tree, end, claim: tokens[at]!.kind === 'equals' ? claimOf(tokens.slice(at + 1, -1)) : undefined };
}

/** Signs, an integer, and perhaps a denominator. */
function claimOf(tokens: readonly Token[]): Written['claim'] {
  const digits = tokens.filter((token) => token.kind === 'number').map(({ text }) => text);
  const minuses = tokens.filter((token) => isSign(token) && token.text === '-').length;
  const value = rationalOf(digits.join('/'));
  return {
    value: minuses % 2 === 1 ? operate('-', 0, value)! : value,
    start: tokens[0]!.start,
    end: tokens.at(-1)!.end,
  };
}
