import type { Explanation } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Wording } from '../../i18n/wording.ts';
import { deductionSentence, outcomeSentence } from './deduction-sentences.ts';
import type { CryptarithmTexts } from './sentences.ts';

/** What is said before the first deduction, and with each of them; with the last, also what they come to. */
export function explanationSentences(
  explanation: Explanation,
  puzzle: Puzzle,
  texts: CryptarithmTexts,
  wording: Wording,
): readonly string[] {
  const start = wording.many(texts.cryptarithm.explanation.start, puzzle.letters.length);
  const told = explanation.deductions.map((deduction) => deductionSentence(deduction, puzzle, texts, wording));
  const last = told.pop();
  const outcome = outcomeSentence(explanation, puzzle, texts, wording);
  return last === undefined ? [start] : [start, ...told, `${last} ${outcome}`];
}
