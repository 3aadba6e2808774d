import type { Budget } from '../../budget.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { reachByValues } from '../values/reach-by-values.ts';
import { reachNatural } from './natural-reach.ts';
import type { Game } from './outside.ts';
import { MOST_TARGETS, type Reach } from './reach-answer.ts';

/**
 * Every target of a range at once: with how many numbers at least it is reached, or how far the nearest value is.
 *
 * @param puzzle in its canonical form (`canonicalPuzzle`), without a target.
 * @param from the first target and
 * @param to the last: integers, `from` ≤ `to`, at most `MOST_TARGETS` of them. Under `natural` from 0 to 2^53 − 1.
 * @param budget when it is spent, `search.complete` is false: what is told as reached is, perhaps with fewer numbers, and the
 * distances are those of values that can be made. The same budget gives the same answer always and everywhere.
 * @throws RangeError when the range is empty, too long or not of integers.
 */
export function reachOf(puzzle: Omit<NumbersPuzzle, 'target'>, from: number, to: number, budget: Budget): Reach {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || to < from || to - from >= MOST_TARGETS) {
    throw new RangeError(`from ${from} to ${to} is no range of 1 to ${MOST_TARGETS} targets`);
  }
  return isNaturalAny(puzzle) ? reachNatural(puzzle, from, to, budget) : reachByValues(puzzle, from, to, budget);
}

function isNaturalAny(puzzle: Omit<NumbersPuzzle, 'target'>): puzzle is Game {
  return puzzle.values === 'natural' && puzzle.use === 'any';
}
