import { SHORTEST_WORD } from '../languages.ts';
import type { Rack } from '../rack.ts';
import { TILES } from '../tiles.ts';

/**
 * The sorted letters of all that can be taken off a rack, each once, from the shortest word's length on: of nine different
 * letters 502, the 512 subsets without the empty one and the nine of one letter.
 *
 * Blanks are letters that may be chosen. So many of each letter can be taken as the rack has, and more of them at the price of
 * a blank each: those are the keys of all racks that have letters in the place of the blanks, without the repetitions.
 */
export function subMultisets({ language, counts, blanks }: Rack): string[] {
  const alphabet = TILES[language];
  const keys: string[] = [];
  take(0, '', blanks);
  return keys;

  /** Every number of the letter at `place`, and then of the letters behind it. */
  function take(place: number, letters: string, blanksLeft: number): void {
    const tile = alphabet[place];
    if (tile === undefined) {
      if (letters.length >= SHORTEST_WORD) keys.push(letters);
      return;
    }
    const has = counts[place]!;
    for (let taken = 0; taken <= has + blanksLeft; taken++) {
      take(place + 1, letters + tile.repeat(taken), blanksLeft - Math.max(0, taken - has));
    }
  }
}
