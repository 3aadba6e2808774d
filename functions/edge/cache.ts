import * as v from 'valibot';
import type { Search } from '../solvers/budget.ts';
import { cacheKey } from './cache-key.ts';
import { ANSWERS_VERSION } from './version.ts';
import { LATE, within } from './within.ts';

/** How long a request waits for KV, in milliseconds; solving takes less, but costs CPU. */
export const READ_PATIENCE_MS = 250;

/** How long what happens after the reply may wait for KV, in milliseconds. */
export const WRITE_PATIENCE_MS = 2000;

const DAY_S = 86_400;

/** A proven answer holds until the solver changes; one that a larger budget would improve is soon of little use. */
const LIFETIME_S = { complete: 365 * DAY_S, incomplete: 30 * DAY_S };

/** What is kept: any answer that tells of its search. */
export interface Answer {
  readonly search: Search;
}

/** What is asked of the cache. */
export interface Question {
  /** Everything that the answer depends on except the budget, in canonical form, beginning with the resource. */
  readonly text: string;
  /** Units of work that the answer may have taken. */
  readonly budget: number;
}

/**
 * What the cache knows: a `hit` brings the answer. `short` found one made under a smaller budget, `miss` none or none
 * to believe. `late`, `down` and `absent` tell why KV did not say.
 */
export type Finding<A> =
  | { readonly outcome: 'hit'; readonly answer: A }
  | { readonly outcome: 'short' | 'miss' | 'late' | 'down' | 'absent' };

/** The answers of one resource. Neither method ever rejects, whatever KV does. */
export interface AnswerCache<A extends Answer> {
  /** The answer to `question`, if it is complete or its budget was at least as large. Takes `READ_PATIENCE_MS` at most. */
  find(question: Question): Promise<Finding<A>>;
  /** Keeps `answer`, unless a better one is known. For `waitUntil`: takes a few times `WRITE_PATIENCE_MS` at most. */
  keep(question: Question, answer: A): Promise<void>;
}

/** The cache that `namespace` makes, for answers that satisfy `schema`. */
export function answerCache<A extends Answer>(
  namespace: KVNamespace | undefined,
  schema: v.GenericSchema<unknown, A>,
): AnswerCache<A> {
  if (namespace === undefined) return { find: async () => ({ outcome: 'absent' }), keep: async () => {} };

  const entry = v.object({ version: v.literal(ANSWERS_VERSION), question: v.string(), answer: schema });

  /** What is kept for `text`; undefined when it is nothing, or nothing that can be believed. */
  async function read(text: string): Promise<A | undefined> {
    const kept = v.safeParse(entry, parsed(await namespace?.get(await keyOf(text))));
    return kept.success && kept.output.question === text ? kept.output.answer : undefined;
  }

  async function write(text: string, answer: A): Promise<void> {
    const expirationTtl = answer.search.complete ? LIFETIME_S.complete : LIFETIME_S.incomplete;
    const value = JSON.stringify({ version: ANSWERS_VERSION, question: text, answer });
    await namespace?.put(await keyOf(text), value, { expirationTtl });
  }

  return {
    async find({ text, budget }) {
      try {
        const answer = await within(READ_PATIENCE_MS, () => read(text));
        if (answer === LATE) return { outcome: 'late' };
        if (answer === undefined) return { outcome: 'miss' };
        return serves(answer.search, budget) ? { outcome: 'hit', answer } : { outcome: 'short' };
      } catch (error) {
        console.warn('KV failed to read', error);
        return { outcome: 'down' };
      }
    },

    async keep({ text }, answer) {
      try {
        // Nothing is better than a complete answer, so what is there matters only to one that is not.
        if (!answer.search.complete) {
          const present = await within(WRITE_PATIENCE_MS, () => read(text));
          if (present === LATE || (present && serves(present.search, answer.search.budget))) return;
        }
        await within(WRITE_PATIENCE_MS, () => write(text, answer));
      } catch (error) {
        console.warn('KV failed to write', error);
      }
    },
  };
}

/** Whether an answer that came of `search` is as good as one that `budget` would bring. */
function serves(search: Search, budget: number): boolean {
  return search.complete || search.budget >= budget;
}

const keyOf = (text: string) => cacheKey(`${ANSWERS_VERSION}:${text}`);

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
