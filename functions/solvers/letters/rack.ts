import { isSpace } from '../characters.ts';
import { type Language, LONGEST_WORD, SHORTEST_WORD } from './languages.ts';
import { charactersOf, TILES, tilesOf } from './tiles.ts';

/** The letters that a word may be made of, each once, and blanks, which stand for any letter. */
export interface Rack {
  readonly language: Language;
  /** How many there are of each tile, by its place in the alphabet. */
  readonly counts: readonly number[];
  readonly blanks: number;
}

export const BLANK = '?';
export const MOST_BLANKS = 2;
export const MOST_TILES = LONGEST_WORD;
export const FEWEST_TILES = SHORTEST_WORD;

/** Why a text is no rack, and where in it, in characters from 0. */
export type RackFault =
  | { readonly code: 'unknown_letter'; readonly at: number; readonly character: string }
  | { readonly code: 'too_many_blanks' | 'too_short' | 'too_long' };

const SEPARATORS = ',;.-·|/';

/** Whether it is what people part letters with when they write or paste them. */
export function isSeparator(character: string): boolean {
  return isSpace(character) || SEPARATORS.includes(character);
}

/**
 * The rack that a text names: `"ntviriuto"`, `"N T V I R I U T O"`, `"cœur??"`. Accents fall away as they do on tiles; spaces and
 * what else parts letters says nothing.
 */
export function readRack(
  text: string,
  language: Language,
): { readonly rack: Rack; readonly fault?: never } | { readonly fault: RackFault; readonly rack?: never } {
  const alphabet = TILES[language];
  const counts = Array<number>(alphabet.length).fill(0);
  let blanks = 0;
  let size = 0;
  let at = 0;
  for (const character of charactersOf(text)) {
    const tiles = character === BLANK ? BLANK : tilesOf(character, language);
    if (tiles === BLANK) blanks++;
    else if (tiles) for (const tile of tiles) counts[alphabet.indexOf(tile)]!++;
    else if (!isSeparator(character)) {
      return { fault: { code: 'unknown_letter', at, character } };
    }
    size += tiles?.length ?? 0;
    at++;
  }
  if (blanks > MOST_BLANKS) return { fault: { code: 'too_many_blanks' } };
  if (size < FEWEST_TILES) return { fault: { code: 'too_short' } };
  if (size > MOST_TILES) return { fault: { code: 'too_long' } };
  return { rack: { language, counts, blanks } };
}

/** The rack in the order of the alphabet, blanks last: "iinorttuv". */
export function writeRack({ language, counts, blanks }: Rack): string {
  return [...TILES[language]].map((tile, place) => tile.repeat(counts[place]!)).join('') + BLANK.repeat(blanks);
}
