import type { Cryptarithm } from '../puzzle.ts';
import { isCancelled, type LinearForm } from './linear-form.ts';
import { orderGreedily } from './order.ts';

/** A power of the base up to this has its multiples tested in doubles. */
const LARGEST_MODULUS = 2 ** 45;
/** A variable at its place in the order. */
export interface WidePlace {
  readonly variable: number;
  readonly isLetter: boolean;
  readonly coefficient: number;
  /** The coefficient modulo `modulus`, 0 or more. */
  readonly low: number;
  readonly digits: readonly number[];
  /** After this place: the largest power of the base up to the modulus that divides all coefficients. */
  readonly power: number;
  /** After this place: the coefficients of letters, the positive ones, and the negative ones without their sign, descending. */
  readonly positives: readonly number[];
  readonly negatives: readonly number[];
  /** After this place: what the wildcards come to, at least and at most. */
  readonly wildLow: number;
  readonly wildHigh: number;
}

/** The variables in the order in which they are given digits, those that cancel out not among them. */
export function widePlaces(puzzle: Cryptarithm, form: LinearForm, modulus: number): WidePlace[] {
  const { base, allowed, letters } = puzzle;
  const lows = form.coefficients.map((coefficient, at) =>
    residue(form.exact?.coefficients[at] ?? coefficient, modulus),
  );
  const order = orderOf(puzzle, form, lows, modulus);
  const places: WidePlace[] = [];
  let power = modulus;
  let [positives, negatives]: [number[], number[]] = [[], []];
  let [wildLow, wildHigh] = [0, 0];
  for (const variable of order.toReversed()) {
    const coefficient = form.coefficients[variable]!;
    const digits = allowed[variable]!;
    const isLetter = variable < letters.length;
    const low = lows[variable]!;
    places.unshift({ variable, isLetter, coefficient, low, digits, power, positives, negatives, wildLow, wildHigh });
    power = Math.min(power, powerIn(low, base, modulus));
    if (!isLetter) {
      const ends = [coefficient * (digits[0] ?? 0), coefficient * (digits.at(-1) ?? 0)];
      wildLow += Math.min(...ends);
      wildHigh += Math.max(...ends);
    } else if (coefficient > 0) positives = [...positives, coefficient].sort((left, right) => right - left);
    else negatives = [...negatives, -coefficient].sort((left, right) => right - left);
  }
  return places;
}

/** The variables that do not cancel out, those whose digit is known first. */
function orderOf({ base, allowed }: Cryptarithm, form: LinearForm, lows: readonly number[], modulus: number): number[] {
  const variables = allowed.map((_, variable) => variable).filter((variable) => !isCancelled(form, variable));
  const known = variables.filter((variable) => allowed[variable]!.length <= 1);
  const order = Int32Array.from([...known, ...variables.filter((variable) => allowed[variable]!.length > 1)]);
  const powers = Float64Array.from(lows, (low) => powerIn(low, base, modulus));
  orderGreedily(Float64Array.from(form.coefficients), powers, known.length, order, order.length);
  return [...order];
}

/** The largest power of the base up to `LARGEST_MODULUS`: times a digit it is still exact. */
export function modulusOf(base: number): number {
  let modulus = base;
  while (modulus * base <= LARGEST_MODULUS) modulus *= base;
  return modulus;
}

/** The largest power of the base that divides a residue: the modulus itself divides 0. */
function powerIn(low: number, base: number, modulus: number): number {
  let power = 1;
  while (power < modulus && low % (power * base) === 0) power *= base;
  return power;
}

/** The remainder of a value, 0 or more, exact. */
export function residue(value: number | bigint, modulus: number): number {
  if (typeof value === 'number') return modulo(value, modulus);
  return modulo(Number(value % BigInt(modulus)), modulus);
}

/** The remainder of an integer below 2^53, 0 or more. */
export function modulo(value: number, modulus: number): number {
  const rest = value % modulus;
  return rest < 0 ? rest + modulus : rest + 0;
}
