/**
 * Writes the words of the indexes, under their sorted letters, as SQL for D1: `npm run words:database`, or with the name of the
 * file that is to be written. With a database that is bound in `wrangler.toml`, `wrangler d1 execute NAME --local --file …` fills
 * the local one within a minute, and `--remote` the other. It is over a million rows, and on the free plan only a hundred
 * thousand may be written a day. The service does not ask it: a test and the bench compare the word graphs with it.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { everyWord } from '../solvers/letters/every-word.ts';
import { LANGUAGES } from '../solvers/letters/languages.ts';
import { rowsOf, TABLE } from './database-statements.ts';
import { indexFile, readIndex } from './read-index.ts';

const USUAL = '.wrangler/words.sql';

function* statements(): Generator<string> {
  yield 'DROP TABLE IF EXISTS words';
  yield TABLE;
  for (const language of LANGUAGES) yield* rowsOf(everyWord(readIndex(indexFile(language))), language);
}

const [file = USUAL] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, [...statements()].map((statement) => `${statement};\n`).join(''));
console.log(`${file} is written. To fill a local database: wrangler d1 execute NAME --local --file ${file}`);
