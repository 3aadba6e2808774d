/**
 * Plain backtracking, as a C# program of 2011 plays the numbers round ("Fuerza bruta en .net para resolver las cifras del
 * concurso cifras y letras", Sistemas O.R.P.): take two numbers of the list, put their result in their place, go on with
 * the shorter list, and step back when nothing is left to combine.
 *
 * True to that program, so that its node counts come out to the digit:
 * - pairs by rising index in the order given; + − × ÷ for each pair, the larger number first in − × ÷;
 * - pruned: a difference of zero, × 1, ÷ 1, a division that leaves a remainder;
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
import type { Step } from '../answer.ts';
import type { Operator } from '../puzzle.ts';

export interface BacktrackingAnswer {
  /** Results made, valid by the prunings: the number that the program prints. */
  readonly nodes: number;
  /** The nearest value met. */
  readonly value: number;
  /** |value − target|. */
  readonly distance: number;
  /** How the value is made, in the order of the search; empty when it is a given number. */
  readonly steps: readonly Step[];
  /** `complete` is false when the budget ended the search, or when a branch was left out (see `backtracking`). */
  readonly search: Search;
}

/** The operators in the order in which a pair tries them; a path keeps their indices. */
const ORDER: readonly Operator[] = ['+', '-', '*', '/'];

/**
 * Searches `numbers` (1 or more integers, 1 or more each, in the order given: the order decides the count) for `target` (an
 * integer, 0 to 2^53 − 1), one unit of `budget` a node.
 *
 * A sum or product beyond 2^53 − 1 makes no node: its branch is left out, and `search.complete` is false unless the answer
 * is exact. So everything that is answered is exact, and what is not proven is not called so.
 */
export function backtracking(numbers: readonly number[], target: number, budget: Budget): BacktrackingAnswer {
  const tiles = numbers.length;
  // One list of numbers a depth, flat: the list at depth d starts at d · tiles and has tiles − d numbers.
  const lists = new Float64Array(tiles * tiles);
  // One step a depth on the way down, and the same of the way to the nearest value.
  const path = { left: new Float64Array(tiles), right: new Float64Array(tiles), operator: new Uint8Array(tiles) };
  const kept = { left: new Float64Array(tiles), right: new Float64Array(tiles), operator: new Uint8Array(tiles) };
  lists.set(numbers);

  let nodes = 0;
  let leftOut = false;
  let value = numbers.reduce((near, number) => (Math.abs(number - target) < Math.abs(near - target) ? number : near));
  let distance = Math.abs(value - target);
  let keptDepth = 0;

  /** Combines the list at `depth` in every way; true when the search is over, exact or out of budget. */
  function descend(depth: number): boolean {
    const base = depth * tiles;
    const end = base + tiles - depth;
    for (let i = base; i < end - 1; i++) {
      for (let j = i + 1; j < end; j++) {
        const first = lists[i] as number;
        const second = lists[j] as number;
        const larger = Math.max(first, second);
        const smaller = Math.min(first, second);
        // The rest of the list is the same for the four results, so it is written once; each result then takes the front.
        if (end - base > 2) copyRest(base, end, i, j);
        if (make(depth, first, second, 0, first + second)) return true;
        if (larger !== smaller && make(depth, larger, smaller, 1, larger - smaller)) return true;
        if (smaller === 1) continue;
        if (make(depth, larger, smaller, 2, larger * smaller)) return true;
        // A quotient below 2^53 ÷ smaller that is not whole is at least 1 ÷ smaller off, so it never rounds to a whole one.
        const quotient = larger / smaller;
        if (quotient === Math.floor(quotient) && make(depth, larger, smaller, 3, quotient)) return true;
      }
    }
    return false;
  }

  /** Writes the list from `base` to `end`, less its places `i` and `j`, behind the front of the list one deeper. */
  function copyRest(base: number, end: number, i: number, j: number): void {
    let to = base + tiles + 1;
    for (let k = base; k < end; k++) if (k !== i && k !== j) lists[to++] = lists[k] as number;
  }

  /** Makes the node of one result and all below it; true when the search is over. */
  function make(depth: number, left: number, right: number, operator: number, result: number): boolean {
    if (result > Number.MAX_SAFE_INTEGER) {
      leftOut = true;
      return false;
    }
    if (!budget.spend(1)) return true;
    nodes++;
    path.left[depth] = left;
    path.right[depth] = right;
    path.operator[depth] = operator;
    const away = Math.abs(result - target);
    if (away < distance) {
      value = result;
      distance = away;
      keptDepth = depth + 1;
      kept.left.set(path.left);
      kept.right.set(path.right);
      kept.operator.set(path.operator);
    }
    if (result === target) return true;
    if (depth + 2 >= tiles) return false;
    lists[(depth + 1) * tiles] = result;
    return descend(depth + 1);
  }

  const over = descend(0);
  return {
    nodes,
    value,
    distance,
    steps: servingSteps(kept, keptDepth),
    search: { complete: distance === 0 || !(over || leftOut), work: nodes, budget: budget.limit },
  };
}

interface Path {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly operator: Uint8Array;
}

/**
 * The first `depth` steps of a path, less those whose result does not go into the last one. Read backwards: a step serves
 * when some later step still wants its result. When a given number has that same value, either of the two may be taken.
 */
function servingSteps(path: Path, depth: number): Step[] {
  const steps: Step[] = [];
  const wanted: number[] = [];
  for (let d = depth - 1; d >= 0; d--) {
    const left = path.left[d] as number;
    const right = path.right[d] as number;
    const operator = ORDER[path.operator[d] as number] as Operator;
    const result = resultOf(left, operator, right);
    if (d < depth - 1) {
      const place = wanted.indexOf(result);
      if (place < 0) continue;
      wanted.splice(place, 1);
    }
    wanted.push(left, right);
    steps.unshift({ left, operator, right, result });
  }
  return steps;
}

function resultOf(left: number, operator: Operator, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return left / right;
}
