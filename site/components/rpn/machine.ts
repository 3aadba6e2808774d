import type { Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { exact, operate, type Rational } from '../../../functions/solvers/arithmetic/rational.ts';
import { numeral, SIGNS } from '../numbers-game/notation.ts';
import type { Item } from './reading.ts';

/** A number on the stack, and how it was made: `8 ÷ (3 − 8 ÷ 3)`. */
export interface Entry {
  readonly value: Rational;
  readonly text: string;
  /** How firmly its text holds together: a number 3, a product 2, a sum 1, and 0 what stands in brackets beside any sign. */
  readonly binding: number;
}

/** The machine after some of its items: the stack, its top last. */
export type Stack = readonly Entry[];

/** Why a row of items stands for no number. */
export type RunFault =
  /** The operator at `at` finds fewer than two numbers on the stack. */
  | { readonly code: 'tooFew'; readonly at: number; readonly found: number }
  | { readonly code: 'byZero'; readonly at: number }
  /** At the end there is more than one number. */
  | { readonly code: 'leftOver'; readonly count: number };

/** A row of items, read from left to right. */
export interface Run {
  /** The stack before the first item, after it, after the second, and so on, up to the end or the item at fault. */
  readonly stacks: readonly [Stack, ...Stack[]];
  readonly fault: RunFault | undefined;
}

const BINDINGS: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/**
 * Reads items as a stack machine does, by exact fractions: a number goes on the stack, an operator takes the two topmost off,
 * the upper one being its right operand, and puts their result on.
 *
 * @param items one or more
 */
export function runItems(items: readonly Item[]): Run {
  const stacks: [Stack, ...Stack[]] = [[]];
  let stack: Stack = [];
  for (const [at, item] of items.entries()) {
    if (item.kind === 'number') {
      stack = [...stack, numberEntry(item.value)];
    } else {
      const [left, right] = stack.slice(-2);
      if (!left || !right) return { stacks, fault: { code: 'tooFew', at, found: stack.length } };
      const value = operate(item.operator, left.value, right.value);
      if (value === undefined) return { stacks, fault: { code: 'byZero', at } };
      stack = [...stack.slice(0, -2), joined(left, item.operator, right, value)];
    }
    stacks.push(stack);
  }
  return { stacks, fault: stack.length > 1 ? { code: 'leftOver', count: stack.length } : undefined };
}

function numberEntry(value: Rational): Entry {
  const text = numeral(exact(value));
  return { value, text, binding: /[−/]/.test(text) ? 0 : 3 };
}

/** Written in the order of the items, with the brackets that this order needs. */
function joined(left: Entry, operator: Operator, right: Entry, value: Rational): Entry {
  const binding = BINDINGS[operator];
  const isUndoing = operator === '-' || operator === '/';
  const rightText = bracketed(right, right.binding < binding || (isUndoing && right.binding === binding));
  return { value, binding, text: `${bracketed(left, left.binding < binding)} ${SIGNS[operator]} ${rightText}` };
}

function bracketed({ text }: Entry, isNeeded: boolean): string {
  return isNeeded ? `(${text})` : text;
}
