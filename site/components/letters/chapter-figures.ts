import { Budget } from '../../../functions/solvers/budget.ts';
import { everyWord } from '../../../functions/solvers/letters/every-word.ts';
import { findWords } from '../../../functions/solvers/letters/find-words.ts';
import { sortedLetters } from '../../../functions/solvers/letters/history/sorted-letters.ts';
import { subMultisets } from '../../../functions/solvers/letters/history/sub-multisets.ts';
import { type Language, WORD_CLASSES } from '../../../functions/solvers/letters/languages.ts';
import { type Rack, readRack } from '../../../functions/solvers/letters/rack.ts';
import { tilesOfWord } from '../../../functions/solvers/letters/tiles.ts';
import { builtIndex } from './built-index.ts';

/** What the two ways do with a rack. */
export interface RackFigures {
  /** Keys looked up, and how many of them have a word. */
  readonly keys: number;
  readonly found: number;
  /** Edges looked at. */
  readonly edges: number;
  readonly words: number;
}

/** What the chapter tells of a rack, by the real searches over the real list. @throws {Error} where the text is no rack */
export function rackFigures(text: string, language: Language): RackFigures {
  const { rack, fault } = readRack(text, language);
  if (!rack) throw new Error(`${text}: ${fault.code}`);
  return figuresOf(rack);
}

function figuresOf(rack: Rack): RackFigures {
  const { language } = rack;
  const { words, search } = findWords(builtIndex(language), rack, 'full', new Budget(Number.POSITIVE_INFINITY));
  const found = new Set(words.slice().map(({ word }) => sortedLetters(tilesOfWord(word, language) ?? '', language)));
  return { keys: subMultisets(rack).length, found: found.size, edges: search.work, words: words.count };
}

/** What there is to say of a list and of its graph. */
export interface ListFigures {
  readonly words: number;
  /** Those that the show takes. */
  readonly shown: number;
  readonly letters: number;
  readonly edges: number;
  /** Of the file. */
  readonly bytes: number;
}

const lists = new Map<Language, ListFigures>();

/** Counts the list of a language. */
export function listFigures(language: Language): ListFigures {
  const known = lists.get(language);
  if (known) return known;
  const { edges } = builtIndex(language);
  let [words, shown, letters] = [0, 0, 0];
  for (const { word, wordClass } of everyWord(builtIndex(language))) {
    words++;
    letters += word.length;
    if (wordClass <= WORD_CLASSES[language].shown) shown++;
  }
  const figures = { words, shown, letters, edges: edges.length, bytes: edges.buffer.byteLength };
  lists.set(language, figures);
  return figures;
}
