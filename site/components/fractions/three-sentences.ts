import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { ThreefoldStep } from './three-ways.ts';
import { TARGET, verdictsOn } from './verdicts.ts';

/** The texts of the chapter on 24 and fractions. */
export interface FractionsTexts extends Pick<Texts, 'fractions'> {
  readonly check: Pick<Texts['check'], 'syntax'>;
}

/** What each arithmetic says at the end: yes or no, and for doubles what a tolerance would say. */
export function verdictTexts(result: ThreefoldStep, texts: FractionsTexts, wording: Wording) {
  const { exact, double, tolerant, floor } = verdictsOn(result);
  const said = (is: boolean) =>
    wording.fill(is ? texts.fractions.ways.is : texts.fractions.ways.isNot, { target: TARGET });
  const isClose = tolerant && !double;
  return {
    exact: result.exact === undefined ? texts.fractions.ways.byZero : said(exact),
    double: isClose ? wording.fill(texts.fractions.ways.close, { target: TARGET }) : said(double),
    floor: result.floor === undefined ? texts.fractions.ways.byZero : said(floor),
  };
}

/** Where the other two arithmetics go wrong, in sentences. */
export function summaryOf(result: ThreefoldStep, texts: FractionsTexts, wording: Wording): string {
  const { exact, double, tolerant, floor } = verdictsOn(result);
  const sentences: string[] = [];
  if (double !== exact) sentences.push(exact ? texts.fractions.ways.doubleMisses : texts.fractions.ways.doubleInvents);
  if (floor !== exact) sentences.push(exact ? texts.fractions.ways.floorMisses : texts.fractions.ways.floorInvents);
  if (tolerant && !exact && !double) sentences.push(texts.fractions.ways.toleranceInvents);
  const agreed = exact ? texts.fractions.ways.agreed : texts.fractions.ways.agreedNot;
  return wording.fill(sentences.length > 0 ? sentences.join(' ') : agreed, { target: TARGET });
}
