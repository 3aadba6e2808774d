import type { GraphWord } from '../solvers/letters/every-word.ts';
import { sortedLetters } from '../solvers/letters/history/sorted-letters.ts';
import type { Language } from '../solvers/letters/languages.ts';

/** Of a statement, in characters. D1 takes 100 kB, and letters beyond ASCII have two bytes. */
const LONGEST_STATEMENT = 48_000;

/** What makes the table. Words lie in it by their sorted letters, without another index: a row is written once. */
export const TABLE = `CREATE TABLE words (
  language TEXT NOT NULL,
  letters TEXT NOT NULL,
  word TEXT NOT NULL,
  class INTEGER NOT NULL,
  PRIMARY KEY (language, letters, word)
) WITHOUT ROWID`;

/**
 * SQL that puts words into the table, each under its sorted letters, in statements as long as D1 takes them. The words may be
 * those of a graph, or some of them.
 *
 * Rows come in the order of the key, so that the table is filled page after page.
 */
export function* rowsOf(words: Iterable<GraphWord>, language: Language): Generator<string> {
  const rows = Array.from(words, ({ word, tiles, wordClass }) => {
    const letters = sortedLetters(tiles, language);
    return { letters, row: `('${language}','${letters}','${word}',${wordClass})` };
  });
  rows.sort((a, b) => (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0));
  let values = '';
  for (const { row } of rows) {
    if (values.length + row.length > LONGEST_STATEMENT) {
      yield insertion(values);
      values = '';
    }
    values += values === '' ? row : `,${row}`;
  }
  if (values !== '') yield insertion(values);
}

const insertion = (values: string) => `INSERT INTO words VALUES ${values}`;
