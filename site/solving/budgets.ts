import { type Search, WORK_PER_MILLISECOND } from '../../functions/solvers/budget.ts';

/**
 * How far a browser searches. A search cannot be taken up where it stopped, so each round begins anew with eight times the
 * budget of the one before: all rounds together do at most 8/7 of the work of the last.
 */
const FACTOR = 8;

/** The budget of a question that the service has not been able to answer: eight times what it allows itself by default. */
export const FIRST_BUDGET = 7 * FACTOR * WORK_PER_MILLISECOND;

/**
 * The most units of work in a round: half a minute of a small cloud machine, more of a phone. What is not proven by then would
 * take hours. Memory needs no limit here, since the tables of the solvers have one: none takes more than 350 MB.
 */
export const MOST_WORK = 30_000 * WORK_PER_MILLISECOND;

/** The budgets of the rounds that follow a search with a budget of so many units of work. */
export function budgetsAfter(budget: number): readonly number[] {
  const budgets: number[] = [];
  for (let next = budget * FACTOR; next <= MOST_WORK; next *= FACTOR) budgets.push(next);
  return budgets;
}

/**
 * Whether a search has ended before its budget without a proof: its tables were full, and no larger budget would help.
 * What a search lends to its parts is half of its budget or more, so one that ends for want of work has spent a good part of
 * it. In a first, small round a single step may be larger than that, so the next one is waited for.
 */
export const isFull = ({ complete, work, budget }: Search) => !complete && budget > FIRST_BUDGET && work < budget / 4;
