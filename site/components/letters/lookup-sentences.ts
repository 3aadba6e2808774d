import type { FoundWord } from '../../../functions/solvers/letters/found-words.ts';
import type { KeyCounts } from '../../../functions/solvers/letters/history/find-by-letters.ts';
import { MOST_BLANKS, MOST_TILES, type RackFault } from '../../../functions/solvers/letters/rack.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';

/** The texts that the try-it needs once it runs. */
export interface LookupTexts {
  readonly longestWord: Pick<Texts['longestWord'], 'lookup'>;
}

/** What a search has found, and what it took. */
export interface Walk {
  readonly edges: number;
  readonly words: readonly FoundWord[];
}

/** Why the letters are no rack. */
export function rackFault(fault: RackFault, { longestWord }: LookupTexts, wording: Wording): string {
  const character = fault.code === 'unknown_letter' ? fault.character : '';
  return wording.fill(longestWord.lookup.faults[fault.code], { character, blanks: MOST_BLANKS, tiles: MOST_TILES });
}

/** What the graph found: how many words, and the longest of them. */
export function foundSentence({ words }: Walk, texts: LookupTexts, wording: Wording): string {
  const [best] = words;
  if (!best) return texts.longestWord.lookup.none;
  const longest = words.filter(({ length }) => length === best.length).map(({ word }) => word);
  const shown = longest.slice(0, MOST_SHOWN);
  const values = { length: best.length, longest: wording.list(shown) };
  return longest.length > shown.length
    ? wording.many(texts.longestWord.lookup.foundMore, words.length, values)
    : wording.many(texts.longestWord.lookup.found, words.length, values);
}

/** Longest words that are named. */
const MOST_SHOWN = 4;

/** How many keys were looked up, and how many of them had a word. */
export function keysSentence({ keys, found }: KeyCounts, texts: LookupTexts, wording: Wording): string {
  return wording.many(texts.longestWord.lookup.keys, keys, { found: wording.count(found) });
}

/** How the two findings agree. */
export function agreement(isSame: boolean, { longestWord }: LookupTexts): string {
  return isSame ? longestWord.lookup.same : longestWord.lookup.different;
}
