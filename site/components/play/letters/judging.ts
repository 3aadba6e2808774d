import { Budget } from '../../../../functions/solvers/budget.ts';
import { type CheckedWord, checkWord } from '../../../../functions/solvers/letters/check-word.ts';
import { findWords } from '../../../../functions/solvers/letters/find-words.ts';
import type { FoundWord } from '../../../../functions/solvers/letters/found-words.ts';
import { readRack } from '../../../../functions/solvers/letters/rack.ts';
import type { WordGraph } from '../../../../functions/solvers/letters/word-graph.ts';

/** The dictionary of a show, and the longest words that it has of some letters. */
export interface LongestWords {
  readonly graph: WordGraph;
  readonly longest: readonly FoundWord[];
}

/** A word of the player as the show judges it. */
export interface JudgedWord extends CheckedWord {
  /** As it was laid. */
  readonly tiles: string;
}

/** The longest words of some letters by the rules of the show, which takes less than a millisecond. */
export function longestWords(letters: readonly string[], graph: WordGraph): LongestWords {
  const { rack } = readRack(letters.join(''), graph.language);
  if (!rack) throw new RangeError(`${letters}`);
  const { words } = findWords(graph, rack, 'show', new Budget(Number.POSITIVE_INFINITY));
  return { graph, longest: words.longest() };
}

/** Words as the show judges them, in the order given. */
export const judgedWords = (words: readonly string[], graph: WordGraph): JudgedWord[] =>
  words.map((tiles) => ({ tiles, ...checkWord(tiles, graph, 'show') }));

/** The word that is the answer of the player: the longest that counts, the first of several. */
export function answerAmong(words: readonly JudgedWord[]): JudgedWord | undefined {
  return words
    .filter(({ valid }) => valid)
    .reduce<JudgedWord | undefined>((best, word) => (word.length > (best?.length ?? 0) ? word : best), undefined);
}
