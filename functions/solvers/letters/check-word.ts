import { SHORTEST_WORD, WORD_CLASSES, type WordClass, type WordRules } from './languages.ts';
import type { Rack } from './rack.ts';
import { type Spelling, spellingsOf } from './spellings.ts';
import { TILES } from './tiles.ts';
import type { WordGraph } from './word-graph.ts';

/** Why a word does not count. */
export type WordFault =
  | { readonly code: 'too_short' | 'not_in_dictionary' | 'plural' | 'personal_form' | 'clitic_form' }
  /** Tiles that the word takes and the rack does not have, not even as blanks, in the order of the word. */
  | { readonly code: 'letters_missing'; readonly letters: readonly string[] };

export interface CheckedWord {
  readonly valid: boolean;
  /** The word in tiles. */
  readonly length: number;
  /** As the dictionary writes it, the best class first; more than one where only accents tell words apart. */
  readonly spellings: readonly Spelling[];
  /** Empty for a valid word. */
  readonly faults: readonly WordFault[];
}

/** The classes that a show may not take, and why. */
const FAULTS: Partial<Record<WordClass, readonly WordFault[]>> = {
  plural: [{ code: 'plural' }],
  personal: [{ code: 'personal_form' }],
  'plural-or-personal': [{ code: 'plural' }, { code: 'personal_form' }],
  clitic: [{ code: 'clitic_form' }],
};

/**
 * Whether a word counts, and if not, everything that speaks against it.
 *
 * @param tiles of the word, as `tilesOfWord` gives them.
 * @param rack the letters to make it of; without it, any will do.
 */
export function checkWord(tiles: string, graph: WordGraph, rules: WordRules, rack?: Rack): CheckedWord {
  const { names, shown } = WORD_CLASSES[graph.language];
  const rank = (spelling: Spelling) => (names as readonly string[]).indexOf(spelling.class);
  const spellings = spellingsOf(tiles, graph).sort((a, b) => rank(a) - rank(b));
  const faults: WordFault[] = [];
  const missing = rack ? missingTiles(tiles, rack) : [];
  if (missing.length > 0) faults.push({ code: 'letters_missing', letters: missing });
  const [best] = spellings;
  if (tiles.length < SHORTEST_WORD) faults.push({ code: 'too_short' });
  else if (!best) faults.push({ code: 'not_in_dictionary' });
  else if (rules === 'show' && rank(best) >= shown) faults.push(...(FAULTS[best.class] ?? []));
  return { valid: faults.length === 0, length: tiles.length, spellings, faults };
}

/** Each tile of the word for which there is neither itself nor a blank. */
function missingTiles(tiles: string, { language, counts, blanks }: Rack): string[] {
  const left = [...counts];
  const short = [...tiles].filter((tile) => --left[TILES[language].indexOf(tile)]! < 0);
  return short.slice(blanks);
}
