import type { Search } from '../budget.ts';
import type { Operator } from './puzzle.ts';

/** An exact integer as JSON can carry it: a number up to 2^53 − 1, beyond that its decimal digits in a string. */
export type Exact = number | string;

/** One line of working: `left operator right = result`. */
export interface Step {
  readonly left: Exact;
  readonly operator: Operator;
  readonly right: Exact;
  readonly result: Exact;
}

/** A value that can be made, and one way to make it. */
export interface Solution {
  readonly value: Exact;
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
