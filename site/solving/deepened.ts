import { answerTo } from './answer-to.ts';
import { isFull } from './budgets.ts';
import { isBetter, type SearchAnswer } from './is-better.ts';
import type { AnswerTo, Question } from './question.ts';
import { WatchedBudget } from './watched-budget.ts';

/** What is asked of a browser. */
export interface Asked {
  readonly question: Question;
  /** Units of work allowed, round by round. */
  readonly budgets: readonly number[];
  /** What is shown already: only what is better is told. */
  readonly shown?: SearchAnswer | undefined;
}

/** How far a search has come. */
export interface Progress {
  /** From 1 on. */
  readonly round: number;
  readonly rounds: number;
  /** Units of work spent in this round, and allowed in it. */
  readonly spent: number;
  readonly limit: number;
}

/** What a round came to. */
export interface Round {
  /** The answer, where it is worth showing. */
  readonly answer?: AnswerTo;
  /** Units of work spent in it; what takes no search takes none. */
  readonly work: number;
}

/**
 * Searches again and again, each time with the next budget, until an answer is proven, no larger budget would help, or the last
 * budget is spent.
 * @param onProgress called now and then while a round goes on, and when it begins
 */
export function* deepened(
  { question, budgets, shown }: Asked,
  onProgress: (progress: Progress) => void,
): Generator<Round> {
  let best = shown;
  for (const [place, limit] of budgets.entries()) {
    const tell = (spent: number) => onProgress({ round: place + 1, rounds: budgets.length, spent, limit });
    tell(0);
    const answer = answerTo(question, new WatchedBudget(limit, tell));
    if (!('search' in answer)) return yield { answer, work: 0 };
    const { search } = answer;
    if (!best || isBetter(answer, best)) {
      best = answer;
      yield { answer, work: search.work };
    } else yield { work: search.work };
    if (search.complete || isFull(search)) return;
  }
}
