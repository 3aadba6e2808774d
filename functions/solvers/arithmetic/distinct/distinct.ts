import type { Budget } from '../../budget.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import type { Rational } from '../rational.ts';
import { groundOf } from './ground.ts';
import { searchPlainly } from './plain.ts';
import { searchDistinct } from './search.ts';
import type { Ways } from './ways.ts';

/**
 * All distinct ways to make `target`, whatever the target of the puzzle is.
 *
 * Two ways are the same when they are the same rational function of the given numbers, equal numbers being interchangeable:
 * neither the order of terms and factors nor brackets that change nothing make a new one, nor a − (b − c) instead of
 * a − b + c. Where any of the numbers may be used, no step may multiply by 1 or divide by 1: 3 · (2 − 1) is none, nor is
 * anything else that cannot be written without such a step.
 *
 * @param budget when it is spent, what is found is there and `whole` is false.
 */
export function distinctWays(puzzle: NumbersPuzzle, target: Rational, budget: Budget): Ways {
  const ground = groundOf(puzzle, target);
  return ground ? searchDistinct(puzzle, target, ground, budget) : searchPlainly(puzzle, target, budget);
}
