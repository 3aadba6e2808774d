import { indexPath } from '../../../functions/solvers/letters/index-path.ts';
import type { Language } from '../../../functions/solvers/letters/languages.ts';
import { readWordGraph, type WordGraph } from '../../../functions/solvers/letters/word-graph.ts';
import { keepWords } from './keep-words.ts';

const graphs = new Map<Language, Promise<WordGraph>>();

/**
 * The word graph of a language, fetched when it is first asked for and kept as long as the page is open. What failed is fetched
 * again when it is asked for again.
 *
 * @throws where the file cannot be had, or is not whole.
 */
export function wordGraph(language: Language): Promise<WordGraph> {
  const known = graphs.get(language);
  if (known) return known;
  const graph = fetched(language);
  graphs.set(language, graph);
  graph.catch(() => graphs.delete(language));
  return graph;
}

async function fetched(language: Language): Promise<WordGraph> {
  const reply = await fetch(indexPath(language));
  if (!reply.ok) throw new Error(`${reply.status} for the words of ${language}`);
  keepWords(indexPath(language));
  return readWordGraph(await reply.arrayBuffer());
}
