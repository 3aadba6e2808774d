import type { Operator } from './puzzle.ts';
import { isInteger, type Rational } from './rational.ts';

/** What a step takes at least, besides its digits. */
const STEP_EFFORT = 3;

/** What a fraction, or a number below zero, adds for each operand. */
const FRACTION_EFFORT = 4;
const NEGATIVE_EFFORT = 2;

/** Where digits are too many to be worked in the head, so that it hardly matters how many more there are. */
const HOPELESS_EFFORT = 100;

/**
 * How hard a step is in the head, as an integer: three for the step itself, which has to be found and its result kept in mind,
 * and the digits that have to be worked, by the schoolbook methods.
 *
 * - A sum takes one for each digit of the operand that has fewer of them, zeros not counted, and one for each carry:
 *   700 + 25 takes 1, 68 + 57 takes 4, each with three for the step.
 * - A difference takes the same with borrows, and one more: counting back is harder than counting on.
 * - A product takes two for each pair of digits of its operands, zeros not counted: 75 · 8 takes 4, 25 · 37 takes 8; or 1 when
 *   it is times 1, 10, 100 and so on.
 * - A quotient takes what the product that undoes it takes, and one more.
 * - An operand that is a fraction adds 4 and makes it a step between the numerators and denominators; one below zero adds 2.
 *
 * What a solution takes is the sum over its steps. The measure orders solutions and grades games; it has no unit.
 */
export function stepEffort(operator: Operator, left: Rational, right: Rational, result: Rational): number {
  if (typeof left === 'number' && typeof right === 'number' && typeof result === 'number') {
    if (left >= 0 && right >= 0 && result >= 0) return plainEffort(operator, left, right, result);
  }
  const [a, b, c] = [left, right, result].map(magnitude) as [number, number, number];
  const effort = a + b + c > Number.MAX_SAFE_INTEGER ? HOPELESS_EFFORT : plainEffort(operator, a, b, c);
  return effort + burden(left) + burden(right) + (isInteger(result) ? 0 : FRACTION_EFFORT);
}

function plainEffort(operator: Operator, left: number, right: number, result: number): number {
  return STEP_EFFORT + digitEffort(operator, left, right, result);
}

function digitEffort(operator: Operator, left: number, right: number, result: number): number {
  switch (operator) {
    case '+':
      return sumEffort(left, right);
    case '-':
      return left >= right ? sumEffort(result, right) + 1 : sumEffort(left, result) + 1;
    case '*':
      return productEffort(left, right);
    case '/':
      return productEffort(result, right) + 1;
  }
}

/** Digits of the operand that has fewer of them that are not zero, and carries; 1 at least. */
function sumEffort(left: number, right: number): number {
  let digits = 0;
  let otherDigits = 0;
  let carries = 0;
  let carry = 0;
  while (left > 0 || right > 0) {
    const a = left % 10;
    const b = right % 10;
    if (a > 0) digits++;
    if (b > 0) otherDigits++;
    carry = a + b + carry > 9 ? 1 : 0;
    carries += carry;
    left = (left - a) / 10;
    right = (right - b) / 10;
  }
  return Math.max(1, Math.min(digits, otherDigits) + carries);
}

function productEffort(left: number, right: number): number {
  return isPowerOfTen(left) || isPowerOfTen(right) ? 1 : Math.max(1, 2 * digitsOf(left) * digitsOf(right));
}

function isPowerOfTen(value: number): boolean {
  while (value >= 10 && value % 10 === 0) value /= 10;
  return value === 1;
}

/** How many digits are not zero. */
function digitsOf(value: number): number {
  let digits = 0;
  while (value > 0) {
    const digit = value % 10;
    if (digit > 0) digits++;
    value = (value - digit) / 10;
  }
  return digits;
}

/** A number of digits like those of the value: for a fraction, the larger of its parts. */
function magnitude(value: Rational): number {
  if (isInteger(value)) return Math.abs(Number(value));
  return Math.max(Math.abs(Number(value.numerator)), Number(value.denominator));
}

function burden(operand: Rational): number {
  if (!isInteger(operand)) return FRACTION_EFFORT;
  return operand < 0 ? NEGATIVE_EFFORT : 0;
}
