import type { Locale } from './locales.ts';

/** The forms of a text that counts something; a language may lack `one`, never `other`. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

type Values = Readonly<Record<string, string | number>>;

/** The ways a language writes numbers and fills its texts. */
export interface Wording {
  readonly locale: Locale;
  /** A quantity with the grouping of the language: 1,234 or 1.234. */
  count(quantity: number): string;
  /** `text` with each `{name}` replaced by the value of that name; numbers are written as they stand. */
  fill(text: string, values: Values): string;
  /** The form for `quantity`, filled; `{n}` is the quantity itself, grouped. */
  plural(forms: PluralForms, quantity: number, values?: Values): string;
  /** A list in a sentence: "630 and 632". */
  list(items: readonly (string | number)[]): string;
}

/** The wording of a language. */
export function wordingIn(locale: Locale): Wording {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  const fill = (text: string, values: Values) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

  return {
    locale,
    count: (quantity) => numbers.format(quantity),
    fill,
    plural: (forms, quantity, values = {}) =>
      fill(plurals.select(quantity) === 'one' ? forms.one : forms.other, { n: numbers.format(quantity), ...values }),
    list: (items) => lists.format(items.map(String)),
  };
}
