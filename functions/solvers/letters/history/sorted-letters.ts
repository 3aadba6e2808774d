import type { Language } from '../languages.ts';
import { TILES } from '../tiles.ts';

/**
 * Tiles in the order of the alphabet: of "nutritivo", as of "ntviriuto", "iinorttuv". Words have the same sorted letters just
 * when they take the same tiles, in whatever order. The idea of Anarit, a program for *Cifras y letras* of the 1990s, whose
 * dictionary is kept and asked by these.
 *
 * @param tiles as `tilesOfWord` gives them.
 */
export function sortedLetters(tiles: string, language: Language): string {
  let sorted = '';
  // No word is long: to take the alphabet letter by letter is quicker than to sort.
  for (const tile of TILES[language]) {
    for (let at = tiles.indexOf(tile); at >= 0; at = tiles.indexOf(tile, at + 1)) sorted += tile;
  }
  return sorted;
}
