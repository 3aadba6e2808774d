import type { Texts } from '../../i18n/texts.ts';

/** The texts that the page of the letters round needs once it runs. */
export type LettersTexts = Pick<Texts, 'letters' | 'answer'>;

/** The texts that the page of the letters round needs once it runs, of all those of the site. */
export function lettersTexts({ letters, answer }: Texts): LettersTexts {
  return { letters, answer };
}
