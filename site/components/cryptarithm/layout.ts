import {
  type Equation,
  type Expression,
  literal,
  type Puzzle,
  wordsOf,
} from '../../../functions/solvers/cryptarithm/puzzle.ts';
import { digitSign, writePuzzle } from '../../../functions/solvers/cryptarithm/write.ts';

/** One place of a word as it is seen. */
export interface Cell {
  /** The letter, the `?` or the digit that stands there. */
  readonly sign: string;
  /** The number of its variable; undefined where a digit is given. */
  readonly variable: number | undefined;
}

/** A word that stands in columns, with the sign before it. */
export interface Row {
  /** `+`, `-`, or how many times the word is taken: `2*`. Empty for none. */
  readonly sign: string;
  readonly cells: readonly Cell[];
}

/** An equation as it is laid out on paper: in columns above and below a rule, or in a line of words and signs. */
export type Layout =
  | { readonly kind: 'columns'; readonly above: readonly Row[]; readonly below: readonly Row[] }
  | { readonly kind: 'line'; readonly pieces: readonly (string | readonly Cell[])[] };

/** The cells of a word. */
export function cellsOf(glyphs: readonly number[], letters: readonly string[]): readonly Cell[] {
  return glyphs.map((glyph) =>
    glyph < 0
      ? { sign: digitSign(literal(glyph)), variable: undefined }
      : { sign: letters[glyph] ?? '?', variable: glyph },
  );
}

/** The terms of a sum or a difference of words, or undefined when the expression is something else. */
function termsOf(expression: Expression, letters: readonly string[], sign = ''): readonly Row[] | undefined {
  if (expression.kind === 'word') return [{ sign, cells: cellsOf(expression.glyphs, letters) }];
  if (expression.kind === 'negative') return undefined;
  const { operator, left, right } = expression;
  if ((operator !== '+' && operator !== '-') || right.kind !== 'word') return undefined;
  const before = termsOf(left, letters, sign);
  return before && [...before, { sign: operator, cells: cellsOf(right.glyphs, letters) }];
}

/** A sum or difference that is one word, on whichever side the word stands. */
function columnsOf({ left, right }: Equation, letters: readonly string[]): Layout | undefined {
  const [above, below] = [left, right].map((side) => termsOf(side, letters));
  if (!above || !below) return undefined;
  if (above.length > 1 && below.length === 1) return { kind: 'columns', above, below };
  return above.length === 1 && below.length > 1 ? { kind: 'columns', above: below, below: above } : undefined;
}

/** Words and signs in the order in which an equation is written in one line. */
function lineOf(equation: Equation, { letters, wildcards, base }: Puzzle): Layout {
  const words = wordsOf({ equations: [equation] }).map((glyphs) => cellsOf(glyphs, letters));
  // In the written line each glyph is one code point, so whatever is none of the signs begins or goes on with a word.
  const written = writePuzzle({ equations: [equation], letters, wildcards, base }).match(/[-+*/^()=]|[^-+*/^()=]+/g);
  let next = 0;
  return {
    kind: 'line',
    pieces: (written ?? []).map((piece) => (/^[-+*/^()=]$/.test(piece) ? piece : (words[next++] ?? []))),
  };
}

/** How a puzzle is laid out, equation by equation. */
export function layoutOf(puzzle: Puzzle): readonly Layout[] {
  return puzzle.equations.map((equation) => columnsOf(equation, puzzle.letters) ?? lineOf(equation, puzzle));
}

/** How many columns rows take. */
export function widthOf(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ cells }) => cells.length));
}
