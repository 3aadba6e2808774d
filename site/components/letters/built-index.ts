import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../functions/solvers/letters/languages.ts';
import { readWordGraph, type WordGraph } from '../../../functions/solvers/letters/word-graph.ts';

const graphs = new Map<Language, WordGraph>();

/** The word graph of a language while the site is built, which is done from the folder of the project. */
export function builtIndex(language: Language): WordGraph {
  const known = graphs.get(language);
  if (known) return known;
  // A buffer of its own: that of a file that was read may be a part of another.
  const file = Uint8Array.from(readFileSync(join(process.cwd(), 'site/public/words', `${language}.words`)));
  const graph = readWordGraph(file.buffer);
  graphs.set(language, graph);
  return graph;
}
