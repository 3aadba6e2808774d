/** What a puzzle made of words is. */
export const MADE_KINDS = ['sum', 'product'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** A sum or a product of words that may have a solution: words by their places in a `WordList`. */
export interface Candidate {
  readonly kind: MadeKind;
  /** The addends or factors, none shorter than the one before. */
  readonly parts: readonly number[];
  readonly total: number;
}
