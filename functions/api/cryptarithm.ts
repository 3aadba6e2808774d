import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { invalidInput } from '../edge/problem.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { answerOf, isUnique } from '../solvers/cryptarithm/answer.ts';
import { explain as explainCryptarithm } from '../solvers/cryptarithm/explain/explain.ts';
import {
  CRYPTARITHM_STRATEGIES,
  type CryptarithmStrategy,
  playsCryptarithm,
  runCryptarithmStrategy,
} from '../solvers/cryptarithm/history/strategies.ts';
import type { Cryptarithm } from '../solvers/cryptarithm/puzzle.ts';
import { cryptarithm as cryptarithmOf } from '../solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../solvers/cryptarithm/solve.ts';
import { writePuzzle } from '../solvers/cryptarithm/write.ts';
import { refuseBudget } from './budget-question.ts';
import { cryptarithmAnswer, explainedAnswer, historyAnswer } from './cryptarithm-answer.ts';
import { strategyMessage } from './cryptarithm-fault-message.ts';
import { cryptarithmMake } from './cryptarithm-make.ts';
import { type CryptarithmQuestion, cryptarithmBody, cryptarithmQuery } from './cryptarithm-question.ts';
import type { PuzzleReply } from './cryptarithm-reply.ts';
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
  )
  .route('/make', cryptarithmMake);

function answer(c: ApiContext, question: CryptarithmQuestion) {
  const { base, leadingZeros, singleLetterZero, budget, strategy, explain } = question;
  const refused = refuseBudget(budget, c.env);
  if (refused) return refused;
  const read = readCryptarithm(question);
  if (read.refusals) return invalidInput(read.refusals);
  const asked = cryptarithmOf(read.puzzle, { leadingZeros, singleLetterZero, assign: read.assign });
  const assign = read.assign.map((assignment) => writeAssignment(assignment, asked));
  const puzzle = { puzzle: writePuzzle(asked), base, leadingZeros, singleLetterZero, assign };
  if (strategy === 'engine') return (explain ? answerExplained : answerByEngine)(c, asked, puzzle, question);
  if (playsCryptarithm(strategy, asked)) return answerByStrategy(c, asked, puzzle, { ...question, strategy });
  return invalidInput([{ path: 'strategy', code: 'not_applicable', message: strategyMessage(strategy) }]);
}

async function answerByEngine(c: ApiContext, asked: Cryptarithm, puzzle: PuzzleReply, question: CryptarithmQuestion) {
  const { limit, budget } = question;
  const { answer, headers } = await keptAnswer(c, {
    parts: [...partsOf(puzzle), 'engine', limit],
    milliseconds: budget,
    shape: cryptarithmAnswer,
    solve: (budget) => answerOf(asked, solveCryptarithm(asked, limit, budget)),
  });
  const { solutions, solutionCount, search } = answer;
  return c.json({ puzzle, solutions, solutionCount, unique: isUnique(answer), search }, 200, headers);
}

/** The explanation has what the engine leaves of the budget. */
async function answerExplained(c: ApiContext, asked: Cryptarithm, puzzle: PuzzleReply, question: CryptarithmQuestion) {
  const { limit, budget } = question;
  const { answer: kept, headers } = await keptAnswer(c, {
    parts: [...partsOf(puzzle), 'explained', limit],
    milliseconds: budget,
    shape: explainedAnswer,
    solve: (budget) => {
      const answer = answerOf(asked, solveCryptarithm(asked, limit, budget));
      const explanation = explainCryptarithm(asked, budget);
      return { answer, explanation, search: explanation?.search ?? answer.search };
    },
  });
  const { solutions, solutionCount, search } = kept.answer;
  const explanation = kept.explanation && { variables: variableNames(asked), ...kept.explanation };
  const unique = isUnique(kept.answer);
  return c.json({ puzzle, solutions, solutionCount, unique, explanation, search }, 200, headers);
}

async function answerByStrategy(
  c: ApiContext,
  asked: Cryptarithm,
  puzzle: PuzzleReply,
  { limit, budget, strategy }: CryptarithmQuestion & { readonly strategy: CryptarithmStrategy },
) {
  const { answer, headers } = await keptAnswer(c, {
    parts: [...partsOf(puzzle), strategy, limit],
    milliseconds: budget,
    workPerMillisecond: CRYPTARITHM_STRATEGIES[strategy].workPerMillisecond,
    shape: historyAnswer,
    solve: (budget) => {
      const { counts, ...found } = runCryptarithmStrategy(strategy, asked, limit, budget);
      return { ...answerOf(asked, found), counts: { ...counts } };
    },
  });
  const { solutions, solutionCount, counts, search } = answer;
  return c.json({ puzzle, solutions, solutionCount, unique: isUnique(answer), counts, search }, 200, headers);
}

function partsOf({ puzzle, base, leadingZeros, singleLetterZero, assign }: PuzzleReply) {
  return ['cryptarithm', puzzle, base, `${leadingZeros}`, `${singleLetterZero}`, assign.join(',')];
}

/** Letters as first written, then a `?` for each wildcard. */
function variableNames({ letters, wildcards }: Cryptarithm): string[] {
  return [...letters, ...Array<string>(wildcards).fill('?')];
}
