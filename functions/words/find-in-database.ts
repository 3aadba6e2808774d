import type { FoundWords } from '../solvers/letters/found-words.ts';
import { subMultisets } from '../solvers/letters/history/sub-multisets.ts';
import { type KeyedWord, wordsOfKeys } from '../solvers/letters/history/words-of-keys.ts';
import { highestClass, type WordRules } from '../solvers/letters/languages.ts';
import type { Rack } from '../solvers/letters/rack.ts';

/**
 * The words of the keys in a list. One parameter holds the whole list, as JSON: D1 binds a hundred parameters at most, and a
 * rack has five times as many keys, with two blanks three hundred times. The order of the join is told, since SQLite does not
 * know how many keys there are.
 */
export const LOOK_UP = `
SELECT words.letters, words.word, words.class AS wordClass
FROM json_each(?1) AS keys CROSS JOIN words ON words.language = ?2 AND words.letters = keys.value
WHERE words.class <= ?3`;

/** What is asked of D1, or of anything like it. */
interface Statement {
  bind(...values: (string | number)[]): Statement;
}
export interface WordsDatabase {
  prepare(query: string): Statement;
  batch<Row>(statements: Statement[]): Promise<{ results: Row[] }[]>;
}

/** Keys of one list. D1 takes texts of a million bytes; so many keys of twelve letters, with quotes and commas, are far less. */
const KEYS_A_LIST = 10_000;

/** What is bound to `LOOK_UP` for all keys of a rack: a list of them at a time, the language, and the highest class that counts. */
export function questionsOf(
  rack: Rack,
  rules: WordRules,
): (readonly [list: string, language: string, highest: number])[] {
  const keys = subMultisets(rack);
  const highest = highestClass(rack.language, rules);
  return Array.from({ length: Math.ceil(keys.length / KEYS_A_LIST) }, (_, list) => {
    const some = keys.slice(list * KEYS_A_LIST, (list + 1) * KEYS_A_LIST);
    return [JSON.stringify(some), rack.language, highest];
  });
}

/**
 * All words that a rack can be laid out to, looked up by their sorted letters in the database that `database-statements.ts`
 * makes: in one call, however many lists there are.
 *
 * @throws where the database cannot be asked.
 */
export async function findInDatabase(database: WordsDatabase, rack: Rack, rules: WordRules): Promise<FoundWords> {
  const statement = database.prepare(LOOK_UP);
  const answers = await database.batch<KeyedWord>(questionsOf(rack, rules).map((values) => statement.bind(...values)));
  return wordsOfKeys(
    answers.flatMap(({ results }) => results),
    rack.language,
  );
}
