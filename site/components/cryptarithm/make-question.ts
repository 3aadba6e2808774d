import { WORK_PER_MILLISECOND } from '../../../functions/solvers/budget.ts';
import type { MakeOptions } from '../../../functions/solvers/cryptarithm/make/puzzles-from.ts';
import type { Words } from '../../../functions/solvers/cryptarithm/make/read-words.ts';

/** What a browser is asked to make. */
export interface MakeQuestion {
  readonly words: Words;
  readonly options: MakeOptions;
}

/** The base in which puzzles are made here: people play them in no other. */
export const MAKE_BASE = 10;

/** Units of work after which a search ends: some twenty seconds of a small machine, in which a long list gives thousands. */
export const MAKE_BUDGET = 20_000 * WORK_PER_MILLISECOND;

/** Puzzles that are shown at most, the nicest of all that are found. */
export const MOST_SHOWN = 24;

/** The words of a text: what stands between spaces, commas, semicolons and ends of lines. `ten = 10` is one. */
export function wordsIn(text: string): readonly string[] {
  return text
    .replaceAll(/\s*=\s*/g, '=')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
}
