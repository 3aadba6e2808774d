import type { Operator, Values } from './rules.ts';

/** An exact integer: a number up to ±(2^53 − 1), a bigint beyond, never the other way round, so that `===` compares values. */
export type Integer = number | bigint;

/** A rational number that is no integer: reduced, the denominator above 1. */
export interface Fraction {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** An exact rational number, of any size. An integer is never a `Fraction`, so `typeof` tells them apart. */
export type Rational = Integer | Fraction;

/**
 * An exact rational as JSON can carry it: an integer is a number up to ±(2^53 − 1) and beyond that its decimal digits in a
 * string; what is no integer is a string `"p/q"`, reduced, q above 1.
 */
export type Exact = number | string;

/**
 * Reads an integer, or `"p/q"` with an integer p and a natural q, reduced or not.
 *
 * @throws SyntaxError or RangeError for any other text, or a denominator of zero.
 */
export function rationalOf(text: Exact): Rational {
  if (typeof text === 'number') return text;
  const [numerator = '', denominator = '1'] = text.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

/** As JSON carries it: a number, or beyond 2^53 − 1 its digits, or `"p/q"`. */
export function exact(value: Rational): Exact {
  if (typeof value === 'number') return value;
  return typeof value === 'bigint' ? value.toString() : `${value.numerator}/${value.denominator}`;
}

export function isInteger(value: Rational): value is Integer {
  return typeof value !== 'object';
}

/** The value itself for an integer. */
export function numeratorOf(value: Rational): Integer {
  return typeof value === 'object' ? value.numerator : value;
}

/** 1 or more; 1 for an integer. */
export function denominatorOf(value: Rational): Integer {
  return typeof value === 'object' ? value.denominator : 1;
}

/** The value as a double; it may be off by two units in the last place. */
export function sizeOf(value: Rational): number {
  return Number(numeratorOf(value)) / Number(denominatorOf(value));
}

/** Below, at or above zero as `a` is below, at or above `b`. */
export function compare(a: Rational, b: Rational): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const difference =
    BigInt(numeratorOf(a)) * BigInt(denominatorOf(b)) - BigInt(numeratorOf(b)) * BigInt(denominatorOf(a));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** |a − b|. */
export function distanceBetween(a: Rational, b: Rational): Rational {
  return compare(a, b) < 0 ? operate('-', b, a)! : operate('-', a, b)!;
}

/** `left operator right`, or `undefined` for a division by zero. */
export function operate(operator: Operator, left: Rational, right: Rational): Rational | undefined {
  if (typeof left === 'number' && typeof right === 'number') {
    const result = operateOnDoubles(operator, left, right);
    if (Number.isSafeInteger(result)) return result + 0;
  } else {
    const result = operateOnSmallFractions(operator, left, right);
    if (result !== undefined) return result;
  }
  const a = BigInt(numeratorOf(left));
  const b = BigInt(denominatorOf(left));
  const c = BigInt(numeratorOf(right));
  const d = BigInt(denominatorOf(right));
  switch (operator) {
    case '+':
      return fraction(a * d + c * b, b * d);
    case '-':
      return fraction(a * d - c * b, b * d);
    case '*':
      return fraction(a * c, b * d);
    case '/':
      return c === 0n ? undefined : fraction(a * d, b * c);
  }
}

/** `left operator right` where it is a step under the rules, else `undefined`. */
export function step(values: Values, operator: Operator, left: Rational, right: Rational): Rational | undefined {
  const result = operate(operator, left, right);
  return result !== undefined && isValue(values, result) ? result : undefined;
}

/** Whether a step may have this result: natural is a positive integer, integer any integer, rational everything. */
export function isValue(values: Values, result: Rational): boolean {
  return values === 'rational' || (isInteger(result) && (values === 'integer' || result > 0));
}

/** No integer where the exact result is none: such a quotient of integers below 2^53 never rounds to one. */
function operateOnDoubles(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}

/** As long as no product of the parts passes 2^53, doubles do; `undefined` where they do not. */
function operateOnSmallFractions(operator: Operator, left: Rational, right: Rational): Rational | undefined {
  const a = numeratorOf(left);
  const b = denominatorOf(left);
  const c = numeratorOf(right);
  const d = denominatorOf(right);
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number')
    return undefined;
  if ((Math.abs(a) + b) * (Math.abs(c) + d) > Number.MAX_SAFE_INTEGER) return undefined;
  switch (operator) {
    case '+':
      return ratio(a * d + c * b, b * d);
    case '-':
      return ratio(a * d - c * b, b * d);
    case '*':
      return ratio(a * c, b * d);
    case '/':
      return c === 0 ? undefined : ratio(c < 0 ? -a * d : a * d, Math.abs(b * c));
  }
}

/** numerator / denominator in its one form, integers below 2^53, the denominator 1 or more. */
export function ratio(numerator: number, denominator: number): Rational {
  const quotient = numerator / denominator;
  if (Number.isSafeInteger(quotient)) return quotient + 0;
  let divisor = denominator;
  for (let rest = Math.abs(numerator) % divisor; rest !== 0; ) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** numerator / denominator in its one form. */
function fraction(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError('a denominator of zero');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  if (denominator === divisor) return narrowed(numerator / divisor);
  return { numerator: narrowed(numerator / divisor), denominator: narrowed(denominator / divisor) };
}

/** Positive; `b` is not zero. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

function narrowed(value: bigint): Integer {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
