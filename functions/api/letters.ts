import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { endTime, startTime, wrapTime } from 'hono/timing';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { invalidInput } from '../edge/problem.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { wordGraph } from '../edge/word-graphs.ts';
import { Budget } from '../solvers/budget.ts';
import { findWords, LETTERS_WORK_PER_MILLISECOND } from '../solvers/letters/find-words.ts';
import { writeRack } from '../solvers/letters/rack.ts';
import { refuseBudget } from './budget-question.ts';
import { searchCacheControl } from './cache-control.ts';
import type { ApiContext } from './kept-answer.ts';
import { lettersCheck } from './letters-check.ts';
import { lettersDeal } from './letters-deal.ts';
import { type LettersQuestion, lettersBody, lettersQuery } from './letters-question.ts';
import type { LettersPuzzleReply } from './letters-reply.ts';
import { readLetters } from './read-letters.ts';

/**
 * `/api/v1/letters`: all words that a rack can be laid out to; and what else there is to ask of such games.
 *
 * KV keeps none of these answers: a search takes a tenth of a millisecond, which is less than a look into KV costs. Browsers and
 * shared caches keep them.
 */
export const letters = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', lettersQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', lettersBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  )
  .route('/check', lettersCheck)
  .route('/deal', lettersDeal);

async function answer(c: ApiContext, question: LettersQuestion) {
  const { language, rules, limit, offset, budget } = question;
  const refused = refuseBudget(budget, c.env);
  if (refused) return refused;
  const { read: rack, refusal } = readLetters(question.letters, language);
  if (!rack) return invalidInput([refusal]);
  const graph = await wrapTime(c, 'words', wordGraph(language, c.env.ASSETS));
  startTime(c, 'solve');
  const found = findWords(graph, rack, rules, Budget.ofMilliseconds(budget, LETTERS_WORK_PER_MILLISECOND));
  endTime(c, 'solve');
  const puzzle: LettersPuzzleReply = { letters: writeRack(rack), language, rules };
  const { words, search } = found;
  const told = {
    puzzle,
    longest: words.longest(),
    words: words.slice(offset, limit),
    wordCount: words.count,
    lengths: Object.fromEntries([...words.lengths().entries()].filter(([, count]) => count > 0)),
    search,
  };
  return c.json(told, 200, { 'Cache-Control': searchCacheControl(c.req.method, search) });
}
