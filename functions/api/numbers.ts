import { sValidator } from '@hono/standard-validator';
import { type Context, Hono } from 'hono';
import { endTime, startTime, wrapTime } from 'hono/timing';
import { answerCache } from '../edge/cache.ts';
import { cacheStatus } from '../edge/cache-status.ts';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { invalidInput } from '../edge/problem.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { canonicalPuzzle, type NumbersPuzzle, OPERATORS } from '../solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../solvers/arithmetic/solve.ts';
import { Budget, type Search } from '../solvers/budget.ts';
import { bestAnswer } from './numbers-answer.ts';
import { DEFAULT_BUDGET_MS, type NumbersQuestion, numbersBody, numbersQuery } from './numbers-question.ts';

type NumbersContext = Context<{ Bindings: Env }>;

/** The rules that each name stands for. */
const PRESETS = { countdown: { values: 'natural', use: 'any', operations: OPERATORS } } as const;

/** `/api/v1/numbers`: the best answer to a numbers round, asked with a query or in JSON. */
export const numbers = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', numbersQuery, refuse), rateLimit, (c) => answer(c, c.req.valid('query')))
  .post('/', limitedBody, jsonBody, sValidator('json', numbersBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

async function answer(c: NumbersContext, question: NumbersQuestion) {
  const mostBudget = Number(c.env.MAX_BUDGET_MS) || DEFAULT_BUDGET_MS;
  if (question.budget > mostBudget) {
    const message = `must be an integer from 1 to ${mostBudget}`;
    return invalidInput([{ path: 'budget', code: 'too_large', message }]);
  }

  const puzzle = puzzleOf(question);
  const budget = Budget.ofMilliseconds(question.budget);
  const cache = answerCache(c.env.ANSWERS, bestAnswer);
  const asked = { text: canonicalText(puzzle, question), budget: budget.limit };
  const finding = await wrapTime(c, 'kv', cache.find(asked));
  const { best, nearest, search } = finding.outcome === 'hit' ? finding.answer : solve();
  return c.json({ puzzle, best, nearest, search }, 200, {
    'Cache-Control': cacheControl(c.req.method, search),
    'Cache-Status': cacheStatus(finding),
  });

  function solve() {
    startTime(c, 'solve');
    const solved = solveNumbers(puzzle, budget);
    endTime(c, 'solve');
    c.executionCtx.waitUntil(cache.keep(asked, solved));
    return solved;
  }
}

/** The canonical puzzle of a question: what it says of the rules prevails over the preset that it names. */
function puzzleOf(question: NumbersQuestion): NumbersPuzzle {
  const { operations } = { ...PRESETS[question.rules], ...question };
  return canonicalPuzzle(question.numbers, question.target, operations);
}

/** Everything that the answer depends on, except the budget. */
function canonicalText(puzzle: NumbersPuzzle, { find, strategy }: NumbersQuestion): string {
  const rules = [puzzle.values, puzzle.use, puzzle.operations.join('')];
  return ['numbers', ...rules, puzzle.numbers.join(','), puzzle.target, find, strategy].join(':');
}

/** For how long browsers and shared caches may answer by themselves: a day what is proven, an hour what is not. */
function cacheControl(method: string, search: Search): string {
  if (method === 'POST') return 'no-store';
  return `public, max-age=${search.complete ? 86_400 : 3600}`;
}
