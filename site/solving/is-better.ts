import type { AllAnswer, BestAnswer, Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { compare, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import type { Reach } from '../components/reach/ask-reach.ts';
import type { CryptarithmAnswer } from './cryptarithm-answer.ts';

/** An answer that a search gave, and that may be unproven. */
export type SearchAnswer = BestAnswer | AllAnswer | Reach | CryptarithmAnswer;

const compared = (a: Exact, b: Exact) => compare(rationalOf(a), rationalOf(b));

/** How a best answer stands to another: below zero when it is nearer, or as near with fewer numbers. */
function orderOf({ best: a }: BestAnswer, { best: b }: BestAnswer): number {
  if (!a || !b) return Number(a === null) - Number(b === null);
  return compared(a.distance, b.distance) || a.numbersUsed - b.numbersUsed;
}

const countOf = (answer: BestAnswer | AllAnswer) =>
  'solutionCount' in answer ? answer.solutionCount : answer.nearest.length;

/**
 * Whether an answer is worth showing in the place of another to the same question: it is proven, or it found something
 * better, or more.
 */
export function isBetter(next: SearchAnswer, shown: SearchAnswer): boolean {
  if (next.search.complete) return true;
  if ('targets' in next || 'targets' in shown) {
    return 'targets' in next && 'targets' in shown && next.reachedCount > shown.reachedCount;
  }
  if ('unique' in next || 'unique' in shown) {
    return 'unique' in next && 'unique' in shown && BigInt(next.solutionCount) > BigInt(shown.solutionCount);
  }
  const order = orderOf(next, shown);
  return order < 0 || (order === 0 && countOf(next) > countOf(shown));
}
