import type { Operator } from '../puzzle.ts';

/**
 * A merge puts the result of an operation on two cards of a hand in their place. It is packed in two bytes, never 0: the places
 * of the two cards, 4 bits each, and above them what joins them.
 */
export type Merge = number;

/** Two operands and an operation, the second operand first where it is reversed. */
interface Join {
  readonly operator: Operator;
  readonly reversed: boolean;
}

/** The six results of two cards: of ascending cards, those that are most often a card themselves come first. */
export const JOINS: readonly Join[] = [
  { operator: '+', reversed: false },
  { operator: '-', reversed: true },
  { operator: '*', reversed: false },
  { operator: '/', reversed: true },
  { operator: '-', reversed: false },
  { operator: '/', reversed: false },
];

/** The result of the join at a place of `JOINS`: NaN or infinite for a division by zero. */
export function joinCards(join: number, first: number, second: number): number {
  switch (join) {
    case 0:
      return first + second;
    case 1:
      return second - first;
    case 2:
      return first * second;
    case 3:
      return second / first;
    case 4:
      return first - second;
    default:
      return first / second;
  }
}

/** @param first, second places of the two cards, below 16. */
export function pack(join: number, first: number, second: number): Merge {
  return ((join + 1) << 8) | (first << 4) | second;
}

export function unpack(merge: Merge): { readonly join: number; readonly first: number; readonly second: number } {
  return { join: (merge >> 8) - 1, first: (merge >> 4) & 15, second: merge & 15 };
}
