import { WORK_PER_MILLISECOND } from '../../../functions/solvers/budget.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { Asked } from './question.ts';

/** The texts that growing budgets need once they are asked for. */
export type BudgetTexts = { readonly subsets: Pick<Texts['subsets'], 'budgets' | 'wrongNumbers' | 'wrongTarget'> };

/** The texts that growing budgets need, of all those of the site. */
export function budgetTexts({ subsets }: Texts): BudgetTexts {
  const { budgets, wrongNumbers, wrongTarget } = subsets;
  return { subsets: { budgets, wrongNumbers, wrongTarget } };
}

/** What there is to say of one answer. */
export interface BudgetSentences {
  readonly budget: string;
  readonly best: string;
  readonly proof: string;
}

/** A time in milliseconds, two digits of it. */
export function millisecondsIn(locale: Locale): (milliseconds: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'millisecond',
    maximumSignificantDigits: 2,
    useGrouping: 'min2',
  });
  return (milliseconds) => format.format(milliseconds);
}

export function budgetSentences(
  asked: Asked,
  { subsets }: BudgetTexts,
  wording: Wording,
  locale: Locale,
): BudgetSentences {
  const { budget, values, distance, numbersUsed, proven, work } = asked;
  const { count, fill, list, many } = wording;
  const texts = subsets.budgets;
  const time = millisecondsIn(locale)(budget / WORK_PER_MILLISECOND);
  const found = { values: list(values.map(count)), distance: count(distance) };
  return {
    budget: fill(texts.budget, { n: count(budget), time }),
    best: many(distance === 0 ? texts.exact : texts.near, numbersUsed, found),
    proof: proven ? fill(texts.proven, { work: count(work) }) : texts.unproven,
  };
}
