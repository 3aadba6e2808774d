import { isPair } from '../../characters.ts';
import { type PlacedFault, placeOf, type SyntaxReason } from './fault.ts';
import type { Token } from './scan.ts';

/**
 * The first place, from left to right, at which the tokens are no expression, with or without a result after a `=`; undefined
 * when they are one. Told apart from parsing, so that the parser meets no faults.
 */
export function syntaxFault(tokens: readonly Token[]): PlacedFault | undefined {
  const open: Token[] = [];
  let operandNext = true;
  for (const [at, token] of tokens.entries()) {
    if (operandNext) {
      if (token.kind === 'opening') open.push(token);
      else if (token.kind === 'number') operandNext = false;
      else if (!isSign(token)) return fault('missing-operand', token);
    } else if (token.kind === 'operator') {
      operandNext = true;
    } else if (token.kind === 'closing') {
      const opening = open.pop();
      if (opening === undefined) return fault('unopened-bracket', token);
      if (!isPair(opening.text, token.text)) return fault('wrong-bracket', token);
    } else if (token.kind === 'equals' || token.kind === 'end') {
      const opening = open.pop();
      if (opening !== undefined) return fault('unclosed-bracket', opening);
      return token.kind === 'equals' ? resultFault(tokens.slice(at + 1)) : undefined;
    } else {
      return fault('missing-operator', token);
    }
  }
  return undefined;
}

/** Whether a token can stand before an operand as its sign. */
export function isSign(token: Token): boolean {
  return token.text === '-' || token.text === '+';
}

/** Where the tokens after the `=`, the end included, stop being signs and an integer, or a fraction. */
function resultFault(tokens: readonly Token[]): PlacedFault | undefined {
  const signs = tokens.findIndex((token) => !isSign(token));
  const [numerator, slash, denominator, end] = tokens.slice(signs);
  if (numerator!.kind !== 'number') return fault('not-a-result', numerator!);
  if (slash!.kind === 'end') return undefined;
  if (slash!.text !== '/') return fault('not-a-result', slash!);
  if (denominator!.kind !== 'number' || /^0+$/.test(denominator!.text)) return fault('not-a-result', denominator!);
  return end!.kind === 'end' ? undefined : fault('not-a-result', end!);
}

function fault(reason: SyntaxReason, at: Token): PlacedFault {
  return { code: 'syntax', reason, ...placeOf(at) };
}
