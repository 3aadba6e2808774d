import type { Field } from './address.ts';

/** Why there is no answer. `seconds` to wait before asking again; `status` as HTTP has it. */
export type Failure =
  | { readonly code: 'address' }
  | { readonly code: 'offline' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'crowded'; readonly seconds: number }
  | { readonly code: 'refused'; readonly fields: readonly (Field | 'other')[] }
  | { readonly code: 'broken'; readonly status: number }
  | { readonly code: 'unreadable' };

/** What came of a question. */
export type Reply<Answer> =
  | {
      readonly ok: true;
      readonly answer: Answer;
      /** The browser itself has answered, since the service was out of reach. */
      readonly isLocal?: boolean;
    }
  | { readonly ok: false; readonly failure: Failure };

/** Milliseconds after which the service counts as not answering: the browser can do without it. */
const PATIENCE = 5000;

/** Seconds to wait when a 429 does not say. */
const USUAL_WAIT = 60;

/** The JSON of a body, or undefined when it is none. Rejects when the body does not come to its end. */
async function jsonIn(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The parts of the form that the API knows by these names; `numbers.3` is one of the numbers. */
const FIELDS: Readonly<Record<string, Field>> = {
  numbers: 'numbers',
  target: 'target',
  rules: 'rules',
  values: 'rules',
  use: 'rules',
  operations: 'rules',
};

function fieldOf(path: unknown): Field | 'other' {
  const [name = ''] = String(path).split('.');
  return FIELDS[name] ?? 'other';
}

/** The fields that a problem (RFC 9457) objects to, each once. */
function fieldsIn(problem: unknown): readonly (Field | 'other')[] {
  const { errors } = (problem ?? {}) as { readonly errors?: unknown };
  const fields = new Set(Array.isArray(errors) ? errors.map((error) => fieldOf(error?.path)) : []);
  return fields.size > 0 ? [...fields] : ['other'];
}

async function failureOf(response: Response): Promise<Failure> {
  const { status } = response;
  if (status === 429) return { code: 'crowded', seconds: Number(response.headers.get('Retry-After')) || USUAL_WAIT };
  return status === 400 ? { code: 'refused', fields: fieldsIn(await jsonIn(response)) } : { code: 'broken', status };
}

async function replyOf<Answer>(
  response: Response,
  isAnswer: (body: unknown) => body is Answer,
): Promise<Reply<Answer>> {
  if (!response.ok) return { ok: false, failure: await failureOf(response) };
  const answer = await jsonIn(response);
  return isAnswer(answer) ? { ok: true, answer } : { ok: false, failure: { code: 'unreadable' } };
}

/**
 * Asks the service.
 * @param address path and query of the question
 * @param isAnswer whether a body has the parts of an answer
 * @param signal gives the question up; the promise then rejects with its reason, and in no other case
 */
export async function askService<Answer>(
  address: string,
  isAnswer: (body: unknown) => body is Answer,
  signal: AbortSignal,
): Promise<Reply<Answer>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
    const reply = await replyOf(response, isAnswer);
    signal.throwIfAborted();
    return reply;
  } catch {
    signal.throwIfAborted();
    return { ok: false, failure: { code: navigator.onLine ? 'unreachable' : 'offline' } };
  }
}
