import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { getManifest, type ManifestEntry } from 'workbox-build';

const SERVICE_WORKER = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));

/** What the site is made of: not what others than a reader ask for, and not what is only seen when it is shared. */
const FILES = ['**/*.{html,css,js,svg,woff2,webmanifest}'];
/** Of these only the languages that are asked for are kept. */
const WORDS = 'words/*.words';
const NOT_KEPT = ['404.html', 'service-worker.js', 'social/**'];

/** Names of files that tell their contents. */
const HASHED = /^_astro\//;

/**
 * Files as the service worker keeps them: pages by their addresses, and each by its contents, so that a site that changes while
 * it is being kept is not kept at all.
 */
async function kept(folder: string, entries: readonly ManifestEntry[]): Promise<ManifestEntry[]> {
  return Promise.all(
    entries.map(async ({ url, revision }) => {
      const digest = createHash('sha384')
        .update(await readFile(`${folder}${url}`))
        .digest('base64');
      return { url: `/${url.replace(/(^|\/)index\.html$/, '$1')}`, revision, integrity: `sha384-${digest}` };
    }),
  );
}

/** Every file that is kept, of all that a folder has. */
export async function keptFiles(folder: string): Promise<ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: FILES,
    globIgnores: NOT_KEPT,
    dontCacheBustURLsMatching: HASHED,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return kept(folder, manifestEntries);
}

/** The index of words of each language, by its path, and a text that changes with its contents. */
export async function wordRevisions(folder: string): Promise<Readonly<Record<string, string | null>>> {
  const { manifestEntries } = await getManifest({ globDirectory: folder, globPatterns: [WORDS] });
  return Object.fromEntries(manifestEntries.map(({ url, revision }) => [`/${url}`, revision]));
}

/** Writes `service-worker.js`, with which the site works without a connection once it has been visited. */
export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const files = await keptFiles(folder);
      await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          PRECACHED: JSON.stringify(files),
          WORDS: JSON.stringify(await wordRevisions(folder)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          lib: { entry: SERVICE_WORKER, formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
        },
      });
      logger.info(`${files.length} files kept offline`);
    },
  },
});
