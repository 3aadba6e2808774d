import type { ColumnEquation, Term } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Digits, Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import { writeSolved } from '../../../functions/solvers/cryptarithm/write.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';

/** The code point of ₀. */
const SUBSCRIPT_ZERO = 0x2080;

/** A variable or a carry as it is written: the letter, c₁ for what the units carry over, `?` with its number where there are more. */
export function unknownName(
  { kind, at }: { readonly kind: 'letter' | 'carry'; readonly at: number },
  puzzle: Puzzle,
): string {
  if (kind === 'carry') return `c${subscript(at)}`;
  const { letters, wildcards } = puzzle;
  return letters[at] ?? `?${wildcards > 1 ? subscript(at - letters.length + 1) : ''}`;
}

/** The column so many places from the units: "the tens", "column 9 from the right". */
export function columnName(
  column: number,
  base: number,
  { deductions }: Pick<Texts, 'deductions'>,
  wording: Wording,
): string {
  const isNamed = base === 10 && String(column) in deductions.places;
  if (isNamed) return deductions.places[String(column) as keyof Texts['deductions']['places']];
  return wording.fill(deductions.place, { n: wording.count(column + 1) });
}

/** A column as an equation: "S + 1 + c₃ = O + 10". */
export function equationText({ left, right }: ColumnEquation, puzzle: Puzzle, wording: Wording): string {
  const sideText = (side: readonly Term[]) => side.map((term) => termText(term, puzzle, wording)).join(' + ');
  return `${sideText(left)} = ${sideText(right)}`;
}

/** Solutions with their digits in: "9567 + 1085 = 10652". */
export function solutionsText(solutions: readonly Digits[], puzzle: Puzzle, wording: Wording): string {
  const spaced = (equation: string) => equation.replaceAll(/(?<=[\w)])[-+=]/g, ' $& ').replaceAll('-', '−');
  return wording.list(solutions.map((digits) => spaced(writeSolved(puzzle, digits))));
}

function termText(term: Term, puzzle: Puzzle, wording: Wording): string {
  if (term.kind === 'number') return wording.count(term.value);
  const name = unknownName(term, puzzle);
  return term.factor === 1 ? name : `${wording.count(term.factor)}·${name}`;
}

function subscript(number: number): string {
  return [...String(number)].map((digit) => String.fromCodePoint(SUBSCRIPT_ZERO + Number(digit))).join('');
}
