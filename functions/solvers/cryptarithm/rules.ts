import { type Cryptarithm, type Puzzle, variableCount, wordsOf } from './puzzle.ts';

/** What a letter is known to be, or not to be. */
export interface Assignment {
  /** The letter's number in the puzzle. */
  readonly letter: number;
  readonly digit: number;
  /** `S=9` is known, `S!=9` forbidden. */
  readonly isEqual: boolean;
}

/** How a puzzle is played. */
export interface CryptarithmRules {
  /** Whether a word of two or more glyphs may start with zero; no unless said. */
  readonly leadingZeros?: boolean;
  /** Whether a word of one glyph may be zero; yes unless said. */
  readonly singleLetterZero?: boolean;
  readonly assign?: readonly Assignment[];
}

/** What is asked of a puzzle: it and its rules, as the digits that each variable may be. */
export function cryptarithm(puzzle: Puzzle, rules: CryptarithmRules = {}): Cryptarithm {
  const { leadingZeros = false, singleLetterZero = true, assign = [] } = rules;
  const allowed = Array.from({ length: variableCount(puzzle) }, () => new Set(Array(puzzle.base).keys()));
  let impossible = false;
  for (const glyphs of wordsOf(puzzle)) {
    const mayBeZero = glyphs.length > 1 ? leadingZeros : singleLetterZero;
    const first = glyphs[0]!;
    if (mayBeZero) continue;
    if (first >= 0) allowed[first]!.delete(0);
    else if (glyphs.length > 1 && first === -1) impossible = true;
  }
  for (const { letter, digit, isEqual } of assign) {
    const digits = allowed[letter]!;
    if (!isEqual) digits.delete(digit);
    else allowed[letter] = new Set(digits.has(digit) ? [digit] : []);
  }
  const { equations, letters, wildcards, base, source } = puzzle;
  return {
    equations,
    letters,
    wildcards,
    base,
    ...(source === undefined ? {} : { source }),
    leadingZeros,
    singleLetterZero,
    allowed: allowed.map((digits) => [...digits]),
    impossible,
  };
}
