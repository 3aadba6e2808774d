import { type Glyph, type Puzzle, wordsOf } from '../puzzle.ts';
import { type Fault, type Place, type PlacedFault, Unreadable } from './fault.ts';
import { layOut } from './layout.ts';
import { type Parsed, parse } from './parse.ts';

/** UTF-16 units of a text that is read, at most. */
export const LONGEST_TEXT = 4000;

/** A text was read, or why it was not. */
export type Reading = { readonly puzzle: Puzzle; readonly fault?: undefined } | { readonly fault: Fault };

/**
 * Reads a puzzle as people write it: `SEND+MORE=MONEY` with spaces anywhere, `=` or `==`, the signs of arithmetic that are typed
 * or pasted (`characters.ts`), `^`, `**` and superscripts, brackets, several equations parted by `;` or `&&` or line by line,
 * the column form, and a long multiplication in columns. A small x among capitals is ×. Digits and letters are those of any
 * script, one letter for each code point after NFC, and the same in upper and lower case.
 *
 * @param base 2 to 36.
 */
export function readPuzzle(text: string, base: number): Reading {
  try {
    const { firstPlaces, ...puzzle } = parsed(text, base);
    const fault = unsolvable(text, puzzle, firstPlaces);
    return fault ? { fault: { ...fault, text: text.slice(fault.start, fault.end) } } : { puzzle };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { fault } = error;
    return { fault: { ...fault, text: fault.code === 'too-long' ? '' : text.slice(fault.start, fault.end) } };
  }
}

/**
 * Reads a puzzle that may have no letters, or more of them than digits.
 *
 * @throws Unreadable where the text is not the text of a puzzle.
 */
export function parsed(text: string, base: number): Parsed {
  if (text.length > LONGEST_TEXT) {
    throw new Unreadable({ code: 'too-long', limit: LONGEST_TEXT, start: LONGEST_TEXT, end: text.length });
  }
  const tokens = layOut(text);
  if (tokens.length === 1) throw new Unreadable({ code: 'missing', start: 0, end: text.length });
  const read = parse(tokens, base);
  return hasSharedWildcards(read) ? { ...read, source: text.trim() } : read;
}

/** Whether a wildcard stands in more places than one. */
function hasSharedWildcards(puzzle: Puzzle): boolean {
  const { letters, wildcards } = puzzle;
  if (wildcards === 0) return false;
  const isWildcard = (glyph: Glyph) => glyph >= letters.length;
  return wordsOf(puzzle).reduce((count, glyphs) => count + glyphs.filter(isWildcard).length, 0) > wildcards;
}

function unsolvable(text: string, puzzle: Puzzle, firstPlaces: readonly Place[]): PlacedFault | undefined {
  const { letters, wildcards, base } = puzzle;
  if (letters.length > base) {
    return { code: 'too-many-letters', letters: letters.length, base, ...firstPlaces[base]! };
  }
  if (letters.length + wildcards === 0) return { code: 'no-letters', start: 0, end: text.length };
  return undefined;
}
