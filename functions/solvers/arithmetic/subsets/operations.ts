import type { Operator } from '../puzzle.ts';

/** Which operations a game allows, as flags for inner loops. */
export interface Operations {
  readonly plus: boolean;
  readonly minus: boolean;
  readonly times: boolean;
  readonly over: boolean;
}

export function operationsOf(operators: readonly Operator[]): Operations {
  return {
    plus: operators.includes('+'),
    minus: operators.includes('-'),
    times: operators.includes('*'),
    over: operators.includes('/'),
  };
}
