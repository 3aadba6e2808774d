import type { Locale } from '../../i18n/locales.ts';

/** How a language writes parts of a hundred: "76.64%", "76,64 %". @param digits how many after the decimal point */
export function percentIn(locale: Locale, digits = 2): (parts: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (parts) => format.format(parts / 100);
}
