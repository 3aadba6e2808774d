import { type Sum, sumOf } from '../../../../functions/solvers/cryptarithm/history/sum.ts';
import type { Cryptarithm } from '../../../../functions/solvers/cryptarithm/puzzle.ts';
import { readPuzzle } from '../../../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../../../functions/solvers/cryptarithm/rules.ts';

/** Sums to choose from: with one solution or with seven, of two addends and of three. */
export const RACE_PUZZLES = [
  'SEND+MORE=MONEY',
  'TWO+TWO=FOUR',
  'FORTY+TEN+TEN=SIXTY',
  'DOS+DOS+TRES=SIETE',
  'PERRO+GATO=AMIGOS',
  'DONALD+GERALD=ROBERT',
] as const;

/** What is shown at once of a sum, on a phone too. */
export const MOST_ROWS = 5;
export const MOST_PLACES = 9;

const BASE = 10;

/** Why a text is nothing to race on. */
export type RaceFault = 'unreadable' | 'tooManyLetters' | 'notSum' | 'tooLarge';

/** A sum to race on. */
export interface RacePuzzle extends Sum {
  readonly puzzle: Cryptarithm;
}

/** Reads a sum of letters in base 10, or tells why it is none. */
export function readRacePuzzle(text: string): RacePuzzle | RaceFault {
  const reading = readPuzzle(text, BASE);
  if (reading.fault) return reading.fault.code === 'too-many-letters' ? 'tooManyLetters' : 'unreadable';
  const sum = sumOf(reading.puzzle);
  if (!sum || reading.puzzle.wildcards > 0) return 'notSum';
  const isSmall = sum.addends.length <= MOST_ROWS && [...sum.addends, sum.total].every(isShort);
  return isSmall ? { ...sum, puzzle: cryptarithm(reading.puzzle) } : 'tooLarge';
}

const isShort = ({ length }: { readonly length: number }) => length <= MOST_PLACES;
