import type { ColumnEquation, Term } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { DeductionTexts } from './deduction-sentences.ts';

const SUBSCRIPT_ZERO = 0x2080;

/** A variable as it is written: the letter, or `?` with its number where there are several. */
export function variableName({ letters, wildcards }: Pick<Puzzle, 'letters' | 'wildcards'>, variable: number): string {
  const number = wildcards > 1 ? subscript(variable - letters.length + 1) : '';
  return letters[variable] ?? `?${number}`;
}

/** A carry as it is written: c₁ is what the units carry over. */
export const carryName = (carry: number) => `c${subscript(carry)}`;

/** The column so many places from the units: "the tens", "column 9 from the right". */
export function columnName(column: number, base: number, texts: DeductionTexts, wording: Wording): string {
  const { places, place } = texts.deductions;
  const named: Readonly<Record<string, string>> = texts.deductions.places;
  const isNamed = base === 10 && column < Object.keys(places).length;
  return isNamed ? named[column]! : wording.fill(place, { n: wording.count(column + 1) });
}

/** A column as an equation: "S + 1 + c₃ = O + 10". */
export function equationText({ left, right }: ColumnEquation, puzzle: Puzzle, wording: Wording): string {
  const sideText = (side: readonly Term[]) => side.map((term) => termText(term, puzzle, wording)).join(' + ');
  return `${sideText(left)} = ${sideText(right)}`;
}

function termText(term: Term, puzzle: Puzzle, wording: Wording): string {
  if (term.kind === 'number') return wording.count(term.value);
  const name = term.kind === 'letter' ? variableName(puzzle, term.at) : carryName(term.at);
  return term.factor === 1 ? name : `${wording.count(term.factor)}·${name}`;
}

function subscript(number: number): string {
  return [...String(number)].map((digit) => String.fromCodePoint(SUBSCRIPT_ZERO + Number(digit))).join('');
}
