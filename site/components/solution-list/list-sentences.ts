import type { AllAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';

/** How many distinct solutions there are, of what kind. */
export function countOf({ best, solutionCount, search }: AllAnswer, texts: GameTexts, wording: Wording): string {
  if (!best) return search.complete ? texts.verdict.none : texts.verdict.noneFound;
  if (best.distance === 0) {
    return search.complete
      ? wording.many(texts.solutions.count, solutionCount)
      : wording.many(texts.solutions.found, solutionCount);
  }
  const values = { distance: wording.count(best.distance) };
  return search.complete
    ? wording.many(texts.solutions.near, solutionCount, values)
    : wording.many(texts.solutions.nearFound, solutionCount, values);
}

/** What there is to know of the list: its order, that it may go on, or why it is empty. */
export function noteOf({ best, solutionCount, search }: AllAnswer, texts: GameTexts, wording: Wording): string {
  if (!best) return search.complete ? texts.proof.none : texts.proof.noneUnproven;
  return search.complete ? wording.many(texts.solutions.order, solutionCount) : texts.solutions.unproven;
}
