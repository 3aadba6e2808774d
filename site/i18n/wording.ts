import type { Locale } from './locales.ts';

type Values = Readonly<Record<string, string | number>>;

/** The ways a language writes numbers and fills its texts. */
export interface Wording {
  /**
   * An integer with the grouping of the language, from five digits on: 12,345 or 12.345.
   * @param quantity beyond 2^53 − 1 its decimal digits, so that none is lost
   */
  count(quantity: number | string): string;
  /** A time in words: "1 second", "42 segundos". */
  seconds(quantity: number): string;
  /** `text` with each `{name}` replaced by the value of that name; numbers are written as they stand. */
  fill(text: string, values: Values): string;
  /** A list in a sentence: "630 and 632". */
  list(items: readonly string[]): string;
}

/** The wording of a language. */
export function wordingIn(locale: Locale): Wording {
  // Spanish groups from five digits on; the other languages do the same here, so that one page reads like the other.
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  return {
    count: (quantity) => numbers.format(typeof quantity === 'string' ? BigInt(quantity) : quantity),
    seconds: (quantity) => seconds.format(quantity),
    fill: (text, values) =>
      text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder)),
    list: (items) => lists.format(items),
  };
}
