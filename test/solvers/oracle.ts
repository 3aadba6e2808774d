/** The known right answers of `test/oracles`, made with programs that are no part of this project. */

import { readFileSync } from 'node:fs';

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
