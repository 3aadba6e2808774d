/**
 * Plain backtracking, as a C# program of 2011 plays the numbers round ("Fuerza bruta en .net para resolver las cifras del
 * concurso cifras y letras", Sistemas O.R.P.): take two numbers of the list, put their result in their place, go on with
 * the shorter list, and step back when nothing is left to combine.
 *
 * True to that program, so that its node counts come out to the digit:
 * - a node has a list of its own; pairs by rising index in the order given; + − × ÷ for each pair, the larger number first
 *   in − × ÷;
 * - pruned (`stepOf`): a difference of zero, × 1, ÷ 1, a division that leaves a remainder;
 * - the result goes to the front of the new list, the others follow in their order;
 * - every result is a node, the root is not; the search ends at the first exact one;
 * - the nearest value and its path are kept in the same pass, the first of two equally near.
 *
 * Different from it, in the answer only, never in the count:
 * - it starts from 0 as the nearest value, which the rules of the service do not know: here it starts from the given number
 *   that is nearest, since a given number alone is an answer. The search does not end there: the program never looks at
 *   the given numbers, and so goes on to the first *result* that is exact (a target of 0 would end it before it began);
 * - it prints the whole path, steps that do not serve the value included: here they are dropped.
 */

import type { Budget, Search } from '../../budget.ts';
import { OPERATORS, type Operator } from '../puzzle.ts';
import type { BacktrackingObserver } from './backtracking-observer.ts';
import { type BacktrackingStep, stepOf } from './backtracking-step.ts';

export interface BacktrackingAnswer {
  /** Results made, valid by the prunings: the number that the program prints. */
  readonly nodes: number;
  /** The nearest value met. */
  readonly value: number;
  /** |value − target|. */
  readonly distance: number;
  /** How the value is made, in the order of the search; empty when it is a given number. */
  readonly steps: readonly BacktrackingStep[];
  /** `complete` is false when the budget ended the search, or when a branch was left out (see `backtracking`). */
  readonly search: Search;
}

/** A node of the tree: the step that made it, the list it leaves, and the node it was made from. */
interface Node {
  readonly step: BacktrackingStep;
  readonly numbers: readonly number[];
  readonly parent: Node | undefined;
}

/**
 * Searches `numbers` (1 or more integers, 1 or more each, in the order given: the order decides the count) for `target` (an
 * integer, 0 to 2^53 − 1), one unit of `budget` a node.
 *
 * A sum or product beyond 2^53 − 1 makes no node: its branch is left out, and `search.complete` is false unless the answer
 * is exact. So everything that is answered is exact, and what is not proven is not called so.
 *
 * @param operations those allowed, in the order in which a pair tries them: the program's is + − × ÷.
 * @param observer is told what the search does. It changes nothing.
 */
export function backtracking(
  numbers: readonly number[],
  target: number,
  budget: Budget,
  operations: readonly Operator[] = OPERATORS,
  observer?: BacktrackingObserver,
): BacktrackingAnswer {
  let nodes = 0;
  let leftOut = false;
  let nearest: Node | undefined;
  let value = numbers.reduce((near, number) => (Math.abs(number - target) < Math.abs(near - target) ? number : near));

  /** Combines a list in every way; true when the search is over, exact or out of budget. */
  function descend(list: readonly number[], parent: Node | undefined): boolean {
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        for (const operator of operations) {
          const step = stepOf(operator, list[i]!, list[j]!);
          if (typeof step === 'string') {
            leftOut ||= step === 'too-large';
            observer?.cut(operator, list[i]!, list[j]!, step);
            continue;
          }
          if (!budget.spend(1)) return true;
          nodes++;
          const node = {
            step,
            numbers: [step.result, ...list.filter((_, place) => place !== i && place !== j)],
            parent,
          };
          observer?.visit(step, node.numbers);
          if (Math.abs(step.result - target) < Math.abs(value - target)) {
            value = step.result;
            nearest = node;
            observer?.nearest(value);
          }
          if (step.result === target || descend(node.numbers, node)) return true;
          observer?.back();
        }
      }
    }
    return false;
  }

  const over = descend(numbers, undefined);
  const distance = Math.abs(value - target);
  return {
    nodes,
    value,
    distance,
    steps: servingSteps(nearest),
    search: { complete: distance === 0 || !(over || leftOut), work: nodes, budget: budget.limit },
  };
}

/**
 * The steps to a node, less those whose result does not go into the last one. Read backwards: a step serves when some later
 * step still wants its result. When a given number has that same value, either of the two may be taken.
 */
function servingSteps(last: Node | undefined): BacktrackingStep[] {
  const steps: BacktrackingStep[] = [];
  const wanted: number[] = last ? [last.step.result] : [];
  for (let node = last; node; node = node.parent) {
    const place = wanted.indexOf(node.step.result);
    if (place < 0) continue;
    wanted.splice(place, 1, node.step.left, node.step.right);
    steps.unshift(node.step);
  }
  return steps;
}
