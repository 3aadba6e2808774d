import { app } from '../app.ts';
import { type Question, queryOfQuestion } from './examples.ts';

/** What a question comes to. */
export interface RealAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Nothing goes on after the reply: without KV there is nothing to keep an answer in. */
const CONTEXT = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;

/** The answer of the app itself, run where this is called. @param maxBudgetMs the largest budget that it grants */
export async function realAnswer(
  method: 'get' | 'post',
  path: string,
  question: Question,
  maxBudgetMs: number,
): Promise<RealAnswer> {
  const body = JSON.stringify(question);
  const request: [string, RequestInit] =
    method === 'get'
      ? [`${path}?${queryOfQuestion(question)}`, {}]
      : [path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }];
  const reply = await app.request(...request, { MAX_BUDGET_MS: maxBudgetMs }, CONTEXT);
  return { status: reply.status, body: await reply.json() };
}
