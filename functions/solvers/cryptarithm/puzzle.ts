/**
 * Glossary of the cryptarithms, used word for word as names: a *letter* stands for one digit, the same one everywhere, and
 * different letters for different digits; a *wildcard* `?` is any digit, each for itself; a *literal* is a digit that is
 * written as such, and reserves nothing. Letters and wildcards are the *variables*. *Glyphs* in a row are a *word*, a number
 * read in the *base*; words joined by operations make an *equation*, equations a *puzzle*.
 */

/** One place of a word: the number of a variable, or −1 − d for the literal digit d (`literal`). */
export type Glyph = number;

/** Words and what is done with them. */
export type Expression =
  /** Most significant glyph first; at least one. */
  | { readonly kind: 'word'; readonly glyphs: readonly Glyph[] }
  | { readonly kind: 'negative'; readonly of: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: CryptarithmOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

export const CRYPTARITHM_OPERATORS = ['+', '-', '*', '/', '^'] as const;
export type CryptarithmOperator = (typeof CRYPTARITHM_OPERATORS)[number];

/**
 * Both sides have the same value, as exact rationals. No divisor is zero; a power with a negative exponent is one divided by
 * the power, an exponent that is no integer has no value, and 0^0 is 1.
 */
export interface Equation {
  readonly left: Expression;
  readonly right: Expression;
}

/** A puzzle as it was read. */
export interface Puzzle {
  readonly equations: readonly Equation[];
  /** The letters in the order in which they are first met, written as they first were. They are the variables 0, 1, …. */
  readonly letters: readonly string[];
  /** How many wildcards there are: the variables after the letters, in the order in which they stand. */
  readonly wildcards: number;
  /** 2 to 36. */
  readonly base: number;
  /**
   * The text that it was read from, where no line would say the same: a wildcard stands for one digit in several places, as in the
   * middle of `A=?=B`, or in the rows of a long multiplication.
   */
  readonly source?: string;
}

/** What is asked of a puzzle: which digits each variable may be. */
export interface Cryptarithm extends Puzzle {
  /** Whether a word of two or more glyphs may start with zero. */
  readonly leadingZeros: boolean;
  /** Whether a word of one glyph may be zero. */
  readonly singleLetterZero: boolean;
  /** The digits that each variable may be, ascending: leading zeros and what was assigned or forbidden are told here. */
  readonly allowed: readonly (readonly number[])[];
  /**
   * A literal zero stands where none may: `0A+B=C` without leading zeros. There is no solution then, and a search need not
   * look at it.
   */
  readonly impossible: boolean;
}

/** The digit of each variable. */
export type Digits = readonly number[];

export const BASES = { least: 2, most: 36 } as const;

/** The glyph of a literal digit; it is its own inverse, and gives the digit of a literal's glyph. */
export function literal(digit: number): Glyph {
  return -1 - digit;
}

/** How many variables a puzzle has. */
export function variableCount({ letters, wildcards }: Pick<Puzzle, 'letters' | 'wildcards'>): number {
  return letters.length + wildcards;
}

/** The words of a puzzle, from left to right. */
export function wordsOf({ equations }: Pick<Puzzle, 'equations'>): readonly (readonly Glyph[])[] {
  const words: (readonly Glyph[])[] = [];
  const collect = (expression: Expression): void => {
    if (expression.kind === 'word') words.push(expression.glyphs);
    else if (expression.kind === 'negative') collect(expression.of);
    else {
      collect(expression.left);
      collect(expression.right);
    }
  };
  for (const { left, right } of equations) {
    collect(left);
    collect(right);
  }
  return words;
}
