import type { Locale } from './locales.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text for one thing, and one for any other number of them. */
interface Countable {
  readonly one: string;
  readonly other: string;
}

/** The ways a language writes numbers and fills its texts. */
export interface Wording {
  /**
   * A number with the grouping of the language, from five digits on, and the minus of print: 12,345 or 12.345, −24, 1/2.
   * @param quantity an integer, beyond 2^53 − 1 its decimal digits, so that none is lost; or a fraction `"p/q"`
   */
  count(quantity: number | string): string;
  /** A time in words: "1 second", "42 segundos". */
  seconds(quantity: number): string;
  /** `text` with each `{name}` replaced by the value of that name; numbers are written as they stand. */
  fill(text: string, values: Values): string;
  /** The text for so many things, filled: `{n}` is their number, as `count` writes it. */
  many(texts: Countable, quantity: number, values?: Values): string;
  /** A list in a sentence: "630 and 632". */
  list(items: readonly string[]): string;
  /** A list of which one is true: "630 or 632". */
  either(items: readonly string[]): string;
}

/** The wording of a language. */
export function wordingIn(locale: Locale): Wording {
  // Spanish groups from five digits on; the other languages do the same here, so that one page reads like the other.
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  // Choices stand inside lists: without the comma before the last one, where the other has it, they are told apart.
  const choices = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(locale);

  const whole = (quantity: number | string) =>
    numbers.format(typeof quantity === 'string' ? BigInt(quantity) : quantity).replace('-', '−');
  const count = (quantity: number | string) => String(quantity).split('/').map(whole).join('/');
  const fill = (text: string, values: Values) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

  return {
    count,
    fill,
    seconds: (quantity) => seconds.format(quantity),
    many: (texts, quantity, values = {}) =>
      fill(plurals.select(quantity) === 'one' ? texts.one : texts.other, { ...values, n: count(quantity) }),
    list: (items) => lists.format(items),
    either: (items) => choices.format(items),
  };
}
