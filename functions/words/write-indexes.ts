/**
 * Writes the word graphs of all languages from their sources, and the counts in `SOURCES.md`: `npm run words`. It takes a
 * Debian (or what is made of it) with access to its packages; the graphs are kept with the code, so that nothing else does.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../solvers/letters/languages.ts';
import { countsOf, withCounts } from './counts.ts';
import { englishWords } from './english.ts';
import { fetchSource } from './fetch-source.ts';
import { frenchWords } from './french.ts';
import { packGraph } from './pack-graph.ts';
import { SOURCES } from './sources.ts';
import { spanishWords } from './spanish.ts';
import type { WordList } from './word-list.ts';

const SPANISH = import.meta.resolve('dictionary-es');

/** How to make each language's list, in a folder for what is downloaded. */
const LISTS: Record<Language, (folder: string) => WordList> = {
  es: (folder) => {
    const spelling = (name: string) => readFileSync(new URL(name, SPANISH), 'utf8');
    const wspanish = fetchSource(SOURCES.wspanish, folder);
    return spanishWords(spelling('index.aff'), spelling('index.dic'), wspanish('usr/share/dict/spanish'));
  },
  en: (folder) => {
    const scowl = fetchSource(SOURCES.scowl, folder);
    return englishWords((name) => scowl(`usr/share/dict/scowl/${name}`));
  },
  fr: (folder) => {
    const french = fetchSource(SOURCES.french, folder);
    return frenchWords(french('usr/share/hunspell/fr.aff'), french('usr/share/hunspell/fr.dic'));
  },
};

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const sources = new URL('SOURCES.md', import.meta.url);
  try {
    for (const language of LANGUAGES) {
      const list = LISTS[language](folder);
      const file = packGraph(list, language);
      writeFileSync(new URL(`../../site/public/words/${language}.words`, import.meta.url), file);
      writeFileSync(sources, withCounts(readFileSync(sources, 'utf8'), language, countsOf(list, language)));
      console.log(`${language}: ${list.size} words, ${file.byteLength} bytes`);
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main();
