import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { app } from '../../functions/app.ts';
import type { Problem } from '../../functions/edge/problem.ts';

/** The reply to a request, once all that it set off is done; `bindings` stand in for those of the service. */
export async function ask(path: string, init: RequestInit = {}, bindings: object = {}): Promise<Response> {
  const context = createExecutionContext();
  const reply = await app.request(path, init, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return reply;
}

/** The reply to a GET of a resource: `numbers`, `numbers/check`. */
export function askFor(resource: string, query: string, bindings: object = {}): Promise<Response> {
  return ask(`/api/v1/${resource}?${query}`, {}, bindings);
}

/** The reply to a POST of `body` to a resource, as it is when text or bytes, else as JSON. */
export function postTo(
  resource: string,
  body: unknown,
  contentType = 'application/json',
  bindings: object = {},
): Promise<Response> {
  const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const init = { method: 'POST', body: raw ? body : JSON.stringify(body), headers: { 'Content-Type': contentType } };
  return ask(`/api/v1/${resource}`, init, bindings);
}

/** The reply to a GET of `/api/v1/numbers`. */
export const askNumbers = (query: string, bindings: object = {}) => askFor('numbers', query, bindings);

/** The reply to a POST to `/api/v1/numbers`. */
export const postNumbers = (body: unknown, contentType = 'application/json', bindings: object = {}) =>
  postTo('numbers', body, contentType, bindings);

/** The answer that a reply tells, in due form. */
export async function answerOf<A>(reply: Response): Promise<A> {
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Type')).toBe('application/json');
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  return reply.json();
}

/** The problem that a reply tells of, which is in due form and readable from any origin. */
export async function problemOf(reply: Response, status: number): Promise<Problem> {
  expect(reply.status).toBe(status);
  expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  expect(reply.headers.get('Cache-Control')).toBe('no-store');
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const problem = await reply.json<Problem>();
  expect(problem).toEqual({
    type: expect.stringMatching(/^\/problems\/#[a-z-]+$/),
    title: expect.any(String),
    status,
    detail: expect.any(String),
    errors: expect.any(Array),
  });
  return problem;
}

/** The path and code of each error of a reply. */
export async function errorsOf(reply: Response, status = 400): Promise<string[]> {
  const { errors } = await problemOf(reply, status);
  for (const error of errors) expect(error.message).not.toBe('');
  return errors.map(({ path, code }) => `${path}: ${code}`);
}
