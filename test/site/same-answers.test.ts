import { expect, inject, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { rulesOf } from '../../site/components/numbers-game/rules.ts';
import { answerTo } from '../../site/solving/answer-to.ts';
import type { Question } from '../../site/solving/question.ts';

const GAME = { numbers: [1, 3, 7, 10, 25, 50], target: 765, rules: rulesOf('countdown') };
const FRACTIONS = { numbers: [3, 3, 8, 8], target: 24, rules: rulesOf(24) };
const EIGHT = { numbers: [3, 7, 11, 19, 23, 50, 75, 100], target: 9999991, rules: rulesOf('countdown') };

/** Milliseconds that either may take. */
const BUDGET = 7;

const QUESTIONS: readonly (readonly [string, Question])[] = [
  ['numbers?numbers=1,3,7,10,25,50&target=765', { find: 'best', game: GAME }],
  ['numbers?numbers=3,3,8,8&target=24&rules=24', { find: 'best', game: FRACTIONS }],
  [`numbers?numbers=${EIGHT.numbers}&target=9999991&budget=${BUDGET}`, { find: 'best', game: EIGHT }],
  [
    'numbers?numbers=1,3,7,10,25,50&target=765&find=all&limit=5&offset=2',
    { find: 'all', game: GAME, page: { limit: 5, offset: 2 } },
  ],
  [
    'numbers/reach?numbers=1,3,7,10,25,50&from=800&to=850',
    { find: 'reach', hand: GAME, targets: { from: 800, to: 850 } },
  ],
  [
    'numbers/check?numbers=1,3,7,10,25,50&target=765&expression=(50-51)*(25/10)',
    { find: 'check', game: GAME, expression: '(50-51)*(25/10)' },
  ],
  ['numbers/deal?show=es&seed=day-2026-01-05', { find: 'deal', request: { show: 'es', seed: 'day-2026-01-05' } }],
  [
    'numbers/deal?show=uk&large=2&difficulty=hard&seed=7',
    { find: 'deal', request: { show: 'uk', large: 2, difficulty: 'hard', seed: '7' } },
  ],
  ['numbers/deal?show=24&seed=a', { find: 'deal', request: { show: '24', seed: 'a' } }],
];

/** An answer as JSON carries it, without the sentences that the service adds for those who have no words of their own. */
const plain = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === 'message' ? undefined : value));

test.each(QUESTIONS)('the browser answers %s as the service does, to the letter', async (address, question) => {
  const reply = await fetch(`${inject('origin')}/api/v1/${address}`);
  expect(reply.status).toBe(200);
  const own = answerTo(question, Budget.ofMilliseconds(BUDGET));
  expect(plain(own)).toEqual(plain(await reply.json()));
});
