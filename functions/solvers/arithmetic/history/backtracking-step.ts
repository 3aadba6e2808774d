import type { Operator } from '../puzzle.ts';

/** A `Step` whose numbers are all below 2^53. */
export interface BacktrackingStep {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  readonly result: number;
}

/** Why a step is not taken, as the C# program prunes; `too-large` is this service's own. */
export type Cut = 'zero' | 'times-one' | 'divided-by-one' | 'remainder' | 'too-large';

/**
 * The step that joins two numbers, the larger one first in − × ÷, or why the search does not take it. None of the prunings
 * of the program loses a value that could be nearest:
 * - `zero`: of what a − a can still serve, b + 0 and b − 0 are b, which is there without it, and b × 0 is no number of the game;
 * - `times-one`, `divided-by-one`: the result is the other number, which is there without the step, and the 1 with it;
 * - `remainder`: a step makes a whole number. Smaller minus larger and smaller divided by larger are never thought of: the
 *   one is negative, the other a fraction.
 *
 * `too-large`, beyond 2^53 − 1, where doubles are not exact, may lose something.
 */
export function stepOf(operator: Operator, first: number, second: number): BacktrackingStep | Cut {
  const left = Math.max(first, second);
  const right = Math.min(first, second);
  switch (operator) {
    case '+': {
      const result = first + second;
      return result > Number.MAX_SAFE_INTEGER ? 'too-large' : { left: first, operator, right: second, result };
    }
    case '-':
      return left === right ? 'zero' : { left, operator, right, result: left - right };
    case '*': {
      if (right === 1) return 'times-one';
      const result = left * right;
      return result > Number.MAX_SAFE_INTEGER ? 'too-large' : { left, operator, right, result };
    }
    case '/':
      if (right === 1) return 'divided-by-one';
      return left % right === 0 ? { left, operator, right, result: left / right } : 'remainder';
  }
}
