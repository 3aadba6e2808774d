import { LIMITS, OPERATORS, type Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { type Rational, rationalOf } from '../../../functions/solvers/arithmetic/rational.ts';
import { asciiOf } from '../../../functions/solvers/characters.ts';

/** An item of reverse Polish notation, with the text that it is written as. */
export type Item =
  | { readonly kind: 'number'; readonly text: string; readonly value: Rational }
  | { readonly kind: 'operator'; readonly text: string; readonly operator: Operator };

/** Why a text is no row of items. */
export type ReadingFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'tooMany'; readonly count: number }
  | { readonly code: 'unknown' | 'tooLarge'; readonly token: string };

/** Items, or the first fault of the text. */
type Reading =
  | { readonly ok: true; readonly items: readonly Item[] }
  | { readonly ok: false; readonly fault: ReadingFault };

/** As many items as are drawn at most: some twice what ten numbers need. */
export const MOST_ITEMS = 40;

const NUMBER = /^-?\d+(\/0*[1-9]\d*)?$/;

/** Longer than any number that is let in. */
const LONGEST = 20;

/**
 * Reads reverse Polish notation: integers, fractions `1/2` and the signs of the four operations in any of their forms, with
 * commas or spaces between.
 */
export function readItems(text: string): Reading {
  const tokens = text.split(/[\s,]+/).filter((token) => token !== '');
  if (tokens.length === 0) return { ok: false, fault: { code: 'nothing' } };
  if (tokens.length > MOST_ITEMS) return { ok: false, fault: { code: 'tooMany', count: tokens.length } };
  const items: Item[] = [];
  for (const token of tokens) {
    const read = itemOf(token);
    if (typeof read === 'string') return { ok: false, fault: { code: read, token } };
    items.push(read);
  }
  return { ok: true, items };
}

function itemOf(text: string): Item | 'unknown' | 'tooLarge' {
  const operator = [...text].length === 1 ? OPERATORS.find((candidate) => candidate === asciiOf(text)) : undefined;
  if (operator) return { kind: 'operator', text, operator };
  const plain = text.replace('−', '-');
  if (!NUMBER.test(plain)) return 'unknown';
  const parts = plain.replace('-', '').split('/');
  const isTooLarge = plain.length > LONGEST || parts.some((part) => Number(part) > LIMITS.number.most);
  return isTooLarge ? 'tooLarge' : { kind: 'number', text, value: rationalOf(plain) };
}
