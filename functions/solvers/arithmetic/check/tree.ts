import type { Operator } from '../puzzle.ts';
import type { Rational } from '../rational.ts';
import type { Place } from './fault.ts';

/** An expression as a player wrote it. */
export type Tree = Literal | Bracket | Chain;

/** A number; zero or positive as written, of any kind once it is known to be a tile. */
export interface Literal extends Place {
  readonly kind: 'literal';
  readonly value: Rational;
}

export interface Bracket {
  readonly kind: 'bracket';
  readonly inner: Tree;
}

/**
 * Terms added and subtracted, or factors and divisors, as one row: the referee may work it in another order. The first link
 * has the operator `+` or `*` that nobody wrote, or the minus that stands before it. A minus after another operator, as in
 * `5*-3`, is a sum of that one link.
 */
export interface Chain {
  readonly kind: 'sum' | 'product';
  readonly links: readonly Link[];
}

/** An operand and the operator before it, whose place it has. */
export interface Link extends Place {
  readonly operator: Operator;
  readonly operand: Tree;
}

/** Whether a chain begins with a minus, which is then the sign of its first operand and subtracts it from nothing. */
export function beginsWithMinus({ links }: Chain): boolean {
  return links[0]!.operator === '-';
}

/** The chain, or its operand where that is alone and has no sign. */
export function chainOf(kind: Chain['kind'], links: readonly Link[]): Tree {
  const [first, ...others] = links;
  return others.length === 0 && first!.operator !== '-' ? first!.operand : { kind, links };
}
