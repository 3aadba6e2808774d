import { FEWEST_TILES, MOST_BLANKS, MOST_TILES, type RackFault } from '../../../functions/solvers/letters/rack.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { LettersTexts } from './letters-texts.ts';

/** What keeps a text from being a rack, in words, with its place. */
export function rackFaultTold(fault: RackFault, texts: LettersTexts, { fill, count }: Wording): string {
  const place = fault.code === 'unknown_letter' ? count(fault.at + 1) : '';
  const character = fault.code === 'unknown_letter' ? fault.character.toUpperCase() : '';
  const values = { place, character, fewest: FEWEST_TILES, most: MOST_TILES, blanks: MOST_BLANKS };
  return fill(texts.letters.faults[fault.code], values);
}
