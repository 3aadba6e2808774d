/** The words of a graph in databases: SQLite in Node's memory, and D1 as it runs on one's own machine. */

import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { everyWord } from '../../functions/solvers/letters/every-word.ts';
import type { WordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { rowsOf, TABLE } from '../../functions/words/database-statements.ts';
import type { WordsDatabase } from '../../functions/words/find-in-database.ts';

/** Bytes of the heap that are in use once nothing is left to be collected. */
export function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

const statementsOf = (graph: WordGraph) => [TABLE, ...rowsOf(everyWord(graph), graph.language)];

/** SQLite itself, with no process between. */
export function sqlite(graph: WordGraph) {
  const statements = statementsOf(graph);
  const start = performance.now();
  const words = new DatabaseSync(':memory:');
  for (const statement of statements) words.exec(statement);
  const filled = performance.now() - start;
  const { bytes } = words
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()')
    .get() as { bytes: number };
  const database: WordsDatabase = {
    prepare(query) {
      const prepared = words.prepare(query);
      const bound = (values: (string | number)[]) => ({
        bind: (...others: (string | number)[]) => bound(others),
        results: () => prepared.all(...values),
      });
      return bound([]);
    },
    batch: async (statements) =>
      (statements as unknown as { results(): never[] }[]).map((statement) => ({ results: statement.results() })),
  };
  return { database, bytes, filled };
}

/** A Worker that asks its D1 what it is told to, some times over, and tells how long that took: milliseconds a time. */
const WORKER = `export default {
  async fetch(request, { WORDS }) {
    const { query, questions, rounds } = await request.json();
    const statement = WORDS.prepare(query);
    const start = performance.now();
    for (let round = 0; round < rounds; round++) {
      await WORDS.batch(questions.map((values) => statement.bind(...values)));
    }
    return Response.json((performance.now() - start) / rounds);
  },
}`;

/** D1 in workerd, as `wrangler dev` runs it. */
export async function localD1(graph: WordGraph) {
  const statements = statementsOf(graph);
  const options = { modules: true, script: WORKER, compatibilityDate: '2026-08-04', d1Databases: ['WORDS'] };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const words = await miniflare.getD1Database('WORDS');
  const start = performance.now();
  await words.batch(statements.map((statement) => words.prepare(statement)));
  const filled = performance.now() - start;
  const ask = async (query: string, questions: readonly unknown[], rounds: number) => {
    const body = JSON.stringify({ query, questions, rounds });
    const reply = await miniflare.dispatchFetch('http://words', { method: 'POST', body });
    return (await reply.json()) as number;
  };
  return { ask, filled, close: () => miniflare.dispose() };
}
