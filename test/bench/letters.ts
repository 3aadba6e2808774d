/**
 * What the letters round takes, in Spanish: the word graph against going through the list, and against sorted letters in memory, in
 * SQLite and in D1, on the same racks; and how large the word graphs are. `node test/bench/letters.ts`, under a minute.
 *
 * A time is the median over the racks of the least of some goes, for all words, personal forms too, found and put in order;
 * going through the list only finds them.
 */

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Budget } from '../../functions/solvers/budget.ts';
import { dealLetters } from '../../functions/solvers/letters/deal/deal.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import { findByLetters } from '../../functions/solvers/letters/history/find-by-letters.ts';
import { lettersIndex } from '../../functions/solvers/letters/history/letters-index.ts';
import { LANGUAGES, type Language } from '../../functions/solvers/letters/languages.ts';
import { type Rack, readRack, writeRack } from '../../functions/solvers/letters/rack.ts';
import { findInDatabase, LOOK_UP, questionsOf, type WordsDatabase } from '../../functions/words/find-in-database.ts';
import { indexFile, readIndex } from '../../functions/words/read-index.ts';
import { scan, wordList } from '../solvers/word-list.ts';
import { figure, leastTimes, printTable, quantile } from './timing.ts';
import { heapUsed, localD1, sqlite } from './words-databases.ts';

const RACKS = 40;
const ROUNDS = 4;
const RULES = 'full';

/** Racks of the show, of which the last letters are blanks. */
function racksWith(blanks: number): Rack[] {
  return Array.from({ length: RACKS }, (_, seed) => {
    const { letters } = dealLetters({ show: 'es', seed });
    const { rack } = readRack(letters.slice(blanks).join('') + '?'.repeat(blanks), 'es');
    return rack!;
  });
}

const KINDS = [0, 1, 2].map((blanks) => ({ blanks, racks: racksWith(blanks) }));
const ASKED = ['0.2', '', '2.5'];

function size(language: Language): string[] {
  const file = readFileSync(indexFile(language));
  const { wordCount, edges } = readIndex(indexFile(language));
  const lengths = [file, gzipSync(file, { level: 9 }), brotliCompressSync(file)].map(({ length }) => figure(length));
  return [language, figure(wordCount), figure(edges.length), ...lengths];
}

/** The median time of all racks of a kind. */
async function medianOf(time: (rack: Rack) => Promise<number>, racks: readonly Rack[]): Promise<number> {
  const times: number[] = [];
  for (const rack of racks) times.push(await time(rack));
  return quantile(times, 0.5);
}

/** The least of some goes at a rack in a database. */
async function leastTime(database: WordsDatabase, rack: Rack): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await findInDatabase(database, rack, RULES);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const titleOf = (blanks: number) => `nine tiles, ${blanks} of them blanks`;

printTable(['Word graphs, bytes', 'words', 'edges', 'raw', 'gzip', 'brotli'], LANGUAGES.map(size));

const graph = readIndex(indexFile('es'));
const find = (rack: Rack) => findWords(graph, rack, RULES, new Budget(Number.POSITIVE_INFINITY));
const walks = KINDS.map(({ racks }) => {
  const times = leastTimes(racks, 8, find);
  const edges = racks.map((rack) => find(rack).search.work);
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return { median: quantile(times, 0.5), longest: Math.max(...times), edges, perMs: total(edges) / total(times) };
});
printTable(
  ['Word graph, ms', 'median', 'asked', 'longest', 'edges, median', 'edges/ms'],
  walks.map(({ median, longest, edges, perMs }, blanks) => [
    titleOf(blanks),
    figure(median),
    ASKED[blanks]!,
    figure(longest),
    figure(quantile(edges, 0.5)),
    figure(perMs),
  ]),
);

const before = heapUsed();
const start = performance.now();
const index = lettersIndex(graph);
const built = performance.now() - start;
const heap = heapUsed() - before;
const search = (rack: Rack) => findByLetters(index, rack, RULES);
const keys = KINDS.map(({ racks }) => racks.map((rack) => search(rack).counts.keys));
const list = wordList('es');
const scanned = KINDS.map(({ racks }) =>
  quantile(
    leastTimes(racks, 1, (rack) => scan(list, writeRack(rack))),
    0.5,
  ),
);
const inMemory = KINDS.map(({ racks }) => quantile(leastTimes(racks, ROUNDS, search), 0.5));
const local = sqlite(graph);
const inSqlite: number[] = [];
for (const { racks } of KINDS) inSqlite.push(await medianOf((rack) => leastTime(local.database, rack), racks));
// Nothing long may come between two questions to D1: the connection would be given up meanwhile.
const d1 = await localD1(graph);
const inD1: number[] = [];
for (const { racks } of KINDS) {
  inD1.push(await medianOf((rack) => d1.ask(LOOK_UP, questionsOf(rack, RULES), ROUNDS), racks));
}
await d1.close();
printTable(
  [
    'Other ways, ms',
    'every word',
    '× graph',
    'keys, median',
    'memory',
    '× graph',
    'SQLite',
    '× graph',
    'local D1',
    '× graph',
  ],
  walks.map(({ median }, kind) => [
    titleOf(kind),
    figure(scanned[kind]!),
    figure(scanned[kind]! / median),
    figure(quantile(keys[kind]!, 0.5)),
    ...[inMemory, inSqlite, inD1].flatMap((times) => [figure(times[kind]!), figure(times[kind]! / median)]),
  ]),
);
console.log(`The index in memory: ${figure(built)} ms to build, ${figure(heap / 1e6)} MB of heap`);
console.log(
  `The database: ${figure(local.bytes / 1e6)} MB, filled in ${figure(local.filled)} ms; D1 in ${figure(d1.filled)} ms\n`,
);
