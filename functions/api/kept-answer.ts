import type { Context } from 'hono';
import { endTime, startTime, wrapTime } from 'hono/timing';
import type * as v from 'valibot';
import { type Answer, answerCache } from '../edge/cache.ts';
import { cacheStatus } from '../edge/cache-status.ts';
import { Budget } from '../solvers/budget.ts';
import { searchCacheControl } from './cache-control.ts';

export type ApiContext = Context<{ Bindings: Env }>;

/** A question to a solver, and what its answer looks like. */
export interface Asked<A extends Answer> {
  /** The parts of the question that the answer depends on, all but the budget, in canonical form, beginning with the resource. */
  readonly parts: readonly (string | number)[];
  /** Milliseconds of CPU that the answer may take. */
  readonly milliseconds: number;
  /** Units of work that a millisecond buys, where the solver has units of its own. */
  readonly workPerMillisecond?: number;
  /** An entry of the cache is believed only when it has this shape. */
  readonly shape: v.GenericSchema<unknown, A>;
  readonly solve: (budget: Budget) => A;
}

/**
 * The answer to a question, from KV or else solved and then kept, with the headers that tell of it: for how long browsers and
 * shared caches may answer by themselves, and what KV had.
 */
export async function keptAnswer<A extends Answer>(c: ApiContext, asked: Asked<A>) {
  const { parts, milliseconds, workPerMillisecond, shape, solve } = asked;
  const budget = Budget.ofMilliseconds(milliseconds, workPerMillisecond);
  const cache = answerCache(c.env.ANSWERS, shape);
  const question = { text: parts.join(':'), budget: budget.limit };
  const finding = await wrapTime(c, 'kv', cache.find(question));
  const answer = finding.outcome === 'hit' ? finding.answer : solved();
  const headers = {
    'Cache-Control': searchCacheControl(c.req.method, answer.search),
    'Cache-Status': cacheStatus(finding),
  };
  return { answer, headers };

  function solved(): A {
    startTime(c, 'solve');
    const answer = solve(budget);
    endTime(c, 'solve');
    c.executionCtx.waitUntil(cache.keep(question, answer));
    return answer;
  }
}
