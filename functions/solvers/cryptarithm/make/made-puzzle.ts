import type { Digits } from '../puzzle.ts';
import type { MadeKind } from './candidate.ts';

/** A puzzle made of words, with its only solution. */
export interface MadePuzzle {
  /** `SEND+MORE=MONEY` */
  readonly puzzle: string;
  readonly kind: MadeKind;
  /** How many words it has before the `=`. */
  readonly parts: number;
  /** In the order in which they are first met. */
  readonly letters: readonly string[];
  /** The digit of each letter. */
  readonly digits: Digits;
  /** `9567+1085=10652` */
  readonly equation: string;
  /** Whether it is true of the numbers that its words mean, too, as TWO+TWO=FOUR is. */
  readonly isTrueInWords: boolean;
  /** Whether its letters stand for all digits of the base. */
  readonly usesAllDigits: boolean;
  /** Units of work that proved its solution the only one. */
  readonly work: number;
}

/**
 * The order in which made puzzles are told, nicest first: those that are true in words as well, then those that use all
 * digits, then the fewest words, sums before products, the least work to prove (what narrows soon for a search does for a
 * person as well), and at last by text, code unit by code unit.
 */
export function compareMade(left: MadePuzzle, right: MadePuzzle): number {
  return (
    Number(right.isTrueInWords) - Number(left.isTrueInWords) ||
    Number(right.usesAllDigits) - Number(left.usesAllDigits) ||
    left.parts - right.parts ||
    Number(left.kind === 'product') - Number(right.kind === 'product') ||
    left.work - right.work ||
    (left.puzzle < right.puzzle ? -1 : 1)
  );
}
