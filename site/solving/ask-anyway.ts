import { askService, type Failure, type Reply } from '../components/numbers-game/service.ts';
import { askBrowser } from './ask-browser.ts';
import { FIRST_BUDGET } from './budgets.ts';
import type { Question } from './question.ts';

/** Whether a failure says nothing of the question: the browser can answer it as well. */
function isOutOfReach(failure: Failure): boolean {
  const { code } = failure;
  return (
    code === 'offline' || code === 'unreachable' || code === 'crowded' || (code === 'broken' && failure.status >= 500)
  );
}

/**
 * The answer of the browser alone.
 * @param budget units of work it may take; the same budget has the same answer always
 * @returns undefined when the browser fails, too
 */
export async function askAlone(question: Question, budget: number, signal: AbortSignal): Promise<unknown> {
  let answer: unknown;
  const onRound = (round: { readonly answer?: unknown }) => {
    answer = round.answer;
  };
  await askBrowser({ question, budgets: [budget] }, { onRound }, signal).catch(() => signal.throwIfAborted());
  return answer;
}

/**
 * Asks the service, and the browser itself where the service is out of reach.
 * @param address path and query of the question
 * @param question the same for the browser; undefined where there is none that it could answer
 * @param isAnswer whether a body has the parts of an answer
 * @param signal gives the question up; the promise then rejects with its reason, and in no other case
 */
export async function askAnyway<Answer>(
  address: string,
  question: Question | undefined,
  isAnswer: (body: unknown) => body is Answer,
  signal: AbortSignal,
): Promise<Reply<Answer>> {
  const reply = await askService(address, isAnswer, signal);
  if (reply.ok || !question || !isOutOfReach(reply.failure)) return reply;
  const answer = await askAlone(question, FIRST_BUDGET, signal);
  return isAnswer(answer) ? { ok: true, answer, isLocal: true } : reply;
}
