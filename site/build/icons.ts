import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import { ICONS, type Icon } from '../app/icons.ts';

const FAVICON = new URL('../public/favicon.svg', import.meta.url);

/** The tile itself, behind what is on it: the edge below, then its face. */
const TILE = /<rect[^>]*fill="([^"]+)"[^>]*\/>/g;

/**
 * The icon of the site without corners of its own: systems cut it to a shape that they choose, and leave at least a circle of
 * four fifths of its width. So the face of the tile fills it, and what is on the tile is smaller.
 */
export function maskable(favicon: string): string {
  const face = [...favicon.matchAll(TILE)].at(-1)?.[1];
  if (!face) throw new Error('the icon has no tile');
  const sign = favicon
    .replaceAll(TILE, '')
    .replace(/<svg[^>]*>/, '')
    .replace('</svg>', '');
  const field = `<rect x="-4" y="-4" width="40" height="40" fill="${face}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40">${field}${sign}</svg>`;
}

async function drawn(favicon: string, { size, isMaskable }: Icon): Promise<Buffer> {
  const image = await renderAsync(isMaskable ? maskable(favicon) : favicon, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/** Draws the icons of the installed site from the one of the browser's tab. */
export const icons = (): AstroIntegration => ({
  name: 'icons',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const favicon = await readFile(FAVICON, 'utf8');
      await mkdir(new URL('icons/', dir), { recursive: true });
      await Promise.all(
        Object.values(ICONS).map(async (icon) =>
          writeFile(`${fileURLToPath(dir)}${icon.path.slice(1)}`, await drawn(favicon, icon)),
        ),
      );
    },
  },
});
