import type { Texts } from '../../i18n/texts.ts';
import { type GameTexts, gameTexts } from '../numbers-game/sentences.ts';

/** The texts that a round needs once it runs. */
export type PlayTexts = GameTexts & Pick<Texts, 'play'>;

/** The texts that a round needs once it runs, of all those of the site. */
export const playTexts = (texts: Texts): PlayTexts => ({ ...gameTexts(texts), play: texts.play });
