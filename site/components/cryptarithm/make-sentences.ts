import type { WordFault } from '../../../functions/solvers/cryptarithm/make/read-words.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { MOST_SHOWN } from './make-question.ts';

/** The texts that the script of the maker of puzzles needs. */
export interface MakeTexts {
  readonly makePuzzle: Omit<Texts['makePuzzle'], 'lists'>;
}

/** How a search ended: all was tried, or its limit came first, or the reader. */
export type MakeEnding = 'complete' | 'limit' | 'stopped';

/** What is wrong with the first word that is none. */
export function wordFaultOf(fault: WordFault, texts: MakeTexts, wording: Wording): string {
  return wording.fill(texts.makePuzzle.faults[fault.code], { ...fault });
}

/** How many puzzles there are while the search goes on. */
export function makingOf(count: number, texts: MakeTexts, wording: Wording): string {
  return wording.many(texts.makePuzzle.soFar, count);
}

/** What came of it. */
export function madeOf(count: number, ending: MakeEnding, texts: MakeTexts, wording: Wording): string {
  if (count === 0) return texts.makePuzzle.none[ending];
  const found =
    ending === 'complete'
      ? wording.many(texts.makePuzzle.found, count)
      : wording.many(texts.makePuzzle.foundSoFar, count);
  return count > MOST_SHOWN ? `${found} ${wording.fill(texts.makePuzzle.shown, { n: MOST_SHOWN })}` : found;
}

/** A puzzle as it is read, with room between its words: `SEND + MORE = MONEY`. */
export function spaced(puzzle: string): string {
  return puzzle.replaceAll(/[+=]/g, ' $& ').replaceAll('*', ' × ');
}
