import type { Expression } from '../expression.ts';
import { exact, type Rational } from '../rational.ts';

/**
 * A function of a subset with a value, written one way, and what makes it the same as another: its form and its sign.
 *
 * The form tells the function up to its sign: the parts of its chain in the order of their forms. So two ways of writing make
 * one function when forms and signs are the same.
 */
export interface PlainFunction {
  readonly subset: number;
  readonly value: Rational;
  readonly expression: Expression;
  readonly form: string;
  readonly sign: Sign;
  /** Its own negative, once equal tiles are swapped. */
  readonly isNull: boolean;
  /** For a sum of two terms or more. */
  readonly terms: readonly PlainTerm[] | null;
  /** For a product of two factors or more, divisors included. */
  readonly factors: readonly PlainFactor[] | null;
}

export type Sign = 1 | -1;

export interface PlainTerm {
  readonly form: string;
  /** With which it counts in the sum; 1 for a null function. */
  readonly sign: Sign;
  readonly isNull: boolean;
}

export interface PlainFactor {
  readonly form: string;
  readonly isDivisor: boolean;
}

export function plainTile(subset: number, value: Rational): PlainFunction {
  const form = `${exact(value)}`;
  return {
    subset,
    value,
    expression: value,
    form,
    sign: 1,
    isNull: false,
    terms: null,
    factors: null,
  };
}

/** What stands for a function in a sum that it is added to, or subtracted from. */
export function termsOf({ terms, form, sign, isNull }: PlainFunction, counts: Sign): readonly PlainTerm[] {
  if (terms === null) return [{ form, sign: isNull ? 1 : times(sign, counts), isNull }];
  return counts === 1 ? terms : terms.map(opposite);
}

/** What stands for a function in a product that it is a factor of, or a divisor. */
export function factorsOf({ factors, form }: PlainFunction, isDivisor: boolean): readonly PlainFactor[] {
  if (factors === null) return [{ form, isDivisor }];
  return isDivisor ? factors.map((factor) => ({ ...factor, isDivisor: !factor.isDivisor })) : factors;
}

/** The form of a sum, which it has in common with its negative, and its sign. */
export function formOfSum(terms: readonly PlainTerm[]): Pick<PlainFunction, 'form' | 'sign' | 'isNull'> {
  const form = written(terms);
  const negative = written(terms.map(opposite));
  const sign = form <= negative ? 1 : -1;
  return { form: `(${sign === 1 ? form : negative})`, sign, isNull: form === negative };
}

export function formOfProduct(factors: readonly PlainFactor[]): string {
  const parts = factors.map(({ form, isDivisor }) => `${isDivisor ? '/' : '*'}${form}`);
  return `[${parts.sort().join('')}]`;
}

export function times(first: Sign, second: Sign): Sign {
  return first === second ? 1 : -1;
}

function written(terms: readonly PlainTerm[]): string {
  return terms
    .map(({ form, sign }) => `${sign < 0 ? '-' : '+'}${form}`)
    .sort()
    .join('');
}

function opposite(term: PlainTerm): PlainTerm {
  return term.isNull ? term : { ...term, sign: times(term.sign, -1) };
}
