import type { Search } from '../budget.ts';
import type { Operator } from './puzzle.ts';

/** One line of working: `left operator right = result`. */
export interface Step {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  readonly result: number;
}

/** A value that can be made, and one way to make it. */
export interface Solution {
  readonly value: number;
  /** |value − target|. */
  readonly distance: number;
  /** How many of the given numbers it uses. */
  readonly numbersUsed: number;
  /** ASCII, no needless bracket; evaluates as it stands. */
  readonly expression: string;
  /** In the order a person would do them; empty when a given number is the answer. */
  readonly steps: readonly Step[];
  /** Reverse Polish notation, separated by spaces. */
  readonly rpn: string;
}

/** The answer to `find=best`. */
export interface BestAnswer {
  /** The least distance, then the fewest numbers, then the lower value. */
  readonly best: Solution;
  /** One solution, with the fewest numbers, for each value at the least distance: one or two, ascending. */
  readonly nearest: readonly Solution[];
  readonly search: Search;
}
