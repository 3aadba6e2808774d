import type { Cryptarithm } from '../puzzle.ts';
import type { LinearForm } from './linear-form.ts';
import { addBefore, clearBounds, LARGEST_MASKED_BASE } from './masked-bounds.ts';
import { orderGreedily } from './order.ts';

/**
 * How the letters are gone through in a search by masks, by place in the order. One search at a time has these tables: they
 * are written anew for each, so that a small puzzle costs no memory at all.
 */

/** The letter at each place. */
export const order = new Int32Array(LARGEST_MASKED_BASE);
export const step = new Float64Array(LARGEST_MASKED_BASE);
/** The greatest common divisor of the coefficients after each place: what remains for them is a multiple of it. */
export const divisor = new Float64Array(LARGEST_MASKED_BASE);
/** The digits that the letter may be. */
export const allowed = new Int32Array(LARGEST_MASKED_BASE);

const coefficients = new Float64Array(LARGEST_MASKED_BASE);
const powers = new Float64Array(LARGEST_MASKED_BASE);

/** Sets the tables for a form. @returns how many letters have a coefficient that is not zero: the places of the order. */
export function plan({ allowed: allowedDigits, base }: Cryptarithm, form: LinearForm): number {
  let count = 0;
  let fixed = 0;
  for (let letter = 0; letter < allowedDigits.length; letter++) {
    const coefficient = form.coefficients[letter]!;
    if (coefficient === 0) continue;
    coefficients[letter] = coefficient;
    powers[letter] = powerIn(coefficient, base);
    order[count] = letter;
    // A letter whose digit is known comes first.
    if (allowedDigits[letter]!.length <= 1) {
      order[count] = order[fixed]!;
      order[fixed++] = letter;
    }
    count++;
  }
  orderGreedily(coefficients, powers, fixed, order, count);
  let common = 0;
  clearBounds(count);
  for (let at = count - 1; at >= 0; at--) {
    const coefficient = coefficients[order[at]!]!;
    step[at] = coefficient;
    divisor[at] = common;
    common = greatestCommonDivisor(common, Math.abs(coefficient));
    allowed[at] = maskOf(allowedDigits[order[at]!]!);
    if (at > 0) addBefore(at, coefficient);
  }
  return count;
}

function powerIn(coefficient: number, base: number): number {
  let power = 1;
  for (let quotient = coefficient / base; quotient === Math.floor(quotient); quotient /= base) power *= base;
  return power;
}

function greatestCommonDivisor(left: number, right: number): number {
  if (left === 1) return 1;
  while (right !== 0) {
    const rest = left - Math.floor(left / right) * right;
    left = right;
    right = rest;
  }
  return left;
}

function maskOf(digits: readonly number[]): number {
  let mask = 0;
  for (const digit of digits) mask |= 1 << digit;
  return mask;
}
