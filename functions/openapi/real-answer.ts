import { app } from '../app.ts';
import type { Assets } from '../edge/word-graphs.ts';
import { type Question, queryOfQuestion } from './examples.ts';

/** What a question comes to. */
export interface RealAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the app is given to answer with. */
export interface Bindings {
  /** The largest budget that it grants. */
  readonly MAX_BUDGET_MS: number;
  readonly ASSETS: Assets;
}

/** Nothing goes on after the reply: without KV there is nothing to keep an answer in. */
const CONTEXT = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;

/** The answer of the app itself, run where this is called. */
export async function realAnswer(
  method: 'get' | 'post',
  path: string,
  question: Question,
  bindings: Bindings,
): Promise<RealAnswer> {
  const body = JSON.stringify(question);
  const request: [string, RequestInit] =
    method === 'get'
      ? [`${path}?${queryOfQuestion(question)}`, {}]
      : [path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }];
  const reply = await app.request(...request, bindings, CONTEXT);
  return { status: reply.status, body: await reply.json() };
}
