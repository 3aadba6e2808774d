import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { deal } from '../solvers/arithmetic/deal/deal.ts';
import { puzzleOf } from '../solvers/arithmetic/deal/shows.ts';
import type { ApiContext } from './kept-answer.ts';
import { type DealQuestion, dealBody, dealQuery } from './numbers-deal-question.ts';
import { chanceSeed, dealCacheControl } from './seed-question.ts';

/** `/api/v1/numbers/deal`: a game drawn as on television, the same for the same seed. */
export const numbersDeal = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', dealQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', dealBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

function answer(c: ApiContext, question: DealQuestion) {
  const game = deal({ seed: chanceSeed(), ...question });
  const puzzle = puzzleOf(game.show, game.numbers, game.target);
  return c.json({ puzzle, ...game }, 200, { 'Cache-Control': dealCacheControl(c.req.method, question) });
}
