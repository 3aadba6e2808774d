/** The known right answers of `test/oracles/numbers.jsonl`, made with programs that are no part of this project. */

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

/** All lines, in their order. */
export const ORACLE: readonly OracleLine[] = readFileSync(new URL('../oracles/numbers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
