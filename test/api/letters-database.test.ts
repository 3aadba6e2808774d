/** Anarit's way over real SQLite: the D1 database of words, and the same answers as the walk through the graph. */

import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { dealLetters } from '../../functions/solvers/letters/deal/deal.ts';
import type { LetterShowName } from '../../functions/solvers/letters/deal/shows.ts';
import { everyWord } from '../../functions/solvers/letters/every-word.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import { LANGUAGES, type Language, WORD_RULES } from '../../functions/solvers/letters/languages.ts';
import { readRack } from '../../functions/solvers/letters/rack.ts';
import { readWordGraph, type WordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { rowsOf, TABLE } from '../../functions/words/database-statements.ts';
import { findInDatabase } from '../../functions/words/find-in-database.ts';

const { ASSETS, WORDS } = env as typeof env & { readonly WORDS: D1Database };

/** Racks have so many tiles, and the database all words that can be laid out with as many: a hundred thousand. */
const TILES = 6;
const SHOWS = { es: 'es', en: 'uk', fr: 'fr' } as const satisfies Record<Language, LetterShowName>;

const graphs: Partial<Record<Language, WordGraph>> = {};

beforeAll(async () => {
  await WORDS.prepare(TABLE).run();
  for (const language of LANGUAGES) {
    const file = await ASSETS.fetch(`http://site/words/${language}.words`);
    const graph = readWordGraph(await file.arrayBuffer());
    graphs[language] = graph;
    const words = [...everyWord(graph)].filter(({ tiles }) => tiles.length <= TILES);
    await WORDS.batch([...rowsOf(words, language)].map((statement) => WORDS.prepare(statement)));
  }
});

describe.each(LANGUAGES)('the database of words, %s', (language) => {
  it('has for seeded racks, with no blank, one and two, the words that the graph has', async () => {
    const graph = graphs[language];
    if (!graph) throw new Error(language);
    for (let seed = 1; seed <= 5; seed++) {
      const { letters } = dealLetters({ show: SHOWS[language], seed });
      for (const blanks of ['', '?', '??']) {
        const { rack } = readRack(letters.slice(0, TILES - blanks.length).join('') + blanks, language);
        if (!rack) throw new Error(letters.join(''));
        for (const rules of WORD_RULES) {
          const words = await findInDatabase(WORDS, rack, rules);
          const walked = findWords(graph, rack, rules, new Budget(Number.POSITIVE_INFINITY));
          expect(words.count).toBeGreaterThan(0);
          expect(words.slice()).toEqual(walked.words.slice());
        }
      }
    }
  });
});
