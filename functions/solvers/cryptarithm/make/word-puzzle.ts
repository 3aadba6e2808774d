import type { Cryptarithm, Expression, Glyph } from '../puzzle.ts';
import type { Candidate, MadeKind } from './candidate.ts';
import type { WordList } from './word-list.ts';

const OPERATOR = { sum: '+', product: '*' } as const satisfies Record<MadeKind, string>;

/**
 * The puzzle that a candidate is, in capitals as such puzzles are written, the longest of its parts first and those of one
 * length in the order of the list. It is what the parser reads in its text, under the usual rules: no word of two letters or
 * more begins with zero.
 */
export function wordPuzzle(list: WordList, { kind, parts, total }: Candidate): Cryptarithm {
  const { base, digits, firstDigits, glyphs, capitals } = list;
  /** The letters of the puzzle, by their numbers in the list. */
  const met: number[] = [];
  const allowed: (readonly number[])[] = [];
  const wordOf = (word: number): Expression => {
    const row: Glyph[] = [];
    const letters = glyphs[word]!;
    for (let place = letters.length - 1; place >= 0; place--) {
      const letter = letters[place]!;
      const known = met.indexOf(letter);
      row.push(known < 0 ? met.push(letter) - 1 : known);
    }
    if (row.length > 1) allowed[row[0]!] = firstDigits;
    return { kind: 'word', glyphs: row };
  };
  const ordered = [...parts].sort((one, other) => glyphs[other]!.length - glyphs[one]!.length || one - other);
  let left = wordOf(ordered[0]!);
  for (let at = 1; at < ordered.length; at++) {
    left = { kind: 'operation', operator: OPERATOR[kind], left, right: wordOf(ordered[at]!) };
  }
  const right = wordOf(total);
  for (let letter = 0; letter < met.length; letter++) allowed[letter] ??= digits;
  return {
    equations: [{ left, right }],
    letters: met.map((letter) => capitals[letter]!),
    wildcards: 0,
    base,
    leadingZeros: false,
    singleLetterZero: true,
    allowed,
    impossible: false,
  };
}
