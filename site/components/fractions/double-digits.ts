import { denominatorOf, numeratorOf, type Rational } from '../../../functions/solvers/arithmetic/rational.ts';

/** A double in full: its sign, and all digits of its value with a point, of which the first `right` are those of the exact one. */
export interface Digits {
  readonly sign: string;
  readonly digits: string;
  /** How many characters of `digits` are right: all of them where the double is exact. */
  readonly right: number;
}

/**
 * The digits of a double's value, none left out: every double is an integer over a power of two, and so ends.
 * 8/3 as a double is 2.666666666666666518636930049979127943515777587890625.
 *
 * @param double finite
 * @param exact what it should be; undefined where there is no such value
 */
export function digitsOf(double: number, exact: Rational | undefined): Digits {
  let whole = Math.abs(double);
  let places = 0;
  // Doubling is exact, so that what is an integer in the end is the numerator.
  for (; !Number.isInteger(whole); places++) whole *= 2;
  const digits = pointed(BigInt(whole) * 5n ** BigInt(places), places);
  const sign = double < 0 ? '−' : '';
  return { sign, digits, right: exact === undefined ? digits.length : rightDigits(double, digits, places, exact) };
}

/** How many characters of a double's digits are right. */
function rightDigits(double: number, digits: string, places: number, exact: Rational): number {
  const [numerator, denominator] = [BigInt(numeratorOf(exact)), BigInt(denominatorOf(exact))];
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places);
  if (numerator < 0n !== double < 0) return 0;
  const truth = pointed(scaled / denominator, places);
  if (truth === digits && scaled % denominator === 0n) return digits.length;
  if (truth.length !== digits.length) return 0;
  const wrong = [...digits].findIndex((digit, place) => digit !== truth[place]);
  return wrong < 0 ? digits.length : wrong;
}

/** An integer over a power of ten, written with a point. */
function pointed(integer: bigint, places: number): string {
  if (places === 0) return `${integer}`;
  const text = `${integer}`.padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}
