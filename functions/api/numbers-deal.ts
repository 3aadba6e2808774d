import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { deal } from '../solvers/arithmetic/deal/deal.ts';
import { puzzleOf } from '../solvers/arithmetic/deal/shows.ts';
import { type ApiContext, cacheControl, DAY_S } from './kept-answer.ts';
import { type DealQuestion, dealBody, dealQuery } from './numbers-deal-question.ts';

/** `/api/v1/numbers/deal`: a game drawn as on television, the same for the same seed. */
export const numbersDeal = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', dealQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', dealBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

/** A game whose seed is left to chance is another one each time, so that no cache may keep it. */
function answer(c: ApiContext, question: DealQuestion) {
  const game = deal({ seed: chance(), ...question });
  const puzzle = puzzleOf(game.show, game.numbers, game.target);
  const isChance = question.seed === undefined;
  return c.json({ puzzle, ...game }, 200, {
    'Cache-Control': isChance ? 'no-store' : cacheControl(c.req.method, DAY_S),
  });
}

/** A seed of ten or eleven letters and digits, one of 2^53. */
function chance(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high & 0x1fffff) * 2 ** 32 + low).toString(36);
}
