import type { Tree } from '../check/tree.ts';
import type { Operator } from '../puzzle.ts';
import { operate, type Rational } from '../rational.ts';

/** The numbers of an expression, in the order written. */
export function numbersIn(tree: Tree): Rational[] {
  if (tree.kind === 'literal') return [tree.value];
  if (tree.kind === 'bracket') return numbersIn(tree.inner);
  return tree.links.flatMap(({ operand }) => numbersIn(operand));
}

/**
 * What an expression comes to when other numbers stand in the places of its own; `undefined` where that divides by zero.
 *
 * @param numbers as many as it has, in the order written.
 */
export function valueWith(tree: Tree, numbers: readonly Rational[]): Rational | undefined {
  let next = 0;
  const comesTo = (tree: Tree): Rational | undefined => {
    if (tree.kind === 'literal') return numbers[next++];
    if (tree.kind === 'bracket') return comesTo(tree.inner);
    return tree.links.reduce<Rational | undefined>(
      (value, { operator, operand }) => joined(value, operator, comesTo(operand)),
      tree.kind === 'sum' ? 0 : 1,
    );
  };
  return comesTo(tree);
}

function joined(left: Rational | undefined, operator: Operator, right: Rational | undefined): Rational | undefined {
  return left === undefined || right === undefined ? undefined : operate(operator, left, right);
}
