import { join } from 'node:path';
import type { Language } from '../../../functions/solvers/letters/languages.ts';
import type { WordGraph } from '../../../functions/solvers/letters/word-graph.ts';
import { readIndex } from '../../../functions/words/read-index.ts';

const graphs = new Map<Language, WordGraph>();

/** The word graph of a language while the site is built, which is done from the folder of the project. */
export function builtIndex(language: Language): WordGraph {
  const known = graphs.get(language);
  if (known) return known;
  const graph = readIndex(join(process.cwd(), 'site/public/words', `${language}.words`));
  graphs.set(language, graph);
  return graph;
}
