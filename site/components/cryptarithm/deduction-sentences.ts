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
  texts: DeductionTexts,
  wording: Wording,
): string {
  const { follows } = texts.deductions;
  const own = deduction.conclusions.filter((conclusion) => !conclusion.follows);
  const following = deduction.conclusions.filter((conclusion) => conclusion.follows);
  const facts = reasonedFactsText(own, puzzle, texts, wording);
  const values = { ...valuesOf(deduction, puzzle, texts, wording), facts };
  const sentence = wording.fill(templateOf(deduction, texts), values);
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
  return wording.fill(text, { solutions: solutionsText(solutions, puzzle, wording), facts: wording.list(open) });
}

/** What the carries are called, for a puzzle whose explanation speaks of them; how digits are written, where that is to be said. */
export function notationSentence({ base }: Puzzle, texts: DeductionTexts): string {
  const { notation, notationElsewhere } = texts.deductions;
  return base === 10 ? notation : notationElsewhere;
}

/** The text that tells a deduction. */
function templateOf({ code, limits, letters, ways, conclusions }: Deduction, { deductions }: DeductionTexts): string {
  const { says, fails } = deductions;
  switch (code) {
    case 'leadingCarry':
      if (limits.length === 0) return says.leadingCarry;
      return limits[0]?.value === 1 ? says.leadingCarryOfTwo : says.leadingCarryOfMany;
    case 'parity':
      return conclusions[0]?.digits.every((digit) => digit % 2 === 0) ? says.parityEven : says.parityOdd;
    case 'completion':
      if (ways.length === 0) return says.completion;
      return ways.length === 1 ? says.completionOnly : says.completionEither;
    case 'impossibleColumn':
      return limits.length === 0 ? fails.impossibleColumn : fails.impossibleColumnByBounds;
    case 'noDigit':
      return letters.length === 1 ? fails.noDigit : fails.noDigitToShare;
    default:
      return code in says ? says[code as keyof typeof says] : fails[code as keyof typeof fails];
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
    limits: wording.list(limits.map((limit) => limitText(limit, texts, wording))),
    ways: wording.either(ways.map((way) => equationText(way, puzzle, wording))),
    unknown: conclusion ? unknownName(conclusion, puzzle) : '',
    n: wording.count(most + 1),
    most: wording.count(most),
    solution: code === 'solved' ? solutionsText([solution], puzzle, wording) : '',
  };
}

const LIMIT_NAMES = {
  left: { most: 'leftMost', least: 'leftLeast' },
  right: { most: 'rightMost', least: 'rightLeast' },
} as const;

function limitText({ side, extreme, value }: Limit, texts: DeductionTexts, wording: Wording): string {
  return wording.fill(texts.deductions.limits[LIMIT_NAMES[side][extreme]], { value: wording.count(value) });
}
