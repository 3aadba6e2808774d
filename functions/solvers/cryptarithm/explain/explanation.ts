import type { Search } from '../../budget.ts';
import type { Digits, Glyph } from '../puzzle.ts';

/**
 * Glossary of the explanation, on top of that of the puzzle: the equation is written as a sum, *addends* above and *totals*
 * below, each a word taken so many times. *Column* 0 is that of the units. The *carry* 1 is what column 0 carries over to
 * column 1, and so on; where there are several totals it is what the addends carry over more than the totals do, and may
 * be negative. Letters, wildcards and carries are the *unknowns*. A *deduction* leaves fewer digits to some of them, and has
 * a code and figures in place of a sentence. A *supposition* gives one unknown one digit to see what comes of it.
 */
export interface Explanation {
  readonly addends: readonly Addend[];
  readonly totals: readonly Addend[];
  /** How many columns there are. */
  readonly columns: number;
  /** In the order in which they are to be told: what nothing depends on is left out. */
  readonly deductions: readonly Deduction[];
  readonly outcome: Outcome;
  /** What the deductions leave to each variable, ascending: one digit to each where the outcome is `unique`. */
  readonly digits: readonly (readonly number[])[];
  /** The solutions that the deductions come to, all of which are right. */
  readonly solutions: readonly Digits[];
  /** There are no solutions but those. */
  readonly areAll: boolean;
  readonly search: Search;
}

/** A word of the sum, and how many times it is taken: 1 or more. Most significant glyph first. */
export interface Addend {
  readonly factor: number;
  readonly glyphs: readonly Glyph[];
}

/**
 * What the deductions show: that there is exactly one solution, none, or more than one; or not so much, because that takes
 * suppositions within suppositions, or because the budget ended.
 */
export type Outcome = 'unique' | 'none' | 'several' | 'open';

/** What a deduction rests on. The first are about one column. */
export const DEDUCTION_CODES = [
  /** The leftmost column has only a carry above its one letter; `limits`: where so many addends cannot carry more. */
  'leadingCarry',
  /** All of a column is known but one letter, or but a letter and the carry of the column. */
  'computed',
  /** A letter stands above and below: what is added to it must leave it as it is. */
  'equalColumn',
  /** One letter above, another below: they differ, so that something is carried over to them. */
  'carriedIn',
  /** All but one of the unknowns come an even number of times. */
  'parity',
  /** How much one side can be at most, or must be at least (`limits`). */
  'bounds',
  /** The column can be completed with different digits in some ways only (`ways`). */
  'completion',
  /** As `completion`, after one column was put into another (`equations`: the relation, the column, what comes of them). */
  'substitution',
  /** Two or three neighbouring columns can be completed together in some ways only. */
  'together',
  /** All digits of the base are used, and one of them is possible for one letter only. */
  'lastPlace',
  /** So many letters share so few digits, which no other letter can have then. */
  'shared',
  /** How large the whole sum can be. */
  'wholeSum',
  /** What the puzzle says of its letters from the start. */
  'given',
  /** A word starts with a zero that is written there, which may not be. */
  'leadingZero',
  /** A supposition, which the deductions of depth 1 after it follow. */
  'suppose',
  /** One of the cases that are left, all of which are gone through. */
  'case',
  /** Of what was supposed: a column cannot be completed. */
  'impossibleColumn',
  /** Of what was supposed: a column needs a letter (`letters[0]`) to be a digit that another (`letters[1]`) is. */
  'takenDigit',
  /** Of what was supposed: letters have fewer digits left than they are. */
  'noDigit',
  /** Of what was supposed: a digit that must be used has no letter left. */
  'noPlace',
  /** Of what was supposed: columns cannot be completed together. */
  'impossibleTogether',
  /** Of what was supposed: a column cannot be completed after another was put into it; equations as for `substitution`. */
  'impossibleSubstitution',
  /** Of what was supposed: the whole sum is too large or too small. */
  'impossibleSum',
  /** Of what was supposed: every letter has its digit, and the sum is right. */
  'solved',
  /** What was supposed last cannot be. */
  'refuted',
] as const;
export type DeductionCode = (typeof DEDUCTION_CODES)[number];

export interface Deduction {
  readonly code: DeductionCode;
  /** 1 for a supposition, or a case, and what is deduced from it; else 0. */
  readonly depth: 0 | 1;
  /** The columns at work, from the right. */
  readonly columns: readonly number[];
  /** The variables that it speaks of, apart from those of its equations and conclusions. */
  readonly letters: readonly number[];
  /** The digits that it speaks of, in the same way. */
  readonly digits: readonly number[];
  /** What it reads: columns with what is known put in, equal letters cancelled. */
  readonly equations: readonly ColumnEquation[];
  /** For `bounds`: what the sides of the equation come to, as far as a conclusion rests on it. */
  readonly limits: readonly Limit[];
  /** The only ways to complete the equation, where they are few: its terms' values in their order. Else empty. */
  readonly ways: readonly ColumnEquation[];
  /** What is possible after it; the first are its own, then those (`follows`) that have one digit left because others are taken. */
  readonly conclusions: readonly Conclusion[];
}

/** An unknown, and which values are still possible for it, ascending. */
export interface Conclusion {
  readonly kind: 'letter' | 'carry';
  /** The number of the variable, or of the carry. */
  readonly at: number;
  readonly digits: readonly number[];
  /** It is the only one left because the others are taken by other letters. */
  readonly follows: boolean;
  /** Digits that the deduction by itself would still allow here, and the letters that have them. */
  readonly taken: readonly { readonly digit: number; readonly letter: number }[];
}

/** The left side is at most `value`, and the like. */
export interface Limit {
  readonly side: 'left' | 'right';
  readonly extreme: 'least' | 'most';
  readonly value: number;
}

/** The sum of the terms on the left equals that on the right; no terms are zero. */
export interface ColumnEquation {
  readonly left: readonly Term[];
  readonly right: readonly Term[];
}

/** A number, or a letter (`at`: the variable) or a carry so many times. */
export type Term =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'letter' | 'carry'; readonly at: number; readonly factor: number };
