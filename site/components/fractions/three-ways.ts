import type { PlacedFault } from '../../../functions/solvers/arithmetic/check/fault.ts';
import { parse } from '../../../functions/solvers/arithmetic/check/parse.ts';
import { scan } from '../../../functions/solvers/arithmetic/check/scan.ts';
import { syntaxFault } from '../../../functions/solvers/arithmetic/check/syntax.ts';
import type { Chain, Tree } from '../../../functions/solvers/arithmetic/check/tree.ts';
import type { Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { exact, operate, type Rational } from '../../../functions/solvers/arithmetic/rational.ts';
import { numeral, SIGNS } from '../numbers-game/notation.ts';

/** What an expression comes to in three arithmetics. */
export interface ThreeValues {
  /** By exact fractions; undefined where something is divided by zero. */
  readonly exact: Rational | undefined;
  /** By doubles; not finite where something is divided by zero. */
  readonly double: number;
  /** By integers, each quotient rounded down; undefined where something is divided by zero. */
  readonly floor: bigint | undefined;
}

/** One operation of an expression: what is worked out so far, written as by hand, and what it comes to. */
export interface ThreefoldStep extends ThreeValues {
  readonly text: string;
}

/** An expression worked out step by step, or the fault that keeps it from being one. */
export type Working =
  | { readonly ok: true; readonly steps: readonly ThreefoldStep[]; readonly result: ThreefoldStep }
  | { readonly ok: false; readonly fault: PlacedFault };

/** Characters that are read. */
export const LENGTH_LIMIT = 120;

/** Works an expression out in three arithmetics, from left to right, brackets first and products before sums. */
export function workThreeWays(text: string): Working {
  if (text.trim() === '')
    return { ok: false, fault: { code: 'syntax', reason: 'missing', start: 0, end: text.length } };
  const tokens = scan(text);
  if ('code' in tokens) return { ok: false, fault: tokens };
  const fault = syntaxFault(tokens);
  if (fault) return { ok: false, fault };
  const steps: ThreefoldStep[] = [];
  const result = work(parse(tokens).tree, steps);
  return { ok: true, steps, result };
}

function work(tree: Tree, steps: ThreefoldStep[]): ThreefoldStep {
  if (tree.kind === 'literal') {
    const digits = exact(tree.value);
    return { text: numeral(digits), exact: tree.value, double: Number(digits), floor: BigInt(digits) };
  }
  if (tree.kind === 'bracket') {
    const inner = work(tree.inner, steps);
    return { ...inner, text: `(${inner.text})` };
  }
  return workChain(tree, steps);
}

/** The links of a row from left to right; a minus before the first is a sign and no step. */
function workChain({ links }: Chain, steps: ThreefoldStep[]): ThreefoldStep {
  const [first, ...others] = links.map(({ operator, operand }) => ({ operator, value: work(operand, steps) }));
  if (!first) throw new Error('a row without links');
  let partial = first.operator === '-' ? negative(first.value) : first.value;
  for (const { operator, value } of others) {
    partial = joined(partial, operator, value);
    steps.push(partial);
  }
  return partial;
}

function negative({ text, exact, double, floor }: ThreefoldStep): ThreefoldStep {
  return {
    text: `−${text}`,
    exact: exact === undefined ? undefined : operate('-', 0, exact),
    double: 0 - double,
    floor: floor === undefined ? undefined : -floor,
  };
}

function joined(left: ThreefoldStep, operator: Operator, right: ThreefoldStep): ThreefoldStep {
  const isExact = left.exact !== undefined && right.exact !== undefined;
  const isWhole = left.floor !== undefined && right.floor !== undefined;
  return {
    text: `${left.text} ${SIGNS[operator]} ${right.text}`,
    exact: isExact ? operate(operator, left.exact, right.exact) : undefined,
    double: joinDoubles(left.double, operator, right.double),
    floor: isWhole ? joinIntegers(left.floor, operator, right.floor) : undefined,
  };
}

function joinDoubles(left: number, operator: Operator, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}

function joinIntegers(left: bigint, operator: Operator, right: bigint): bigint | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/': {
      if (right === 0n) return undefined;
      // Division of integers cuts off towards zero; below zero that is one more than rounding down.
      const cut = left / right;
      return cut * right !== left && left < 0n !== right < 0n ? cut - 1n : cut;
    }
  }
}
