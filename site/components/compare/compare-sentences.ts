import { exact, type Rational } from '../../../functions/solvers/arithmetic/rational.ts';
import {
  type Comparable,
  type Comparison,
  type Incomparable,
  NUMBER_LIMIT,
  TEXT_LIMIT,
} from '../../../functions/solvers/arithmetic/same/compare.ts';
import type { Witness } from '../../../functions/solvers/arithmetic/same/witness.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { verdictOn } from '../ways/pairs.ts';

/** The texts that a comparison needs once it is asked for. */
export interface CompareTexts {
  readonly ways: Pick<Texts['ways'], 'verdicts' | 'comparison' | 'incomparable'>;
  readonly check: { readonly syntax: Texts['check']['syntax'] };
}

/** The texts that a comparison needs, of all those of the site. */
export function compareTexts({ ways, check }: Texts): CompareTexts {
  const { verdicts, comparison, incomparable } = ways;
  return { ways: { verdicts, comparison, incomparable }, check: { syntax: check.syntax } };
}

/** Why an expression, as it was written, cannot be compared. */
export function incomparable(text: string, reason: Incomparable, texts: CompareTexts, { fill }: Wording): string {
  if (reason.code === 'syntax') {
    return fill(texts.check.syntax[reason.reason], { text: text.slice(reason.start, reason.end) });
  }
  return fill(texts.ways.incomparable[reason.code], { most: reason.code === 'too-long' ? TEXT_LIMIT : NUMBER_LIMIT });
}

/** A comparison in sentences, the verdict first. */
export function comparisonSentences(
  left: Comparable,
  right: Comparable,
  comparison: Comparison,
  texts: CompareTexts,
  wording: Wording,
): readonly string[] {
  const written = (value: Rational) => wording.count(exact(value));
  const values = { left: written(left.value), right: written(right.value) };
  const needsOne = left.needsOne || right.needsOne;
  return [
    texts.ways.verdicts[verdictOn(comparison, needsOne)],
    ...(comparison.otherNumbers ? [texts.ways.comparison.otherNumbers] : []),
    ...(comparison.witness ? [shown(comparison.witness, comparison.same, texts, wording)] : []),
    ...(comparison.same ? [] : [wording.fill(texts.ways.comparison.values, values)]),
    ...(needsOne ? [texts.ways.comparison.needsOne] : []),
  ];
}

/** With which numbers a comparison shows, and what the expressions then come to. */
function shown(witness: Witness, same: boolean, texts: CompareTexts, wording: Wording): string {
  const written = (value: Rational) => wording.count(exact(value));
  const { numbers, stands, left, right } = witness;
  const isRepeated = new Set(numbers.map(written)).size < numbers.length;
  const sentence = wording.fill(same ? texts.ways.comparison.agree : texts.ways.comparison.differ, {
    numbers: wording.list(numbers.map(written)),
    stands: wording.list(stands.map(written)),
    left: written(left),
    right: written(right),
  });
  return isRepeated && !same ? `${sentence} ${texts.ways.comparison.anyOrder}` : sentence;
}
