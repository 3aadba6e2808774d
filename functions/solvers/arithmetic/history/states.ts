/**
 * The numbers round as a search in a space of states, as Anarit, a C program of the 1990s, plays it. A state is a multiset of
 * numbers with a path to each; an operator takes two of them and puts their result in their place.
 *
 * As its author tells it:
 * - depth first, so that a solution is found soon; the numbers of the start largest first;
 * - a state of four numbers is explored the first time that it appears and not again: how many were generated, and how many
 *   of them were different, is what he prints as the complexity of the analysis. Others are not remembered, for looking them
 *   up takes longer than exploring them;
 * - of a state of two numbers each result is only tried, and no state built of it, nor a path unless it is the nearest yet;
 * - the nearest value is kept with its path in reverse Polish notation. The first exact one ends the search.
 *
 * Where he is silent:
 * - every state has its numbers largest first, so that equal multisets are equal lists; pairs by rising place, and + − × ÷ for
 *   each, the larger number first;
 * - an operation is left out only where it cannot be applied: a difference of zero (no state holds a zero) or a division that
 *   leaves a remainder. × 1, ÷ 1 and the like are played;
 * - the given numbers are looked at first, since one alone is an answer, and make no node; nor does a start of four numbers
 *   count as generated;
 * - a *node* is a result made, whether it is new or not, and whether a state is built of it or not.
 */

import type { Budget, Search } from '../../budget.ts';
import type { Expression } from '../expression.ts';
import { OPERATORS, type Operator } from '../puzzle.ts';
import { expressionOf, joinedPath, type State, startOf, successor } from './state.ts';

export interface StatesAnswer {
  /** Results made. */
  readonly nodes: number;
  /** States of four numbers that operators led to, and how many different ones, explored, there are among them. */
  readonly generated: number;
  readonly different: number;
  /** The nearest value met, the first of two equally near. */
  readonly value: number;
  /** |value − target|. */
  readonly distance: number;
  /** How the value is made, in reverse Polish notation separated by commas. */
  readonly path: string;
  readonly expression: Expression;
  /** `complete` is false when the budget ended the search, or when a branch was left out (see `states`). */
  readonly search: Search;
}

/** How many numbers a state has that is remembered. */
export const REMEMBERED = 4;

/** Is told of each state of four numbers that is generated, of the state before it, and whether it is explored, being new. */
export type StatesObserver = (state: State, before: State, isNew: boolean) => void;

/**
 * Searches `numbers` (1 or more integers, 1 or more each, in any order) for `target` (an integer, 0 to 2^53 − 1), one unit of
 * `budget` a node.
 *
 * A sum or product beyond 2^53 − 1 makes no node: its branch is left out, and `search.complete` is false unless the answer
 * is exact.
 *
 * @param operations those allowed, in the order in which a pair tries them.
 * @param observe looks on, and changes nothing.
 */
export function states(
  numbers: readonly number[],
  target: number,
  budget: Budget,
  operations: readonly Operator[] = OPERATORS,
  observe?: StatesObserver,
): StatesAnswer {
  const start = startOf(numbers);
  const remembered = new Set<string>();
  let nodes = 0;
  let generated = 0;
  let leftOut = false;
  let value = start.numbers[0]!;
  for (const number of start.numbers) if (Math.abs(number - target) < Math.abs(value - target)) value = number;
  let path = `${value}`;

  /** Applies every operator to every pair; true when the search is over, exact or out of budget. */
  function explore(state: State): boolean {
    const { numbers } = state;
    for (let left = 0; left < numbers.length; left++) {
      for (let right = left + 1; right < numbers.length; right++) {
        for (const operator of operations) {
          const result = resultOf(operator, numbers[left]!, numbers[right]!);
          if (result === undefined) continue;
          if (result > Number.MAX_SAFE_INTEGER) {
            leftOut = true;
            continue;
          }
          if (!budget.spend(1)) return true;
          nodes++;
          if (Math.abs(result - target) < Math.abs(value - target)) {
            value = result;
            path = joinedPath(state, left, operator, right);
            if (value === target) return true;
          }
          if (numbers.length === 2) continue;
          const next = successor(state, left, operator, right, result);
          if (isToExplore(next, state) && explore(next)) return true;
        }
      }
    }
    return false;
  }

  /** Whether a state is to be explored: those of four numbers only once. */
  function isToExplore(next: State, before: State): boolean {
    if (next.numbers.length !== REMEMBERED) return true;
    generated++;
    const name = next.numbers.join();
    const isNew = !remembered.has(name);
    remembered.add(name);
    observe?.(next, before, isNew);
    return isNew;
  }

  const over = value !== target && explore(start);
  const distance = Math.abs(value - target);
  return {
    nodes,
    generated,
    different: remembered.size,
    value,
    distance,
    path,
    expression: expressionOf(path),
    search: { complete: distance === 0 || !(over || leftOut), work: budget.spent, budget: budget.limit },
  };
}

/** The result of an operator that can be applied to a larger or equal number and another. */
function resultOf(operator: Operator, larger: number, smaller: number): number | undefined {
  switch (operator) {
    case '+':
      return larger + smaller;
    case '-':
      return larger === smaller ? undefined : larger - smaller;
    case '*':
      return larger * smaller;
    case '/':
      return larger % smaller === 0 ? larger / smaller : undefined;
  }
}
