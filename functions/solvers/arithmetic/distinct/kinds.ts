/**
 * What a function of the tiles is, by the operation that is done last.
 *
 * Two solutions are the same when they are the same rational function of the given numbers. Such a function, in which each
 * tile stands once, is in one way only a tile, a sum of terms or a product of factors and divisors, up to the order of its
 * parts and to its sign: terms are tiles or products, factors are tiles or sums. So a function is kept with its parts in one
 * order, as *lists*, and without its sign, and there is nothing to remove afterwards:
 *
 * - A list of terms is a term or a head and a list, the rest; no term of the rest comes after the head in the table. Lists of
 *   factors are the same.
 * - A sum is a list of two terms or more, or the difference of two lists, in whichever order: the other is its negative.
 * - A product is a list of two factors or more, or the quotient of two lists. 1/(ab) is none: a quotient has a numerator.
 *
 * A function is *null* when it is its own negative once equal tiles are swapped: 5 − 5, (5 − 5) · 7. Its value is zero. As a
 * term it has no sign that matters, and so it stands apart from the lists of terms: in a list of null terms, which any other
 * function can be *padded* with.
 */
export type Kind = number;

/** The functions of a subset stand in this order, so that all that can be a part of something stand together. */
export const QUOTIENT: Kind = 0;
/** A list of two factors or more. */
export const PRODUCT: Kind = 1;
export const TILE: Kind = 2;
/** A list of two terms or more. */
export const SUM: Kind = 3;
export const DIFFERENCE: Kind = 4;
/** A function and a list of null terms. */
export const PADDED: Kind = 5;
/** A list of two null terms or more. */
export const NULL_SUM: Kind = 6;
export const NULL_PRODUCT: Kind = 7;
export const NULL_QUOTIENT: Kind = 8;

export const KIND_COUNT = 9;

/** Kinds from `first` to `last`. */
export interface Kinds {
  readonly first: Kind;
  readonly last: Kind;
}

export const ALL: Kinds = { first: QUOTIENT, last: NULL_QUOTIENT };
export const TERMS: Kinds = { first: QUOTIENT, last: TILE };
export const TERM_LISTS: Kinds = { first: QUOTIENT, last: SUM };
export const FACTORS: Kinds = { first: TILE, last: NULL_SUM };
export const FACTOR_LISTS: Kinds = { first: PRODUCT, last: NULL_PRODUCT };
export const NULL_TERMS: Kinds = { first: NULL_PRODUCT, last: NULL_QUOTIENT };
export const NULL_LISTS: Kinds = { first: NULL_SUM, last: NULL_QUOTIENT };
/** What null terms may pad: what has none. */
export const UNPADDED: Kinds = { first: QUOTIENT, last: DIFFERENCE };

export function includes({ first, last }: Kinds, kind: Kind): boolean {
  return first <= kind && kind <= last;
}

/** Lists of two terms or more. */
export const SUMS: Kinds = { first: SUM, last: SUM };

/**
 * The signs that a function can be written with, as bits. The table knows it without sign, its tiles as magnitudes; as
 * written, a tile has the sign that is given, a term may be added or subtracted, and a factor keeps its sign.
 */
export const PLUS = 1;
export const MINUS = 2;
