import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';

const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/social/', import.meta.url));

async function drawn(svg: string): Promise<Buffer> {
  return indexedPng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}

/** A drawing as PNG. One that was drawn before is kept, since to draw takes a tenth of a second. @param svg without text */
export async function pictureOf(svg: string): Promise<Buffer> {
  const file = `${KEPT}${createHash('sha256').update(svg).digest('hex')}.png`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const picture = await drawn(svg);
  await mkdir(KEPT, { recursive: true });
  await writeFile(file, picture);
  return picture;
}
