import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { card } from './card.ts';
import { pictureOf } from './picture.ts';
import { sharedPage } from './shared-page.ts';

/** Draws the picture that a page names, if it names one. */
async function draw(folder: string, page: string): Promise<void> {
  const shared = sharedPage(await readFile(`${folder}${page}`, 'utf8'));
  if (!shared) return;
  const file = `${folder}${shared.path.slice(1)}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await pictureOf(await card(shared.card)));
}

/** Draws the pictures that stand for the pages where they are shared, from what each page says of itself in its head. */
export const socialCards = (): AstroIntegration => ({
  name: 'social-cards',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = globSync('**/*.html', { cwd: folder });
      await Promise.all(pages.map((page) => draw(folder, page)));
    },
  },
});
