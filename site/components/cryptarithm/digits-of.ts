import { type Puzzle, wordsOf } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Known } from './carries.ts';

/** The digit of each variable in a solved equation, `9567+1085=10652`: its digits stand where the puzzle has its glyphs. */
export function digitsOf(puzzle: Puzzle, equation: string): Known {
  const signs = equation.match(/[0-9A-Z]/g) ?? [];
  const digits: (number | undefined)[] = [];
  for (const [place, glyph] of wordsOf(puzzle).flat().entries()) {
    if (glyph >= 0) digits[glyph] = Number.parseInt(signs[place] ?? '', 36);
  }
  return digits;
}
