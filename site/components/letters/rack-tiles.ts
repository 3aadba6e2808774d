import type { Language } from '../../../functions/solvers/letters/languages.ts';
import { BLANK, isSeparator, MOST_BLANKS, MOST_TILES, type Rack } from '../../../functions/solvers/letters/rack.ts';
import { charactersOf, TILES, tilesOf } from '../../../functions/solvers/letters/tiles.ts';
import { withBlanks } from './blank-signs.ts';

/** A tile as it is drawn; `wrong` is what keeps the text from being a rack. */
export interface DrawnTile {
  readonly sign: string;
  readonly kind: 'letter' | 'blank' | 'wrong';
}

/** So many tiles too many are drawn; of a longer text no more. */
const MOST_WRONG = 3;

/** The tiles of what is written, right or wrong, in its order: for `"œ7"` they are O, E and a wrong one. */
export function tilesWritten(text: string, language: Language): DrawnTile[] {
  const tiles: DrawnTile[] = [];
  let blanks = 0;
  for (const character of charactersOf(withBlanks(text))) {
    if (tiles.length >= MOST_TILES + MOST_WRONG) break;
    if (character === BLANK) tiles.push({ sign: BLANK, kind: ++blanks > MOST_BLANKS ? 'wrong' : 'blank' });
    else if (!isSeparator(character)) {
      const letters = tilesOf(character, language);
      const kind = letters ? 'letter' : 'wrong';
      for (const sign of letters ?? character) tiles.push({ sign, kind });
    }
  }
  return tiles.map((tile, place) => (place < MOST_TILES ? tile : { ...tile, kind: 'wrong' }));
}

/**
 * The tiles that a word takes of a rack: a blank where the letter itself has run out.
 * @param tiles of the word, as `tilesOfWord` gives them
 */
export function tilesLaid(tiles: string, { language, counts }: Rack): DrawnTile[] {
  const left = new Map([...TILES[language]].map((tile, place) => [tile, counts[place] ?? 0]));
  return [...tiles].map((sign) => {
    const count = left.get(sign) ?? 0;
    left.set(sign, count - 1);
    return { sign, kind: count > 0 ? 'letter' : 'blank' };
  });
}
