import type { Explanation } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import { askAlone, askAnyway } from '../../solving/ask-anyway.ts';
import { FIRST_BUDGET } from '../../solving/budgets.ts';
import type { CryptarithmAnswer } from '../../solving/cryptarithm-answer.ts';
import type { AnswerTo, Question } from '../../solving/question.ts';
import type { Reply } from '../numbers-game/service.ts';
import { apiAddressOf } from './address.ts';
import type { Asked } from './reading.ts';

/** How many solutions the service tells at most, and the browser always. */
export const STOCK = 1000;

/** The longest value that the service takes in a query, in characters as sent. */
const LONGEST_VALUE = 4500;

/** What the browser is asked. */
export const questionOf = (asked: Asked) => ({ find: 'digits', asked, limit: STOCK }) satisfies Question;

/** Whether a body has the parts of an answer. */
function isAnswer(body: unknown): body is CryptarithmAnswer {
  const { solutions, solutionCount, search } = (body ?? {}) as Partial<CryptarithmAnswer>;
  return Array.isArray(solutions) && Number(solutionCount) >= 0 && Boolean(search);
}

const isTooLong = (address: string) => address.split('&').some((value) => value.length > LONGEST_VALUE);

/** Asks for the solutions of a puzzle. @param limit how many are to be told, when not as many as usual */
export async function askDigits(asked: Asked, signal: AbortSignal, limit?: number): Promise<Reply<CryptarithmAnswer>> {
  const address = apiAddressOf(asked, limit);
  if (!isTooLong(address)) return askAnyway(address, questionOf(asked), isAnswer, signal);
  const answer = await askAlone(questionOf(asked), FIRST_BUDGET, signal);
  return isAnswer(answer) ? { ok: true, answer, isLocal: true } : { ok: false, failure: { code: 'unreachable' } };
}

/** Asks the browser how a person would find the digits. @returns undefined where there is nothing to tell */
export async function askExplanation(asked: Asked, signal: AbortSignal): Promise<Explanation | undefined> {
  const answer = await askAlone({ find: 'explanation', asked }, FIRST_BUDGET, signal);
  return (answer as AnswerTo<{ find: 'explanation'; asked: Asked }> | undefined)?.explanation ?? undefined;
}
