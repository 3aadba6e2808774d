import type { Texts } from '../../../i18n/texts.ts';

/** The texts of a letters round, besides those of every round. */
export type LettersTexts = Pick<Texts, 'lettersRound'>;
