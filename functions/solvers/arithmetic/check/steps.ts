import type { NumbersPuzzle, Values } from '../puzzle.ts';
import { compare, exact, isInteger, isValue, operate, type Rational } from '../rational.ts';
import { type PlacedFault, placeOf } from './fault.ts';
import type { Chain, Link, Tree } from './tree.ts';

/** The rules of steps. */
type StepRules = Pick<NumbersPuzzle, 'values' | 'operations'>;

/**
 * Works an expression out and judges its steps as a referee would: brackets first, as they stand, then each row of sums or of
 * products in the order that suits the player, since an order that nobody has to keep breaks no rule. 6/4*10 is right under
 * `natural`, being 6*10/4, and so are 3-5+10 and -3+10; (6/4)*10 is not.
 *
 * A row obeys the rules in some order exactly if its value does, its operands doing so. Under `natural`: a sum above zero has
 * an operand that is added; let all those be added first, then each difference is at least the value. In a product let all
 * factors be multiplied first, then each quotient is the value times the divisors still to come. Under `integer` likewise.
 * Where no order does, the first faulty step as written is told.
 *
 * @param faults where the faults go, in no order. A step is judged only where its operands obey, so that each is told once.
 * @returns the value, or undefined where there is a division by zero.
 */
export function work(tree: Tree, rules: StepRules, faults: PlacedFault[]): Rational | undefined {
  if (tree.kind === 'literal') return tree.value;
  if (tree.kind === 'bracket') return work(tree.inner, rules, faults);
  const operands = tree.links.map(({ operand }) => work(operand, rules, faults));
  faults.push(...notAllowed(tree, rules), ...divisionsByZero(tree, operands));
  const partials = partialsOf(tree, operands);
  const value = partials.at(-1);
  if (value !== undefined && !isValue(rules.values, value)) {
    const fault = firstFaultyStep(tree, operands as Rational[], partials as Rational[], rules.values);
    if (fault !== undefined) faults.push(fault);
  }
  return value;
}

function notAllowed({ links }: Chain, { operations }: StepRules): PlacedFault[] {
  return links
    .filter(({ operator }, at) => (at > 0 || operator === '-') && !operations.includes(operator))
    .map((link) => ({ code: 'operation-not-allowed', operator: link.operator, ...placeOf(link) }));
}

function divisionsByZero({ links }: Chain, operands: readonly (Rational | undefined)[]): PlacedFault[] {
  return links
    .filter(({ operator }, at) => operator === '/' && operands[at] === 0)
    .map((link) => ({ code: 'division-by-zero', ...placeOf(link) }));
}

/** The values of a row after each of its links, undefined from where one cannot be worked out. */
function partialsOf({ kind, links }: Chain, operands: readonly (Rational | undefined)[]): (Rational | undefined)[] {
  let partial: Rational | undefined = kind === 'sum' ? 0 : 1;
  return links.map(({ operator }, at) => {
    const operand = operands[at];
    partial = partial === undefined || operand === undefined ? undefined : operate(operator, partial, operand);
    return partial;
  });
}

/** The first step as written that makes what is no value of what are values. A minus before the first term is a step of its own. */
function firstFaultyStep(
  { links }: Chain,
  operands: readonly Rational[],
  partials: readonly Rational[],
  values: Values,
): PlacedFault | undefined {
  const lefts = [null, ...partials];
  const isFaulty = ({ operator }: Link, at: number): boolean => {
    const left = lefts[at]!;
    if (at === 0 && operator !== '-') return false;
    return (
      (left === null || isValue(values, left)) && isValue(values, operands[at]!) && !isValue(values, partials[at]!)
    );
  };
  const at = links.findIndex(isFaulty);
  if (at < 0) return undefined;
  const [left, right, result] = [lefts[at]!, operands[at]!, partials[at]!];
  return {
    code: isInteger(result) ? (compare(result, 0) === 0 ? 'zero-step' : 'negative-step') : 'fraction-step',
    left: left === null ? null : exact(left),
    operator: links[at]!.operator,
    right: exact(right),
    result: exact(result),
    ...placeOf(links[at]!),
  };
}
