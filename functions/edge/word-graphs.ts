import { indexPath } from '../solvers/letters/index-path.ts';
import type { Language } from '../solvers/letters/languages.ts';
import { readWordGraph, type WordGraph } from '../solvers/letters/word-graph.ts';

/** The files of the site, as a Worker's assets binding gives them. The host of the address says nothing. */
export interface Assets {
  fetch(address: string): Promise<Response>;
}

const graphs = new Map<Language, WordGraph>();

/**
 * The word graph of a language, out of the site's files when it is first asked for, and then kept as long as the isolate lives.
 *
 * What is kept is the graph and never the promise of it: a Worker may not wait for what another request began, since that is
 * given up when the other request ends. So each of the first requests fetches for itself, and what fails fails for one only.
 *
 * @throws {Error} where the file is missing or is not whole.
 */
export async function wordGraph(language: Language, assets: Assets): Promise<WordGraph> {
  const known = graphs.get(language);
  if (known) return known;
  const reply = await assets.fetch(`https://assets.invalid${indexPath(language)}`);
  if (!reply.ok) throw new Error(`${reply.status} for ${indexPath(language)}`);
  const graph = readWordGraph(await reply.arrayBuffer());
  graphs.set(language, graph);
  return graph;
}
