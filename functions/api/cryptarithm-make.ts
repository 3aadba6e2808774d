import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { invalidInput, type Refusal } from '../edge/problem.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { MADE_KINDS } from '../solvers/cryptarithm/make/candidate.ts';
import { makePuzzles } from '../solvers/cryptarithm/make/make.ts';
import { readWords, type WordFault } from '../solvers/cryptarithm/make/read-words.ts';
import { refuseBudget } from './budget-question.ts';
import { makeAnswer, makeAnswerOf } from './cryptarithm-make-answer.ts';
import { type MakeQuestion, makeBody, makeQuery } from './cryptarithm-make-question.ts';
import { type ApiContext, keptAnswer } from './kept-answer.ts';

/** `/api/v1/cryptarithm/make`: puzzles made of a list of words. */
export const cryptarithmMake = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', makeQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', makeBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

async function answer(c: ApiContext, question: MakeQuestion) {
  const refused = refuseBudget(question.budget, c.env);
  if (refused) return refused;
  const reading = readWords(question.words);
  if (reading.faults) return invalidInput(reading.faults.map(refusalOf));
  const { base, addends, twice, limit, budget } = question;
  const kinds = MADE_KINDS.filter((kind) => question.kinds.includes(kind));
  const words = reading.words.map((word) => {
    const value = reading.values.get(word);
    return value === undefined ? word : `${word}=${value}`;
  });
  const { answer, headers } = await keptAnswer(c, {
    parts: ['cryptarithm/make', base, kinds.join(','), addends, `${twice}`, limit, words.join(',')],
    milliseconds: budget,
    shape: makeAnswer,
    solve: (budget) => makeAnswerOf(makePuzzles(reading, { base, kinds, addends, twice, limit }, budget)),
  });
  return c.json({ words, base, kinds, addends, twice, ...answer }, 200, headers);
}

/** What is wrong with the words, in English, for a person. How many there may be, the schema has seen to. */
function refusalOf(fault: WordFault): Refusal {
  switch (fault.code) {
    case 'no-words':
      return { path: 'words', code: 'too_few', message: 'must be a list of words; there is none' };
    case 'too-many-words':
      return { path: 'words', code: 'too_many', message: `must be a list of at most ${fault.limit} words` };
    case 'word-too-long':
      return { path: `words.${fault.at}`, code: 'too_long', message: `must have at most ${fault.limit} letters` };
    case 'not-letters':
      return {
        path: `words.${fault.at}`,
        code: 'not_letters',
        message: 'must be a word of letters only, and may be followed by the number that it means: ten=10',
      };
  }
}
