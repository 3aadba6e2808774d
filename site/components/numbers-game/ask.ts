import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { apiAddressOf, type Field, type Game } from './address.ts';

/** Why there is no answer. `seconds` to wait before asking again; `status` as HTTP has it. */
export type Failure =
  | { readonly code: 'address' }
  | { readonly code: 'offline' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'crowded'; readonly seconds: number }
  | { readonly code: 'refused'; readonly fields: readonly (Field | 'other')[] }
  | { readonly code: 'broken'; readonly status: number };

/** What came of a question. */
export type Reply =
  | { readonly ok: true; readonly answer: BestAnswer }
  | { readonly ok: false; readonly failure: Failure };

/** Milliseconds after which the service counts as not answering. */
const PATIENCE = 15_000;

/** Seconds to wait when a 429 does not say. */
const USUAL_WAIT = 60;

/** The part of an RFC 9457 problem that the page reads. */
interface Problem {
  readonly errors?: readonly { readonly path?: unknown }[];
}

function fieldOf(path: unknown): Field | 'other' {
  const [name] = String(path).split(/[.[/]/).filter(Boolean);
  return name === 'numbers' || name === 'target' ? name : 'other';
}

async function failureOf(response: Response): Promise<Failure> {
  const { status } = response;
  if (status === 429) return { code: 'crowded', seconds: Number(response.headers.get('Retry-After')) || USUAL_WAIT };
  if (status !== 400) return { code: 'broken', status };
  const problem: Problem = await response.json().catch(() => ({}));
  const fields = new Set((problem.errors ?? []).map(({ path }) => fieldOf(path)));
  return { code: 'refused', fields: fields.size > 0 ? [...fields] : ['other'] };
}

/**
 * Asks the service for the best answer to a game.
 * @param signal gives the question up; the promise then rejects with its reason, and in no other case
 */
export async function ask(game: Game, signal: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(apiAddressOf(game), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    const answer: BestAnswer | undefined = await response.json().catch(() => undefined);
    return answer?.best ? { ok: true, answer } : { ok: false, failure: { code: 'broken', status: response.status } };
  } catch {
    signal.throwIfAborted();
    return { ok: false, failure: { code: navigator.onLine ? 'unreachable' : 'offline' } };
  }
}
