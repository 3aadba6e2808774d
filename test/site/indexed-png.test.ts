import { inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexedPng } from '../../site/build/social/indexed-png.ts';

type Colour = readonly number[];

/** The pixels of a PNG as this site writes them: with a palette, in one piece, without a filter. */
function pixelsOf(png: Buffer): Colour[] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, palette, content] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type) ?? Buffer.alloc(0));
  if (!header || !palette || !content) throw new Error('a chunk is missing');
  const width = header.readUInt32BE(0);
  const rows = inflateSync(content);
  return [...rows.keys()]
    .filter((at) => at % (width + 1) !== 0)
    .map((at) => [...palette.subarray(3 * (rows[at] ?? 0), 3 * (rows[at] ?? 0) + 3)]);
}

const pictureOf = (width: number, colours: readonly Colour[]) => ({
  width,
  height: colours.length / width,
  pixels: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
});

const channel = fc.integer({ min: 0, max: 255 });

test('every pixel of a picture of few colours comes back as it was', () => {
  const palette = fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 9 });
  const pictures = fc.tuple(
    palette,
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 12 }),
    fc.infiniteStream(fc.nat()),
  );
  fc.assert(
    fc.property(pictures, ([colours, width, height, places]) => {
      const pixels = Array.from({ length: width * height }, () => colours[places.next().value % colours.length] ?? []);
      expect(pixelsOf(indexedPng(pictureOf(width, pixels)))).toEqual(pixels);
    }),
  );
});

test('of more than 256 colours the rarest become the nearest that is kept', () => {
  const often = Array.from({ length: 256 }, (_, red) => [red, 0, 0]);
  const pixels = [...often, ...often, [7, 1, 0], [250, 0, 2]];
  expect(pixelsOf(indexedPng(pictureOf(1, pixels)))).toEqual([...often, ...often, [7, 0, 0], [250, 0, 0]]);
});
