import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The paths of all pages that were built, in every language: `/`, `/es/24/`. The page of wrong addresses is `/404`. */
export const PAGES: readonly string[] = globSync('**/*.html', { cwd: DIST })
  .map((file) => `/${file}`.replace(/index\.html$|\.html$/, ''))
  .sort();
