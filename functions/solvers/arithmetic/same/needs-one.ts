import type { Tree } from '../check/tree.ts';
import { numbersIn, valueWith } from './value-with.ts';

/**
 * Whether an expression of natural steps cannot be worked without a step × 1 or ÷ 1.
 *
 * That is so when some factor or divisor of a product, products in it dissolved, is 1. For a product of natural numbers begins
 * with a factor, and 1 can only be divided by 1: so a 1 is multiplied or divided by sooner or later. And without a 1 there is a
 * way: all factors are multiplied, then divided by one divisor after the other, each of 2 or more.
 */
export function needsOne(tree: Tree): boolean {
  if (tree.kind === 'literal') return false;
  if (tree.kind === 'bracket') return needsOne(tree.inner);
  const operands = tree.links.map(({ operand }) => operand);
  return operands.some(needsOne) || (tree.kind === 'product' && operands.some(isOneOrHoldsOne));
}

/** A product in a product is dissolved, and so it is its factors that matter. */
function isOneOrHoldsOne(operand: Tree): boolean {
  if (operand.kind === 'bracket') return isOneOrHoldsOne(operand.inner);
  return operand.kind !== 'product' && valueWith(operand, numbersIn(operand)) === 1;
}
