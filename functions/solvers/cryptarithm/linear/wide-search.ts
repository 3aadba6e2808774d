import type { Budget } from '../../budget.ts';
import type { FreeVariables } from '../free-variables.ts';
import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import type { LinearForm } from './linear-form.ts';
import { modulo, modulusOf, residue, type WidePlace, widePlaces } from './wide-places.ts';

/** How far a sum of doubles may be off, in parts of all its terms can come to: rounding of some hundred additions. */
const ROUNDING = 2 ** -44;

/** Units of a node: its bounds are reckoned anew from the digits left. */
const UNITS_OF_NODE = 12;

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
  free: FreeVariables,
  store: SolutionStore,
  budget: Budget,
): void {
  const { base, letters } = puzzle;
  const modulus = modulusOf(base);
  const places = widePlaces(puzzle, form, modulus);
  const slack = form.exact ? ROUNDING * sizeOf(form, base) : 0;
  const isUsed = new Uint8Array(base);
  const solution = new Array<number>(puzzle.allowed.length).fill(0);

  const visit = (at: number, rest: number, low: number): boolean => {
    if (!budget.spend(UNITS_OF_NODE)) return false;
    if (at === places.length) {
      if (!isSolved(form, solution)) return true;
      if (free.isEmpty) store.add(solution);
      else free.complete(solution, store, budget);
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

/** What the variables after a place can come to with the digits left, by the rearrangement inequality. */
function boundsAfter(
  { positives, negatives, wildLow, wildHigh }: WidePlace,
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

/** What the terms can come to in all, without their signs. */
function sizeOf({ coefficients, constant }: LinearForm, base: number): number {
  return coefficients.reduce((sum, coefficient) => sum + Math.abs(coefficient) * base, Math.abs(constant));
}
