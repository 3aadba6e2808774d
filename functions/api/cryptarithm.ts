import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { invalidInput } from '../edge/problem.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { cryptarithm as cryptarithmOf } from '../solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../solvers/cryptarithm/solve.ts';
import { writePuzzle } from '../solvers/cryptarithm/write.ts';
import { refuseBudget } from './budget-question.ts';
import { cryptarithmAnswer, cryptarithmAnswerOf, isUnique } from './cryptarithm-answer.ts';
import { type CryptarithmQuestion, cryptarithmBody, cryptarithmQuery } from './cryptarithm-question.ts';
import { type ApiContext, keptAnswer } from './kept-answer.ts';
import { puzzleInQuery } from './puzzle-in-query.ts';
import { readCryptarithm, writeAssignment } from './read-cryptarithm.ts';

/** `/api/v1/cryptarithm`: a puzzle such as SEND+MORE=MONEY solved, asked with a query or in JSON. */
export const cryptarithm = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', cryptarithmQuery, refuse), rateLimit, (c) => {
    const question = c.req.valid('query');
    return answer(c, { ...question, puzzle: puzzleInQuery(c.req.url, question.puzzle, question.base) });
  })
  .post('/', limitedBody, jsonBody, sValidator('json', cryptarithmBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

async function answer(c: ApiContext, question: CryptarithmQuestion) {
  const refused = refuseBudget(question.budget, c.env);
  if (refused) return refused;
  const read = readCryptarithm(question);
  if (read.refusals) return invalidInput(read.refusals);
  const { base, leadingZeros, singleLetterZero, limit, budget } = question;
  const asked = cryptarithmOf(read.puzzle, { leadingZeros, singleLetterZero, assign: read.assign });
  const assign = read.assign.map((assignment) => writeAssignment(assignment, asked));
  const puzzle = { puzzle: writePuzzle(asked), base, leadingZeros, singleLetterZero, assign };
  const { answer, headers } = await keptAnswer(c, {
    parts: ['cryptarithm', puzzle.puzzle, base, `${leadingZeros}`, `${singleLetterZero}`, assign.join(','), limit],
    milliseconds: budget,
    shape: cryptarithmAnswer,
    solve: (budget) => cryptarithmAnswerOf(asked, solveCryptarithm(asked, limit, budget)),
  });
  const { solutions, solutionCount, search } = answer;
  return c.json({ puzzle, solutions, solutionCount, unique: isUnique(answer), search }, 200, headers);
}
