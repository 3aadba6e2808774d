import type { Deduction, Explanation, Limit } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { factsText, factText, reasonedFactsText } from './deduction-facts.ts';
import { columnName, equationText, solutionsText, unknownName } from './sum-notation.ts';

/** The texts that deductions are told in. */
export type DeductionTexts = Pick<Texts, 'deductions'>;

/** A deduction in one or two sentences, as a teacher would say it. */
export function deductionSentence(
  deduction: Deduction,
  puzzle: Puzzle,
  { deductions }: DeductionTexts,
  wording: Wording,
): string {
  const own = deduction.conclusions.filter((conclusion) => !conclusion.follows);
  const following = deduction.conclusions.filter((conclusion) => conclusion.follows);
  const values = valuesOf(deduction, puzzle, { deductions }, wording);
  const facts = reasonedFactsText(own, puzzle, { deductions }, wording);
  const name = textName(deduction);
  const text = isFailure(name) ? deductions.fails[name] : deductions.says[name];
  const sentence = wording.fill(text, { ...values, facts });
  if (following.length === 0) return sentence;
  return wording.fill(deductions.follows, { sentence, facts: factsText(following, puzzle, { deductions }, wording) });
}

/** What an explanation comes to. */
export function outcomeSentence(
  { outcome, areAll, digits, solutions }: Explanation,
  puzzle: Puzzle,
  { deductions }: DeductionTexts,
  wording: Wording,
): string {
  const text = deductions.outcomes[outcome === 'several' && !areAll ? 'severalMore' : outcome];
  const open = digits.flatMap((left, at) =>
    left.length > 1 ? [factText({ kind: 'letter', at, digits: left }, puzzle, { deductions }, wording)] : [],
  );
  return wording.fill(text, { solutions: solutionsText(solutions, puzzle, wording), facts: wording.list(open) });
}

/** What the carries are called, and how digits are written where that is to be said. */
export function notationSentence({ base }: Pick<Puzzle, 'base'>, { deductions }: DeductionTexts): string {
  return base === 10 ? deductions.notation : deductions.notationElsewhere;
}

type Sayings = Texts['deductions']['says'];
type Failures = Texts['deductions']['fails'];

const FAILURES: Readonly<Record<keyof Failures, true>> = {
  impossibleColumn: true,
  impossibleColumnByBounds: true,
  takenDigit: true,
  noDigit: true,
  noDigitToShare: true,
  noPlace: true,
  impossibleSubstitution: true,
  impossibleTogether: true,
  impossibleSum: true,
  leadingZero: true,
};

const isFailure = (name: keyof Sayings | keyof Failures): name is keyof Failures => name in FAILURES;

/** Which text tells a deduction. */
function textName({ code, limits, letters, ways, conclusions }: Deduction): keyof Sayings | keyof Failures {
  switch (code) {
    case 'leadingCarry':
      if (limits.length === 0) return 'leadingCarry';
      return limits[0]?.value === 1 ? 'leadingCarryOfTwo' : 'leadingCarryOfMany';
    case 'parity':
      return conclusions[0]?.digits.every((digit) => digit % 2 === 0) ? 'parityEven' : 'parityOdd';
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

/** What the texts may put in. */
function valuesOf(
  deduction: Deduction,
  puzzle: Puzzle,
  texts: DeductionTexts,
  wording: Wording,
): Record<string, string> {
  const { code, columns, digits, equations, limits, ways, conclusions } = deduction;
  const letters = deduction.letters.map((at) => unknownName({ kind: 'letter', at }, puzzle));
  const places = columns.map((column) => columnName(column, puzzle.base, texts, wording));
  const written = equations.map((equation) => equationText(equation, puzzle, wording));
  const isSubstitution = code === 'substitution' || code === 'impossibleSubstitution';
  const [relation = '', second = '', result = ''] = written;
  const [conclusion] = conclusions;
  const most = limits[0]?.value ?? 0;
  const solution = conclusions.map((each) => each.digits[0] ?? 0);
  return {
    column: places[0] ?? '',
    columns: wording.list(places),
    letter: letters[0] ?? '',
    other: (isSubstitution ? places[1] : letters[1]) ?? '',
    letters: wording.list(letters),
    digit: wording.count(digits[0] ?? 0),
    digits: wording.list(digits.map((digit) => wording.count(digit))),
    relation,
    equation: isSubstitution ? second : relation,
    result,
    equations: wording.list(written),
    limits: wording.list(limitTexts(limits, texts, wording)),
    ways: wording.either(ways.map((way) => equationText(way, puzzle, wording))),
    unknown: conclusion ? unknownName(conclusion, puzzle) : '',
    n: wording.count(most + 1),
    most: wording.count(most),
    solution: code === 'solved' ? solutionsText([solution], puzzle, wording) : '',
  };
}

const LIMIT_NAMES = {
  left: { most: 'leftMost', least: 'leftLeast', is: 'leftIs', between: 'leftBetween' },
  right: { most: 'rightMost', least: 'rightLeast', is: 'rightIs', between: 'rightBetween' },
} as const;

/** What the sides come to, each side in one. */
function limitTexts(limits: readonly Limit[], { deductions }: DeductionTexts, wording: Wording): string[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const least = limits.find((limit) => limit.side === side && limit.extreme === 'least');
    const most = limits.find((limit) => limit.side === side && limit.extreme === 'most');
    const either = least ?? most;
    if (!either) return [];
    const names = LIMIT_NAMES[side];
    const both = least?.value === most?.value ? names.is : names.between;
    const text = deductions.limits[least && most ? both : names[either.extreme]];
    return [wording.fill(text, { value: wording.count(either.value), most: wording.count(most?.value ?? 0) })];
  });
}
