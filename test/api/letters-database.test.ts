/** Anarit's way over real SQLite: the D1 database of words, and the same answers as the walk through the graph. */

import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordGraph } from '../../functions/edge/word-graphs.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { dealLetters } from '../../functions/solvers/letters/deal/deal.ts';
import type { LetterShowName } from '../../functions/solvers/letters/deal/shows.ts';
import { everyWord } from '../../functions/solvers/letters/every-word.ts';
import { findWords } from '../../functions/solvers/letters/find-words.ts';
import { LANGUAGES, type Language, WORD_RULES } from '../../functions/solvers/letters/languages.ts';
import { readRack } from '../../functions/solvers/letters/rack.ts';
import type { WordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { rowsOf, TABLE } from '../../functions/words/database-statements.ts';
import { findInDatabase } from '../../functions/words/find-in-database.ts';

const { ASSETS, WORDS } = env as typeof env & { readonly WORDS: D1Database };

/** Tiles of a rack. */
const TILES = 9;

const SHOWS = { es: 'es', en: 'uk', fr: 'fr' } as const satisfies Record<Language, LetterShowName>;

/** Milliseconds that half a million rows may take on a machine that is busy. */
const PATIENCE = 120_000;

beforeAll(() => WORDS.prepare(TABLE).run());

describe.each(LANGUAGES)('the database of words, %s', (language) => {
  let graph: WordGraph;

  beforeAll(async () => {
    graph = await wordGraph(language, ASSETS);
    await WORDS.batch([...rowsOf(everyWord(graph), language)].map((statement) => WORDS.prepare(statement)));
  }, PATIENCE);

  it('has every word of the list', async () => {
    const count = await WORDS.prepare('SELECT count(*) AS words FROM words WHERE language = ?').bind(language).first();
    expect(count).toEqual({ words: graph.wordCount });
  });

  it('has for seeded racks, with no blank, one and two, the words that the graph has', async () => {
    for (let seed = 1; seed <= 3; seed++) {
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
