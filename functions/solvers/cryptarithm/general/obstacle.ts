/**
 * Thrown where an expression is no polynomial that could be searched: it has a variable in an exponent, or grows too large.
 * With the digit of `variable` known it is less of an obstacle; without a variable it is numbers that are too large.
 */
export class Obstacle extends Error {
  readonly variable: number | undefined;

  constructor(variable: number | undefined) {
    super('no polynomial');
    this.variable = variable;
  }
}

/** Thrown where an expression has no value, whatever the digits: a division by zero, an exponent that is no integer. */
export class NoValue extends Error {}

/** The budget is spent before the equations are read. */
export class OutOfBudget extends Error {}
