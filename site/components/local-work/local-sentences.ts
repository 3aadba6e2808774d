import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { Progress } from '../../solving/deepened.ts';

/** How a search of the browser ended: with a proof, at its own limit, or before. */
export type Ending = 'proven' | 'limit' | 'stopped';

/** Which round of the search is on, and what it may take at most. */
export function roundOf({ round, rounds, limit }: Progress, texts: Pick<Texts, 'local'>, wording: Wording): string {
  return wording.fill(texts.local.round, { round, rounds, limit: wording.count(limit) });
}

/** What came of it. @param work units of work in all rounds together */
export function endingOf(ending: Ending, work: number, texts: Pick<Texts, 'local'>, wording: Wording): string {
  return wording.fill(texts.local.endings[ending], { work: wording.count(work) });
}
