import type { Deduction, Explanation, Limit } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Digits, Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import { writeSolved } from '../../../functions/solvers/cryptarithm/write.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { factsText, factText, reasonedFactsText } from './deduction-facts.ts';
import { carryName, columnName, equationText, variableName } from './sum-notation.ts';

/** The texts that deductions are told in. */
export type DeductionTexts = Pick<Texts, 'deductions'>;

/** A deduction in one or two sentences, as a teacher would say it. */
export function deductionSentence(
  deduction: Deduction,
  puzzle: Puzzle,
  texts: DeductionTexts,
  wording: Wording,
): string {
  const { says, fails, follows } = texts.deductions;
  const own = deduction.conclusions.filter((conclusion) => !conclusion.follows);
  const following = deduction.conclusions.filter((conclusion) => conclusion.follows);
  const template = templateOf(deduction);
  const text = template in says ? says[template as keyof typeof says] : fails[template as keyof typeof fails];
  const facts = reasonedFactsText(own, puzzle, texts, wording);
  const sentence = wording.fill(text, { ...valuesOf(deduction, puzzle, texts, wording), facts });
  if (following.length === 0) return sentence;
  return wording.fill(follows, { sentence, facts: factsText(following, puzzle, texts, wording) });
}

/** What an explanation comes to. */
export function outcomeSentence(
  explanation: Explanation,
  puzzle: Puzzle,
  texts: DeductionTexts,
  wording: Wording,
): string {
  const { outcomes } = texts.deductions;
  const { outcome, areAll, digits, solutions } = explanation;
  const text = outcome === 'several' && !areAll ? outcomes.severalMore : outcomes[outcome];
  const open = digits.flatMap((left, at) =>
    left.length > 1 ? [factText({ kind: 'letter', at, digits: left }, puzzle, texts, wording)] : [],
  );
  return wording.fill(text, { solutions: solvedText(solutions, puzzle, wording), facts: wording.list(open) });
}

type Template = keyof Texts['deductions']['says'] | keyof Texts['deductions']['fails'];

/** Which text tells a deduction. */
function templateOf({ code, limits, letters, ways, conclusions }: Deduction): Template {
  switch (code) {
    case 'leadingCarry':
      if (limits.length === 0) return 'leadingCarry';
      return limits[0]!.value === 1 ? 'leadingCarryOfTwo' : 'leadingCarryOfMany';
    case 'parity':
      return conclusions[0]!.digits[0]! % 2 === 0 ? 'parityEven' : 'parityOdd';
    case 'completion':
      if (ways.length === 0) return 'completion';
      return ways.length === 1 ? 'completionOnly' : 'completionEither';
    case 'impossibleColumn':
      return limits.length === 0 ? 'impossibleColumn' : 'impossibleColumnByBounds';
    case 'noDigit':
      return letters.length === 1 ? 'noDigit' : 'noDigitToShare';
    default:
      return code;
  }
}

function valuesOf(
  deduction: Deduction,
  puzzle: Puzzle,
  texts: DeductionTexts,
  wording: Wording,
): Record<string, string> {
  const { columns, letters, digits, equations, limits, ways, conclusions } = deduction;
  const names = letters.map((letter) => variableName(puzzle, letter));
  const columnNames = columns.map((column) => columnName(column, puzzle.base, texts, wording));
  const written = equations.map((equation) => equationText(equation, puzzle, wording));
  const [first = '', second = '', third = ''] = written;
  const [conclusion] = conclusions;
  const most = limits[0]?.value ?? 0;
  const isSubstitution = equations.length === 3 && columns.length === 2;
  return {
    column: columnNames[0] ?? '',
    other: (isSubstitution ? columnNames[1] : names[1]) ?? '',
    columns: wording.list(columnNames),
    letter: names[0] ?? (conclusion ? factName(conclusion, puzzle) : ''),
    owner: names[1] ?? '',
    letters: wording.list(names),
    digit: wording.count(digits[0] ?? 0),
    digits: wording.list(digits.map((digit) => wording.count(digit))),
    relation: first,
    equation: isSubstitution
      ? second
      : deduction.code === 'solved'
        ? solvedText([conclusionDigits(deduction)], puzzle, wording)
        : first,
    equations: wording.list(written),
    result: third,
    limits: wording.list(limits.map((limit) => limitText(limit, texts, wording))),
    ways: wording.either(ways.map((way) => equationText(way, puzzle, wording))),
    unknown: conclusion ? factName(conclusion, puzzle) : '',
    n: wording.count(most + 1),
    most: wording.count(most),
  };
}

const conclusionDigits = ({ conclusions }: Deduction): Digits => conclusions.map(({ digits }) => digits[0]!);

function factName({ kind, at }: { kind: 'letter' | 'carry'; at: number }, puzzle: Puzzle): string {
  return kind === 'letter' ? variableName(puzzle, at) : carryName(at);
}

function solvedText(solutions: readonly Digits[], puzzle: Puzzle, wording: Wording): string {
  return wording.list(solutions.map((digits) => writeSolved(puzzle, digits)));
}

const LIMIT_NAMES = {
  left: { most: 'leftMost', least: 'leftLeast' },
  right: { most: 'rightMost', least: 'rightLeast' },
} as const;

function limitText({ side, extreme, value }: Limit, texts: DeductionTexts, wording: Wording): string {
  return wording.fill(texts.deductions.limits[LIMIT_NAMES[side][extreme]], { value: wording.count(value) });
}
