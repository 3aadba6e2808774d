import { readFileSync } from 'node:fs';
import type { Language } from '../solvers/letters/languages.ts';
import { readWordGraph, type WordGraph } from '../solvers/letters/word-graph.ts';

/** Where the index of a language lies among the files of the site. */
export function indexFile(language: Language): URL {
  return new URL(`../../site/public/words/${language}.words`, import.meta.url);
}

/** The word graph in a file, for programs in Node. @throws {Error} where the file is missing or is no index */
export function readIndex(file: string | URL): WordGraph {
  // A buffer of its own: that of a small file may be a part of another.
  return readWordGraph(Uint8Array.from(readFileSync(file)).buffer);
}
