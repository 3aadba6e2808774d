import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Scripts that stand in a page and run: those of other types, such as JSON, are data. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The sources of the scripts that stand in any page of a folder, each once, as a Content-Security-Policy names them. */
export async function inlineScriptSources(folder: string): Promise<readonly string[]> {
  const pages = globSync('**/*.html', { cwd: folder });
  const texts = await Promise.all(pages.map((page) => readFile(`${folder}${page}`, 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts)].map(sourceOf).sort();
}

/**
 * The headers of every page and file, in the form of Cloudflare's `_headers`.
 *
 * A word index is a third smaller on its way to a browser when Cloudflare compresses it, which it does for a list of media types
 * only, among them no type for bytes at large. So it is told to be what any bytes are: text in the encoding `x-user-defined`, in
 * which every byte is a character. Browsers ask each time whether an index is still the same, as of every page, since it has to fit
 * the scripts that read it.
 */
const headersWith = (scripts: readonly string[]) => `/*
  Content-Security-Policy: default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff

/openapi.json
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin

/words/*.words
  Content-Type: text/plain; charset=x-user-defined

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/service-worker.js
  Cache-Control: no-cache
`;

/** Writes `_headers` beside the pages: a strict policy in which each script that stands in a page has its hash. */
export const headers = (): AstroIntegration => ({
  name: 'headers',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      await writeFile(`${folder}_headers`, headersWith(await inlineScriptSources(folder)));
    },
  },
});
