import type { Conclusion } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { unknownName } from './sum-notation.ts';

/** Digits in a row that are told one by one, at most. */
const TOLD_ONE_BY_ONE = 4;

/** What is possible for a letter or a carry: "S = 9", "E is 3, 5 or 6", "D is between 2 and 8". */
export function factText(
  conclusion: Pick<Conclusion, 'kind' | 'at' | 'digits'>,
  puzzle: Puzzle,
  { deductions }: Pick<Texts, 'deductions'>,
  wording: Wording,
): string {
  const { digits } = conclusion;
  const unknown = unknownName(conclusion, puzzle);
  const numbers = digits.map((digit) => wording.count(digit));
  const [least = '', most = ''] = [numbers[0], numbers.at(-1)];
  if (digits.length === 1) return wording.fill(deductions.facts.one, { unknown, value: least });
  const isRow = digits.every((digit, at) => at === 0 || digit - 1 === digits[at - 1]);
  if (isRow && digits.length > TOLD_ONE_BY_ONE) return wording.fill(deductions.facts.between, { unknown, least, most });
  return wording.fill(deductions.facts.some, { unknown, values: wording.either(numbers) });
}

/** The headline of a deduction: what is possible after it. */
export function factsText(
  conclusions: readonly Conclusion[],
  puzzle: Puzzle,
  { deductions }: Pick<Texts, 'deductions'>,
  wording: Wording,
): string {
  return wording.list(conclusions.map((conclusion) => factText(conclusion, puzzle, { deductions }, wording)));
}

/** The same with the digits that others have taken: "O = 0 (1 is M)". */
export function reasonedFactsText(
  conclusions: readonly Conclusion[],
  puzzle: Puzzle,
  { deductions }: Pick<Texts, 'deductions'>,
  wording: Wording,
): string {
  const reasoned = (conclusion: Conclusion) => {
    const fact = factText(conclusion, puzzle, { deductions }, wording);
    const taken = conclusion.taken.map(({ digit, letter }) =>
      wording.fill(deductions.facts.takenBy, {
        digit: wording.count(digit),
        letter: unknownName({ kind: 'letter', at: letter }, puzzle),
      }),
    );
    return taken.length === 0 ? fact : wording.fill(deductions.facts.taken, { fact, taken: wording.list(taken) });
  };
  return wording.list(conclusions.map(reasoned));
}
