/**
 * A reader and evaluator of cryptarithms that shares nothing with the solvers: puzzles in one line of plain signs, and what is
 * left of them with digits in, in exact fractions of any size.
 */

import { type Fraction, fraction, isWhole, joined } from './fraction.ts';

/** A word by its signs, most significant first; or two parts and an operator, `~` for a change of sign. */
type Part = readonly string[] | { readonly operator: string; readonly left: Part; readonly right: Part };

/** What a text says: pairs of equal parts. */
export interface Statement {
  readonly equations: readonly (readonly [Part, Part])[];
  /** From left to right, the middle of a chain twice; each wildcard has a number of its own: `?0`, `?1`, …. */
  readonly words: readonly (readonly string[])[];
  /** Different letters in small, in the order in which they are met, and then the wildcards. */
  readonly unknowns: readonly string[];
}

/** The digit of each sign. */
export type DigitOf = (sign: string) => number;

export const isWildcard = (sign: string): boolean => sign.startsWith('?');

/** The digit that a sign is by itself in a solved equation of any base. */
export const DIGIT_OF: DigitOf = (sign) => Number.parseInt(sign, 36);

/** @throws Error for anything that is not one line of letters, digits, `?`, `+ - * / ^ ( ) =`, with `;` or `&&` between. */
export function statementOf(text: string): Statement {
  const signs = Array.from(text.normalize('NFC').replaceAll('&&', ';').replaceAll('==', '=').replace(/\s/g, ''));
  const equations: [Part, Part][] = [];
  let at = 0;
  let wildcards = 0;

  const word = (): Part => {
    const read: string[] = [];
    while (/^[\p{L}\p{M}\d?]$/u.test(signs[at] ?? '')) {
      const sign = signs[at++]!.toLowerCase();
      // The small dotted i with a second dot is not one sign.
      read.push(sign === '?' ? `?${wildcards++}` : Array.from(sign).length > 1 ? signs[at - 1]! : sign);
    }
    if (read.length === 0) throw new Error(`a word is missing before "${signs.slice(at).join('')}" in ${text}`);
    return read;
  };
  const factor = (): Part => {
    if (signs[at] === '-') {
      at++;
      const right = factor();
      return { operator: '~', left: right, right };
    }
    if (signs[at] === '+') {
      at++;
      return factor();
    }
    let left: Part;
    if (signs[at] === '(') {
      at++;
      left = chain(0);
      if (signs[at++] !== ')') throw new Error(`a bracket is not closed in ${text}`);
    } else left = word();
    if (signs[at] !== '^') return left;
    at++;
    return { operator: '^', left, right: factor() };
  };
  const chain = (level: number): Part => {
    const next = () => (level === 0 ? chain(1) : factor());
    let left = next();
    while (at < signs.length && ['+-', '*/'][level]!.includes(signs[at]!)) {
      left = { operator: signs[at++]!, left, right: next() };
    }
    return left;
  };

  for (;;) {
    let left = chain(0);
    if (signs[at] !== '=') throw new Error(`there is no = in ${text}`);
    while (signs[at] === '=') {
      at++;
      const right = chain(0);
      equations.push([left, right]);
      left = right;
    }
    if (at >= signs.length) break;
    if (signs[at++] !== ';') throw new Error(`"${signs.slice(at - 1).join('')}" is left over in ${text}`);
  }
  const words = equations.flatMap((sides) => sides.flatMap(wordsOf));
  const all = [...new Set(words.flat())].filter((sign) => !/^\d$/.test(sign));
  const unknowns = [...all.filter((sign) => !isWildcard(sign)), ...all.filter(isWildcard)];
  return { equations, words, unknowns };
}

function wordsOf(part: Part): (readonly string[])[] {
  if (!('operator' in part)) return [part];
  return part.operator === '~' ? wordsOf(part.right) : [...wordsOf(part.left), ...wordsOf(part.right)];
}

/** Whether all equations hold; one without a value does not. */
export function isTrue({ equations }: Statement, base: number, digitOf: DigitOf): boolean {
  return equations.every(([left, right]) => {
    const a = worth(left, BigInt(base), digitOf);
    const b = a && worth(right, BigInt(base), digitOf);
    return a !== undefined && b !== undefined && a.over * b.under === b.over * a.under;
  });
}

/** Whether no word of two or more signs begins with zero. */
export function hasNoLeadingZero({ words }: Statement, digitOf: DigitOf): boolean {
  return words.every((word) => word.length === 1 || digitOf(word[0]!) !== 0);
}

function worth(part: Part, base: bigint, digitOf: DigitOf): Fraction | undefined {
  if (!('operator' in part)) {
    return { over: part.reduce((value, sign) => value * base + BigInt(digitOf(sign)), 0n), under: 1n };
  }
  const left = worth(part.left, base, digitOf);
  if (part.operator === '~') return left && { over: -left.over, under: left.under };
  const right = left && worth(part.right, base, digitOf);
  if (left === undefined || right === undefined) return undefined;
  return part.operator === '^' ? power(left, right) : joined(left, part.operator as '+', right);
}

function power(value: Fraction, exponent: Fraction): Fraction | undefined {
  if (!isWhole(exponent)) return undefined;
  const { over, under } = value;
  if (exponent.over < 0n) return over === 0n ? undefined : power(fraction(under, over), fraction(-exponent.over));
  if (over >= -1n && over <= 1n && under === 1n) {
    return { over: exponent.over === 0n ? 1n : exponent.over % 2n === 0n ? over * over : over, under };
  }
  if (exponent.over > 10_000n) throw new RangeError(`a power with the exponent ${exponent.over} is not worked out`);
  return { over: over ** exponent.over, under: under ** exponent.over };
}
