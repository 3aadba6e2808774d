import type { Budget } from '../../budget.ts';
import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import type { FreeLetters } from './free-letters.ts';
import { isCancelled, type LinearForm } from './linear-form.ts';
import { orderGreedily } from './order.ts';

/** A power of the base up to this has its multiples tested in doubles. */
const LARGEST_MODULUS = 2 ** 45;
/** How far a sum of doubles may be off, in parts of all its terms can come to: rounding of some hundred additions. */
const ROUNDING = 2 ** -44;

/** Units of a node: its bounds are reckoned anew from the digits left. */
const UNITS_OF_NODE = 12;

/** A variable at its place in the order. */
interface Place {
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

/**
 * All solutions of any linear form, in any base, with wildcards and words of any length: as in `searchMasked`, but without
 * tables, and with each value in two parts where doubles would lie: about how much, and exactly how much modulo a power of the
 * base. What both let pass is tested exactly at the end.
 *
 * @param free the variables that cancel out.
 */
export function searchWide(
  puzzle: Cryptarithm,
  form: LinearForm,
  free: FreeLetters,
  store: SolutionStore,
  budget: Budget,
): void {
  const { base, letters } = puzzle;
  const modulus = modulusOf(base);
  const places = placesOf(puzzle, form, modulus);
  const slack = form.exact ? ROUNDING * sizeOf(form, base) : 0;
  const isUsed = new Uint8Array(base);
  const solution = new Array<number>(puzzle.allowed.length).fill(0);

  const visit = (at: number, rest: number, low: number): boolean => {
    if (!budget.spend(UNITS_OF_NODE)) return false;
    if (at === places.length) {
      if (!isSolved(form, solution)) return true;
      if (free.isEmpty) store.add(solution);
      else free.complete(solution, store);
      return true;
    }
    const place = places[at]!;
    const { least, most } = boundsAfter(place, isUsed);
    for (const digit of place.digits) {
      if (place.isLetter && isUsed[digit]) continue;
      const next = rest - place.coefficient * digit;
      if (next < least - slack || next > most + slack) continue;
      const nextLow = modulo(low - place.low * digit, modulus);
      if (nextLow % place.power !== 0) continue;
      solution[place.variable] = digit;
      if (place.isLetter) isUsed[digit] = 1;
      const goesOn = visit(at + 1, next, nextLow);
      if (place.isLetter) isUsed[digit] = 0;
      if (!goesOn) return false;
    }
    return true;
  };
  if (letters.length > base) return;
  visit(0, -form.constant, residue(form.exact ? -form.exact.constant : -form.constant, modulus));
}

function placesOf(puzzle: Cryptarithm, form: LinearForm, modulus: number): Place[] {
  const { base, allowed, letters } = puzzle;
  const lows = form.coefficients.map((coefficient, at) =>
    residue(form.exact?.coefficients[at] ?? coefficient, modulus),
  );
  const order = orderOf(puzzle, form, lows, modulus);
  const places: Place[] = [];
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

/** What the variables after a place can come to with the digits left, by the rearrangement inequality. */
function boundsAfter(
  { positives, negatives, wildLow, wildHigh }: Place,
  isUsed: Uint8Array,
): { least: number; most: number } {
  let least = wildLow;
  let most = wildHigh;
  let smallest = -1;
  let largest = isUsed.length;
  const ranks = Math.max(positives.length, negatives.length);
  for (let rank = 0; rank < ranks; rank++) {
    do smallest++;
    while (isUsed[smallest] === 1);
    do largest--;
    while (isUsed[largest] === 1);
    const positive = positives[rank] ?? 0;
    const negative = negatives[rank] ?? 0;
    least += positive * smallest - negative * largest;
    most += positive * largest - negative * smallest;
  }
  return { least, most };
}

function isSolved({ coefficients, constant, exact }: LinearForm, digits: readonly number[]): boolean {
  if (!exact) return coefficients.reduce((sum, coefficient, at) => sum + coefficient * digits[at]!, constant) === 0;
  return (
    exact.coefficients.reduce((sum, coefficient, at) => sum + coefficient * BigInt(digits[at]!), exact.constant) === 0n
  );
}

/** The largest power of the base up to `LARGEST_MODULUS`: times a digit it is still exact. */
function modulusOf(base: number): number {
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

function residue(value: number | bigint, modulus: number): number {
  if (typeof value === 'number') return modulo(value, modulus);
  return modulo(Number(value % BigInt(modulus)), modulus);
}

/** The remainder, 0 or more; of an exact value. */
function modulo(value: number, modulus: number): number {
  const rest = value % modulus;
  return rest < 0 ? rest + modulus : rest + 0;
}

/** What the terms can come to in all, without their signs. */
function sizeOf({ coefficients, constant }: LinearForm, base: number): number {
  return coefficients.reduce((sum, coefficient) => sum + Math.abs(coefficient) * base, Math.abs(constant));
}
