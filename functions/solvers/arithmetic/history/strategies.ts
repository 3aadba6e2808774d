/** The searches of the literature behind one door: each plays its own rules, counts its own nodes, and answers in one shape. */

import type { Budget } from '../../budget.ts';
import type { BestAnswer, Exact } from '../answer.ts';
import { type Expression, render } from '../expression.ts';
import { type NumbersPuzzle, OPERATORS, type Rules } from '../puzzle.ts';
import { rationalOf } from '../rational.ts';
import { type BacktrackingAnswer, backtracking } from './backtracking.ts';
import { operators } from './operators.ts';
import { states } from './states.ts';

export const STRATEGY_NAMES = ['backtracking', 'operators', 'states'] as const;
export type Strategy = (typeof STRATEGY_NAMES)[number];

/** What a strategy plays, and how fast. */
export interface StrategyRules extends Rules {
  /** Nodes or calls, a unit of budget each, that a millisecond of CPU buys, as `test/bench/history.ts` measures it, rounded down. */
  readonly workPerMillisecond: number;
}

/** The rules that each strategy plays; of the operations, any may be left out. */
export const STRATEGIES: Readonly<Record<Strategy, StrategyRules>> = {
  backtracking: { values: 'natural', use: 'any', operations: OPERATORS, workPerMillisecond: 10_000 },
  operators: { values: 'rational', use: 'all', operations: OPERATORS, workPerMillisecond: 10_000 },
  states: { values: 'natural', use: 'any', operations: OPERATORS, workPerMillisecond: 20_000 },
};

/**
 * The value that a strategy met first at the least distance: one, even where another is as near on the other side, and not
 * always with the fewest numbers. `search.complete` says that the distance is proven. `best` is null when nothing was found.
 */
export interface StrategyAnswer extends BestAnswer {
  /** What the search counts: `nodes`; `expressions` and `calls`; or `nodes`, `generated` and `different` states of four numbers. */
  readonly counts: Readonly<Record<string, number>>;
  /** How `best` is made as the search of states writes it: reverse Polish notation separated by commas. */
  readonly path?: string;
}

/** What a strategy found: how the nearest value is made, and what was counted. */
type Found = Pick<StrategyAnswer, 'counts' | 'path' | 'search'> & { readonly expression: Expression | null };

/** Whether a strategy plays a puzzle's rules. */
export function plays(strategy: Strategy, { values, use }: Pick<Rules, 'values' | 'use'>): boolean {
  return STRATEGIES[strategy].values === values && STRATEGIES[strategy].use === use;
}

/**
 * Searches a puzzle as a strategy does.
 *
 * @param numbers those of the puzzle, in the order in which they were given: the counts depend on it.
 * @param budget one unit a node or call of the search.
 * @throws RangeError when the strategy does not play the puzzle's rules (`plays`).
 */
export function runStrategy(
  strategy: Strategy,
  puzzle: NumbersPuzzle,
  numbers: readonly Exact[],
  budget: Budget,
): StrategyAnswer {
  if (!plays(strategy, puzzle)) throw new RangeError(`${strategy} does not play ${puzzle.values} and ${puzzle.use}`);
  const { expression, ...told } = RUN[strategy](puzzle, numbers, budget);
  const best = expression === null ? null : render(expression, puzzle);
  return { best, nearest: best ? [best] : [], ...told };
}

const RUN: Record<Strategy, (puzzle: NumbersPuzzle, numbers: readonly Exact[], budget: Budget) => Found> = {
  backtracking({ target, operations }, numbers, budget) {
    const answer = backtracking(numbers.map(Number), Number(target), budget, operations);
    return { expression: joined(answer), counts: { nodes: answer.nodes }, search: answer.search };
  },
  operators({ target, operations }, numbers, budget) {
    const answer = operators(numbers.map(rationalOf), rationalOf(target), budget, operations);
    const { expression, expressions, calls, search } = answer;
    return { expression, counts: { expressions, calls }, search };
  },
  states({ target, operations }, numbers, budget) {
    const answer = states(numbers.map(Number), Number(target), budget, operations);
    const { expression, nodes, generated, different, path, search } = answer;
    return { expression, counts: { nodes, generated, different }, path, search };
  },
};

/** The expression of which steps are the working: a step takes what an earlier one made where it can, else a given number. */
function joined({ steps, value }: BacktrackingAnswer): Expression {
  const made: { value: number; expression: Expression }[] = [];
  const take = (value: number): Expression => {
    const place = made.findIndex((result) => result.value === value);
    return place < 0 ? value : made.splice(place, 1)[0]!.expression;
  };
  for (const { left, operator, right, result } of steps) {
    made.push({ value: result, expression: { operator, left: take(left), right: take(right) } });
  }
  return take(value);
}
