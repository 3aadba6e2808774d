import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { dealLetters } from '../solvers/letters/deal/deal.ts';
import { TILES } from '../solvers/letters/tiles.ts';
import type { ApiContext } from './kept-answer.ts';
import { type LettersDealQuestion, lettersDealBody, lettersDealQuery } from './letters-deal-question.ts';
import type { LettersPuzzleReply } from './letters-reply.ts';
import { chanceSeed, dealCacheControl } from './seed-question.ts';

/** `/api/v1/letters/deal`: letters drawn from the stacks of a show, the same for the same seed. */
export const lettersDeal = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', lettersDealQuery, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('query')),
  )
  .post('/', limitedBody, jsonBody, sValidator('json', lettersDealBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

function answer(c: ApiContext, question: LettersDealQuestion) {
  const { language, ...game } = dealLetters({ seed: chanceSeed(), ...question });
  const place = (letter: string) => TILES[language].indexOf(letter);
  const inOrder = [...game.letters].sort((one, other) => place(one) - place(other));
  const puzzle: LettersPuzzleReply = { letters: inOrder.join(''), language, rules: 'show' };
  return c.json({ puzzle, ...game }, 200, { 'Cache-Control': dealCacheControl(c.req.method, question) });
}
