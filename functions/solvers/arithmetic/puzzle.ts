/**
 * The question of the numbers round.
 *
 * Glossary, used as names throughout the engine:
 * - *tile*: one given number; equal tiles are interchangeable.
 * - *target*: the number to reach.
 * - *distance*: |value − target|.
 * - *subset*: a multiset of tiles taken from those given.
 * - *room*: the tiles that are still free, so that a subset fits in it or not.
 */

/** The four operations, in the order in which they are always listed. */
export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A numbers game with its rules spelled out. */
export interface NumbersPuzzle {
  /** 1 to 10 integers from 1 to 1,000,000, ascending. */
  readonly numbers: readonly number[];
  /** An integer; the service takes 0 to 2^53 − 1, the engine its negatives too. */
  readonly target: number;
  /** Every step is a positive integer. */
  readonly values: 'natural';
  /** Each given number at most once; a single one is an answer. */
  readonly use: 'any';
  /** In the order of `OPERATORS`, without repeats, at least one. */
  readonly operations: readonly Operator[];
}

export const LIMITS = {
  numbers: { least: 1, most: 10 },
  number: { least: 1, most: 1_000_000 },
  target: { least: 0, most: Number.MAX_SAFE_INTEGER },
} as const;

/** The one form of a question: numbers ascending, operations in their order. Games with one canonical form have one answer. */
export function canonicalPuzzle(
  numbers: readonly number[],
  target: number,
  operations: readonly Operator[] = OPERATORS,
): NumbersPuzzle {
  return {
    numbers: [...numbers].sort((a, b) => a - b),
    target,
    values: 'natural',
    use: 'any',
    operations: OPERATORS.filter((operator) => operations.includes(operator)),
  };
}
