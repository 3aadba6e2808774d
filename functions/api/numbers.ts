import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { runStrategy, STRATEGIES, type Strategy } from '../solvers/arithmetic/history/strategies.ts';
import { canonicalPuzzle, type NumbersPuzzle } from '../solvers/arithmetic/puzzle.ts';
import { exact, rationalOf } from '../solvers/arithmetic/rational.ts';
import { solveAll, solveNumbers } from '../solvers/arithmetic/solve.ts';
import { refuseBudget } from './budget-question.ts';
import { type ApiContext, keptAnswer } from './kept-answer.ts';
import { allAnswer, bestAnswer, strategyAnswer } from './numbers-answer.ts';
import { numbersCheck } from './numbers-check.ts';
import { numbersDeal } from './numbers-deal.ts';
import { type NumbersQuestion, numbersBody, numbersQuery } from './numbers-question.ts';
import { numbersReach } from './numbers-reach.ts';
import { rulesOf } from './rules-question.ts';

/** `/api/v1/numbers`: a numbers game solved, asked with a query or in JSON; and what else there is to ask of such games. */
export const numbers = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', numbersQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', numbersBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  )
  .route('/reach', numbersReach)
  .route('/check', numbersCheck)
  .route('/deal', numbersDeal);

function answer(c: ApiContext, question: NumbersQuestion) {
  const refused = refuseBudget(question.budget, c.env);
  if (refused) return refused;
  const puzzle = canonicalPuzzle(question.numbers, question.target, rulesOf(question));
  const { strategy } = question;
  if (strategy !== 'subsets') return answerByStrategy(c, puzzle, strategy, question);
  return question.find === 'all' ? answerAll(c, puzzle, question) : answerBest(c, puzzle, question);
}

async function answerBest(c: ApiContext, puzzle: NumbersPuzzle, { budget }: NumbersQuestion) {
  const { answer, headers } = await keptAnswer(c, {
    parts: [...partsOf(puzzle, puzzle.numbers), 'best', 'subsets'],
    milliseconds: budget,
    shape: bestAnswer,
    solve: (budget) => solveNumbers(puzzle, budget),
  });
  const { best, nearest, search } = answer;
  return c.json({ puzzle, best, nearest, search }, 200, headers);
}

async function answerAll(c: ApiContext, puzzle: NumbersPuzzle, question: NumbersQuestion) {
  const { budget, limit, offset } = question;
  const { answer, headers } = await keptAnswer(c, {
    parts: [...partsOf(puzzle, puzzle.numbers), 'all', limit, offset],
    milliseconds: budget,
    shape: allAnswer,
    solve: (budget) => solveAll(puzzle, { limit, offset }, budget),
  });
  const { best, nearest, solutions, solutionCount, search } = answer;
  return c.json({ puzzle, best, nearest, solutions, solutionCount, search }, 200, headers);
}

/** The counts of a strategy depend on the order in which the numbers were given. */
async function answerByStrategy(c: ApiContext, puzzle: NumbersPuzzle, strategy: Strategy, question: NumbersQuestion) {
  const inOrder = question.numbers.map((number) => exact(rationalOf(number)));
  const { answer, headers } = await keptAnswer(c, {
    parts: [...partsOf(puzzle, inOrder), 'best', strategy],
    milliseconds: question.budget,
    workPerMillisecond: STRATEGIES[strategy].workPerMillisecond,
    shape: strategyAnswer,
    solve: (budget) => runStrategy(strategy, puzzle, inOrder, budget),
  });
  const { best, nearest, counts, path, search } = answer;
  return c.json({ puzzle, best, nearest, counts, path, search }, 200, headers);
}

function partsOf({ values, use, operations, target }: NumbersPuzzle, numbers: NumbersPuzzle['numbers']) {
  return ['numbers', values, use, operations.join(''), numbers.join(','), target];
}
