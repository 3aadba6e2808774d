import type { Exact } from './answer.ts';
import type { Operator } from './puzzle.ts';

/** An exact integer: a number up to 2^53 − 1, a bigint beyond, never the other way round, so that `===` compares values. */
export type Integer = number | bigint;

/** `left operator right` by the rules of natural steps, or `undefined` when it is no positive integer. */
export function natural(operator: Operator, left: Integer, right: Integer): Integer | undefined {
  if (typeof left === 'number' && typeof right === 'number') {
    switch (operator) {
      case '+':
        if (left + right <= Number.MAX_SAFE_INTEGER) return left + right;
        break;
      case '-':
        return left > right ? left - right : undefined;
      case '*':
        if (left * right <= Number.MAX_SAFE_INTEGER) return left * right;
        break;
      case '/':
        return left % right === 0 ? left / right : undefined;
    }
  }
  const a = BigInt(left);
  const b = BigInt(right);
  switch (operator) {
    case '+':
      return narrowed(a + b);
    case '-':
      return a > b ? narrowed(a - b) : undefined;
    case '*':
      return narrowed(a * b);
    case '/':
      return a % b === 0n ? narrowed(a / b) : undefined;
  }
}

/** As JSON carries it. */
export function exact(value: Integer): Exact {
  return typeof value === 'number' ? value : value.toString();
}

function narrowed(value: bigint): Integer {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}
