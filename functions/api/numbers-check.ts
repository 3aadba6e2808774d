import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { plainPlus } from '../edge/plain-plus.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { checkExpression } from '../solvers/arithmetic/check/check.ts';
import { canonicalPuzzle } from '../solvers/arithmetic/puzzle.ts';
import { cacheControl, DAY_S } from './cache-control.ts';
import { faultMessage } from './fault-message.ts';
import type { ApiContext } from './kept-answer.ts';
import { type CheckQuestion, checkBody, checkQuery } from './numbers-check-question.ts';
import { rulesOf } from './rules-question.ts';

/**
 * `/api/v1/numbers/check`: a player's expression judged by the rules. In a query a `+` of the expression is a plus, however it
 * is written, since `25+50` means that to everybody who types it into an address.
 */
export const numbersCheck = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', checkQuery, refuse), rateLimit, (c) => {
    const expression = plainPlus(c.req.url, 'expression');
    return answer(c, { ...c.req.valid('query'), expression });
  })
  .post('/', limitedBody, jsonBody, sValidator('json', checkBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

function answer(c: ApiContext, question: CheckQuestion) {
  const puzzle = canonicalPuzzle(question.numbers, question.target, rulesOf(question));
  const { faults, ...check } = checkExpression(puzzle, question.expression);
  const told = faults.map((fault) => ({ ...fault, message: faultMessage(fault) }));
  return c.json({ puzzle, ...check, faults: told }, 200, { 'Cache-Control': cacheControl(c.req.method, DAY_S) });
}
