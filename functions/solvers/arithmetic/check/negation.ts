import type { NumbersPuzzle } from '../puzzle.ts';
import { type PlacedFault, placeOf } from './fault.ts';
import type { Chain, Link, Tree } from './tree.ts';

/**
 * Whether the same tiles make the value of an expression, and whether they make its opposite, by the four operations between
 * two numbers and nothing else.
 */
interface Signs {
  readonly same: boolean;
  readonly opposite: boolean;
}

/**
 * A change of sign is no operation of the game: with 4 and 6 nobody makes −24. But a player may write one where it comes to a
 * subtraction: -(3-27) is 27-3, 5*-3+20 is 20-5*3. So signs are moved out of products and through sums, and there must be a
 * way to be rid of them all. Which keeps the promise that what is found valid can be made.
 *
 * Under `natural` there is nothing to do: a minus without a number to subtract from makes a negative number, which is no step.
 *
 * @param tree with its tiles read: the minus of a negative tile is none.
 * @returns a fault at the first minus that changes a sign, if there is no such way.
 */
export function loneMinus(tree: Tree, { values, operations }: NumbersPuzzle): PlacedFault | undefined {
  if (values === 'natural' || !operations.includes('-')) return undefined;
  const minus = firstMinus(tree);
  if (minus === undefined || signsOf(tree, operations.includes('+')).same) return undefined;
  return { code: 'lone-minus', ...placeOf(minus) };
}

/** The first minus with nothing before it. */
function firstMinus(tree: Tree): Link | undefined {
  if (tree.kind === 'literal') return undefined;
  if (tree.kind === 'bracket') return firstMinus(tree.inner);
  const [first] = tree.links;
  if (first!.operator === '-') return first;
  for (const { operand } of tree.links) {
    const minus = firstMinus(operand);
    if (minus !== undefined) return minus;
  }
  return undefined;
}

/** @param plus whether additions are allowed: without them, a sum has one term and all others are subtracted. */
function signsOf(tree: Tree, plus: boolean): Signs {
  if (tree.kind === 'literal') return { same: true, opposite: false };
  if (tree.kind === 'bracket') return signsOf(tree.inner, plus);
  const operands = tree.links.map(({ operand }) => signsOf(operand, plus));
  return tree.kind === 'sum' ? signsOfSum(tree, operands, plus) : operands.reduce(signsOfProduct);
}

function signsOfProduct(left: Signs, right: Signs): Signs {
  return {
    same: (left.same && right.same) || (left.opposite && right.opposite),
    opposite: (left.same && right.opposite) || (left.opposite && right.same),
  };
}

/** Each term is added as it is or its opposite is subtracted, or the other way round; one has to come first, added. */
function signsOfSum({ links }: Chain, operands: readonly Signs[], plus: boolean): Signs {
  const terms = operands.map(({ same, opposite }, at) =>
    links[at]!.operator === '-' ? { added: opposite, subtracted: same } : { added: same, subtracted: opposite },
  );
  const isMade = (first: 'added' | 'subtracted', others: 'added' | 'subtracted'): boolean =>
    terms.some(
      (term) => term[first] && terms.every((other) => other === term || other[others] || (plus && other[first])),
    );
  return { same: isMade('added', 'subtracted'), opposite: isMade('subtracted', 'added') };
}
