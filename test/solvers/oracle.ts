/** The known right answers of `test/oracles`, made with programs that are no part of this project. */

import { readFileSync } from 'node:fs';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';

export interface OracleLine {
  readonly numbers: readonly number[];
  readonly target: number;
  readonly distance: number;
  /** Every value at that distance, ascending. */
  readonly nearest: readonly number[];
  /** For each of them, the fewest given numbers that make it. */
  readonly fewestNumbers: readonly number[];
  /** Why the game is in the list. */
  readonly kind: string;
}

/** All lines of a file, in their order. */
export function oracleLines<Line>(file: string): Line[] {
  const text = readFileSync(new URL(`../oracles/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Best answers of the numbers round. */
export const ORACLE: readonly OracleLine[] = oracleLines('numbers.jsonl');

export interface Make24Line {
  readonly numbers: readonly Exact[];
  readonly target: Exact;
  readonly solvable: boolean;
  /** Whether every solution has a fraction, or a negative number, in a step before the last. */
  readonly needsFractions: boolean;
  readonly needsNegatives: boolean;
}

/** Hands of the 24 game, all of whose numbers are to be used. */
export const MAKE_24: readonly Make24Line[] = oracleLines('make24.jsonl');
