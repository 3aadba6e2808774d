import type { Search } from '../budget.ts';
import type { Exact } from './rational.ts';
import type { Operator } from './rules.ts';

export type { Exact } from './rational.ts';

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
  readonly distance: Exact;
  /** How many of the given numbers it uses. */
  readonly numbersUsed: number;
  /**
   * ASCII, no needless bracket; evaluates as it stands. A given fraction stands in brackets, unless it is all there is, and
   * so does a negative number after an operator.
   */
  readonly expression: string;
  /** In the order a person would do them; empty when a given number is the answer. */
  readonly steps: readonly Step[];
  /** Reverse Polish notation, separated by spaces; a fraction that is given is one item, `1/2`. */
  readonly rpn: string;
}

/** The answer to `find=best`. */
export interface BestAnswer {
  /**
   * The least distance, then the fewest numbers, then the lower value. Null when nothing can be made, as with 5 5 under
   * `natural` and `all` by `-` alone, or when nothing was found.
   */
  readonly best: Solution | null;
  /** One solution, with the fewest numbers, for each value at the least distance: up to two, ascending. */
  readonly nearest: readonly Solution[];
  readonly search: Search;
}

/** The best answer where there always is one: any given number is one already, under `natural` and `any`. */
export interface RoundAnswer extends BestAnswer {
  readonly best: Solution;
}

/** The answer to `find=all`. */
export interface AllAnswer extends BestAnswer {
  /** A page of the distinct solutions at the least distance, easiest first (`effort.ts`), then by expression. */
  readonly solutions: readonly Solution[];
  /** How many there are in all. */
  readonly solutionCount: number;
}
