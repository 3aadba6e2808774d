import type { PlacedFault } from '../check/fault.ts';
import { parse } from '../check/parse.ts';
import { scan } from '../check/scan.ts';
import { syntaxFault } from '../check/syntax.ts';
import type { Tree } from '../check/tree.ts';
import { compare, type Rational } from '../rational.ts';
import { type FunctionForm, functionForm, isSameFunction } from './function-form.ts';
import { needsOne } from './needs-one.ts';
import { numbersIn, valueWith } from './value-with.ts';
import { type Witness, witness } from './witness.ts';

/** An expression that can be compared. */
export interface Comparable {
  readonly tree: Tree;
  readonly form: FunctionForm;
  /** Ascending. */
  readonly numbers: readonly Rational[];
  readonly value: Rational;
  /** It cannot be worked without a step × 1 or ÷ 1, so that it is no solution where not all numbers have to be used. */
  readonly needsOne: boolean;
}

/** Why an expression cannot be compared. */
export type Incomparable = SyntaxFault | { readonly code: 'too-long' | 'too-many' | 'division-by-zero' };

/** All that reading finds wrong. */
type SyntaxFault = Extract<PlacedFault, { readonly code: 'syntax' }>;

/** Whether two expressions are the same function of the given numbers. */
export interface Comparison {
  readonly same: boolean;
  /** They are made of different numbers, and so are different functions. */
  readonly otherNumbers: boolean;
  /** Shown with other numbers, where both are made of the same. */
  readonly witness: Witness | undefined;
}

/** UTF-16 units that are read, and numbers that an expression may have. */
export const TEXT_LIMIT = 120;
export const NUMBER_LIMIT = 8;

/** Reads an expression as a person writes it, each number in it being a tile. A result after a `=` is not looked at. */
export function readComparable(text: string): Comparable | Incomparable {
  if (text.length > TEXT_LIMIT) return { code: 'too-long' };
  if (text.trim() === '') return { code: 'syntax', reason: 'missing', start: 0, end: text.length };
  const tokens = scan(text);
  if ('code' in tokens) return tokens as SyntaxFault;
  const fault = syntaxFault(tokens);
  if (fault !== undefined) return fault as SyntaxFault;
  const { tree } = parse(tokens);
  const written = numbersIn(tree);
  if (written.length > NUMBER_LIMIT) return { code: 'too-many' };
  const value = valueWith(tree, written);
  if (value === undefined) return { code: 'division-by-zero' };
  const form = functionForm(tree);
  return { tree, form, numbers: written.sort(compare), value, needsOne: needsOne(tree) };
}

/**
 * Whether two expressions are the same function of the given numbers, equal numbers being interchangeable.
 *
 * "The same" is never said wrongly: what brings two expressions to one form are laws of arithmetic that hold for all numbers.
 * "Different" has numbers that show it.
 */
export function compareFunctions(left: Comparable, right: Comparable): Comparison {
  const otherNumbers =
    left.numbers.length !== right.numbers.length ||
    left.numbers.some((number, place) => compare(number, right.numbers[place]!) !== 0);
  const same = !otherNumbers && isSameFunction(left.form, right.form);
  return { same, otherNumbers, witness: otherNumbers ? undefined : witness(left.tree, right.tree, same) };
}
