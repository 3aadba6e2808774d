import { describe, expect, test } from 'vitest';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { rulesOf } from '../../site/components/numbers-game/rules.ts';
import { budgetsAfter, FIRST_BUDGET, isFull, MOST_WORK } from '../../site/solving/budgets.ts';
import { deepened, type Progress } from '../../site/solving/deepened.ts';
import { isBetter } from '../../site/solving/is-better.ts';
import type { SearchQuestion } from '../../site/solving/question.ts';
import { WatchedBudget } from '../../site/solving/watched-budget.ts';

const rules = rulesOf('countdown');
const game = { numbers: [3, 7, 11, 19, 23, 50, 75, 100], target: 9_999_991, rules };
const question: SearchQuestion = { find: 'best', game };
const puzzle = canonicalPuzzle(game.numbers, game.target, rules);
const SERVICE = 420_000;
const found = (limit: number) => solveNumbers(puzzle, new Budget(limit));

describe('rounds', () => {
  test('each may take eight times the work of the one before, up to a limit', () => {
    const budgets = budgetsAfter(SERVICE);
    expect(budgets[0]).toBe(FIRST_BUDGET);
    for (const [place, budget] of budgets.entries()) expect(budget).toBe(SERVICE * 8 ** (place + 1));
    expect(budgets.at(-1)).toBeLessThanOrEqual(MOST_WORK);
    expect((budgets.at(-1) ?? 0) * 8).toBeGreaterThan(MOST_WORK);
    expect(budgetsAfter(MOST_WORK)).toEqual([]);
  });

  test('tell only what is better than what is shown, and end with the proof', () => {
    const told: Progress[] = [];
    const rounds = [
      ...deepened({ question, budgets: budgetsAfter(SERVICE), shown: found(SERVICE) }, (progress) =>
        told.push(progress),
      ),
    ];
    expect(
      rounds.map(({ answer }) => answer && 'best' in answer && [answer.best?.value, answer.search.complete]),
    ).toEqual([undefined, [9_999_993, true]]);
    expect(rounds.map(({ work }) => work)).toEqual(
      [found(SERVICE * 8), found(SERVICE * 64)].map(({ search }) => search.work),
    );
    expect(told.filter(({ spent }) => spent === 0).map(({ round }) => round)).toEqual([1, 2]);
    for (const { spent, limit, rounds: all } of told) {
      expect(spent).toBeLessThanOrEqual(limit);
      expect(all).toBe(budgetsAfter(SERVICE).length);
    }
  });

  test('what takes no search is answered at once', () => {
    const asked = { question: { find: 'check', game, expression: '3+7' }, budgets: [1, 8] } as const;
    const rounds = [...deepened(asked, () => undefined)];
    expect(rounds).toEqual([{ answer: expect.objectContaining({ valid: true, value: 10 }), work: 0 }]);
  });

  test('end where the tables of a search are full, since no larger budget helps', () => {
    expect(isFull({ complete: false, work: 1_000_000, budget: 10_000_000 })).toBe(true);
    expect(isFull({ complete: false, work: 9_000_000, budget: 10_000_000 })).toBe(false);
    expect(isFull({ complete: true, work: 1_000_000, budget: 10_000_000 })).toBe(false);
    expect(isFull({ complete: false, work: 1, budget: FIRST_BUDGET })).toBe(false);
  });
});

describe('a watched budget', () => {
  test.each([1, 1000, SERVICE, SERVICE * 8, SERVICE * 64])(
    'of %i units finds what any budget of that limit finds',
    (limit) => {
      const told: number[] = [];
      expect(solveNumbers(puzzle, new WatchedBudget(limit, (spent) => told.push(spent)))).toEqual(found(limit));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told.at(-1) ?? 0).toBeLessThanOrEqual(limit);
    },
  );

  test('tells of what it lends while it is spent', () => {
    const told: number[] = [];
    const budget = new WatchedBudget(10_000_000, (spent) => told.push(spent));
    budget.spend(1_000_000);
    budget.lend(5_000_000, (loan) => {
      for (let turn = 0; turn < 4; turn += 1) loan.spend(1_000_000);
    });
    expect(told).toEqual([1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]);
    expect(budget.spent).toBe(5_000_000);
  });
});

describe('an answer is worth showing in the place of another', () => {
  const unproven = found(SERVICE);
  const proven = found(SERVICE * 64);
  const but = (best: Partial<NonNullable<typeof unproven.best>>) => ({
    ...unproven,
    best: unproven.best && { ...unproven.best, ...best },
  });

  test('when it is proven, nearer, as near with fewer numbers, or more of it', () => {
    expect(isBetter(proven, unproven)).toBe(true);
    expect(isBetter(but({ distance: 8 }), unproven)).toBe(true);
    expect(isBetter(but({ distance: '17/2' }), unproven)).toBe(true);
    expect(isBetter(but({ numbersUsed: 6 }), unproven)).toBe(true);
    expect(isBetter({ ...unproven, nearest: [...unproven.nearest, ...unproven.nearest] }, unproven)).toBe(true);
    expect(isBetter(unproven, { ...unproven, best: null, nearest: [] })).toBe(true);
  });

  test('and not when it is the same or worse', () => {
    expect(isBetter(unproven, unproven)).toBe(false);
    expect(isBetter(but({ distance: 10, numbersUsed: 2 }), unproven)).toBe(false);
    expect(isBetter(but({ numbersUsed: 8 }), unproven)).toBe(false);
    expect(isBetter({ ...unproven, best: null, nearest: [] }, unproven)).toBe(false);
  });

  test('a reach when it has more targets', () => {
    const reach = { targets: [], reachedCount: 5, search: unproven.search };
    expect(isBetter({ ...reach, reachedCount: 6 }, reach)).toBe(true);
    expect(isBetter(reach, reach)).toBe(false);
  });
});
