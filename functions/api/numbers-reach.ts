import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { canonicalPuzzle } from '../solvers/arithmetic/puzzle.ts';
import { reachOf } from '../solvers/arithmetic/reach/reach.ts';
import { refuseBudget } from './budget-question.ts';
import { type ApiContext, keptAnswer } from './kept-answer.ts';
import { keptReach, shortened, targetsOf } from './numbers-reach-answer.ts';
import { type ReachQuestion, reachBody, reachQuery } from './numbers-reach-question.ts';
import { rulesOf } from './rules-question.ts';

/** `/api/v1/numbers/reach`: which targets of a range the numbers make. */
export const numbersReach = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', reachQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', reachBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

async function answer(c: ApiContext, question: ReachQuestion) {
  const { from, to, budget } = question;
  const refused = refuseBudget(budget, c.env);
  if (refused) return refused;
  const { target, ...puzzle } = canonicalPuzzle(question.numbers, from, rulesOf(question));
  const { numbers, values, use, operations } = puzzle;
  const { answer, headers } = await keptAnswer(c, {
    parts: ['numbers/reach', values, use, operations.join(''), numbers.join(','), from, to],
    milliseconds: budget,
    shape: keptReach(to - from + 1),
    solve: (budget) => shortened(reachOf(puzzle, from, to, budget)),
  });
  const targets = targetsOf(answer, from);
  const reachedCount = targets.length - answer.distances.length;
  return c.json({ puzzle, from, to, targets, reachedCount, search: answer.search }, 200, headers);
}
