import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Assets } from '../../functions/edge/word-graphs.ts';
import { LANGUAGES } from '../../functions/solvers/letters/languages.ts';
import { problemOf } from './service.ts';

/** What another file of the site says where an index is asked for. */
const inPlaceOfIt = (path: string): Assets => ({ fetch: () => env.ASSETS.fetch(`https://assets.invalid${path}`) });
const missing = inPlaceOfIt('/words/none.words');
const broken = inPlaceOfIt('/favicon.svg');

// As a new isolate has them: no graph is known yet.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
});
const fresh = () => import('../../functions/edge/word-graphs.ts');

describe('a word graph', () => {
  it.each(LANGUAGES)(
    '%s comes whole out of the files of the site, as text that browsers are sent compressed',
    async (language) => {
      const { wordGraph } = await fresh();
      const graph = await wordGraph(language, env.ASSETS);
      expect(graph.language).toBe(language);
      const reply = await env.ASSETS.fetch(`https://assets.invalid/words/${language}.words`);
      expect(reply.headers.get('Content-Type')).toBe('text/plain; charset=x-user-defined');
      expect((await reply.arrayBuffer()).byteLength).toBe(graph.edges.byteOffset + graph.edges.byteLength);
    },
  );

  it('is fetched once', async () => {
    const { wordGraph } = await fresh();
    const graph = await wordGraph('es', env.ASSETS);
    expect(await wordGraph('es', missing)).toBe(graph);
  });

  it('that cannot be had is fetched again when it is asked for again', async () => {
    const { wordGraph } = await fresh();
    await expect(wordGraph('fr', missing)).rejects.toThrow('404 for /words/fr.words');
    await expect(wordGraph('fr', broken)).rejects.toThrow('no word graph');
    expect((await wordGraph('fr', env.ASSETS)).language).toBe('fr');
  });

  it('is not waited for in vain because another request never had it', async () => {
    const { wordGraph } = await fresh();
    void wordGraph('en', { fetch: () => new Promise(() => {}) });
    expect((await wordGraph('en', env.ASSETS)).language).toBe('en');
  });
});

it.each([
  ['missing', missing],
  ['broken', broken],
])('where an index is %s the service says that it failed, and logs why', async (_, assets) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { app } = await import('../../functions/app.ts');
  const { errors } = await problemOf(
    await app.request('/api/v1/letters?letters=casa', {}, { ...env, ASSETS: assets }),
    500,
  );
  expect(errors).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});
