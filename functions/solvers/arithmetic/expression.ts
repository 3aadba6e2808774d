import type { Solution } from './answer.ts';
import type { NumbersPuzzle, Operator } from './puzzle.ts';
import type { Rational } from './rational.ts';
import { solutionOf, type Working, work, workChain, workTile } from './working.ts';

/** A tile, or two expressions joined by an operation whose result is a value under the rules. */
export type Expression = Rational | Operation;

export interface Operation {
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

/** What the rules say of steps. */
type StepRules = Pick<NumbersPuzzle, 'values' | 'operations'>;

/**
 * Writes an expression as a person would work it (`workChain`), brackets that change nothing dissolved.
 *
 * @param puzzle its target and its rules: dissolving a − (b − c) takes a +, so that it is left alone where + is not allowed.
 */
export function render(expression: Expression, puzzle: StepRules & Pick<NumbersPuzzle, 'target'>): Solution {
  return solutionOf(workingOf(expression, puzzle), puzzle.target);
}

/** An expression in the order in which it is worked out. @throws RangeError when a step breaks the rules. */
export function workingOf(expression: Expression, rules: StepRules): Working {
  if (!isOperation(expression)) return workTile(expression);
  const join = expression.operator === '+' || expression.operator === '-' ? '+' : '*';
  const chain = { join, undo: join === '+' ? '-' : '/', joined: [], undone: [] } as const satisfies Links;
  link(expression, chain, chain.joined, chain.undone, rules);
  return workChain(chain, rules.values);
}

function isOperation(expression: Expression): expression is Operation {
  return typeof expression === 'object' && 'operator' in expression;
}

/** A chain as it is put together. */
interface Links {
  readonly join: '+' | '*';
  readonly undo: '-' | '/';
  readonly joined: Working[];
  readonly undone: Working[];
}

/** Adds the operands of an expression to the chain: to `side`, or to the other where they are undone. */
function link(expression: Expression, chain: Links, side: Working[], other: Working[], rules: StepRules): void {
  const operator = isOperation(expression) ? expression.operator : undefined;
  if (!isOperation(expression) || (operator !== chain.join && operator !== chain.undo)) {
    side.push(workingOf(expression, rules));
  } else if (operator === chain.undo && side === chain.undone && !rules.operations.includes(chain.join)) {
    side.push(workAlone(expression, rules));
  } else {
    link(expression.left, chain, side, other, rules);
    const [same, opposite] = operator === chain.join ? [side, other] : [other, side];
    link(expression.right, chain, same, opposite, rules);
  }
}

/** A difference or quotient that has to keep its brackets. */
function workAlone({ operator, left, right }: Operation, rules: StepRules): Working {
  return work(operator, workingOf(left, rules), workingOf(right, rules), rules.values);
}
