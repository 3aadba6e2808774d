import { OPERATORS, type Operator } from '../puzzle.ts';

/** What made a value: 0 for a tile, else 1 + the place of the operator in `OPERATORS`. */
export const TILE = 0;
export const SUM = 1;
export const DIFFERENCE = 2;
export const PRODUCT = 3;
export const QUOTIENT = 4;

/** What an operator makes. */
export function madeBy(operator: Operator): number {
  return 1 + OPERATORS.indexOf(operator);
}

/** The operator that made a value; `undefined` for a tile. */
export function operatorOf(made: number): Operator | undefined {
  return made === TILE ? undefined : OPERATORS[made - 1];
}

/** One number for what made a value and for the entry, up to 2^28, that it was made with besides the one at hand. */
export function originOf(entry: number, made: number): number {
  return (entry << 3) | made;
}

/** What made a value with such an origin. */
export function madeIn(origin: number): number {
  return origin & 7;
}

/** The entry in an origin. */
export function entryIn(origin: number): number {
  return origin >> 3;
}
