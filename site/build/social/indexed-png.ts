import { crc32, deflateSync } from 'node:zlib';

/** A picture of four bytes a pixel: red, green, blue and how opaque it is. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The most colours that a byte a pixel can tell apart. */
const COLOURS = 256;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** A byte a pixel, of a palette; compression, filter and interlacing as they all are. */
const KIND = [8, 3, 0, 0, 0] as const;

const wordOf = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([wordOf(content.length), body, wordOf(crc32(body))]);
}

const channels = (colour: number) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff] as const;

function distance(one: number, other: number): number {
  const others = channels(other);
  return channels(one).reduce((sum, value, channel) => sum + (value - (others[channel] ?? 0)) ** 2, 0);
}

/** The place in the palette that each colour takes: its own, or for the rarest, when there are too many, that of the nearest. */
function placesOf(colours: Uint32Array): { palette: readonly number[]; places: ReadonlyMap<number, number> } {
  const counts = new Map<number, number>();
  // Most pixels are like the one before: what is the same is counted together.
  for (let start = 0, end = 0; start < colours.length; start = end) {
    const colour = colours[start] ?? 0;
    while (colours[end] === colour) end++;
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  }
  const byFrequency = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const palette = byFrequency.slice(0, COLOURS);
  const nearest = (colour: number) =>
    palette.reduce((best, kept, place) => {
      return distance(kept, colour) < distance(palette[best] ?? 0, colour) ? place : best;
    }, 0);
  return {
    palette,
    places: new Map(byFrequency.map((colour, place) => [colour, place < COLOURS ? place : nearest(colour)])),
  };
}

/**
 * An opaque picture as a PNG with a palette, which takes a third of the bytes of one with all channels when its colours are few.
 * @see Portable Network Graphics (PNG) Specification, third edition
 */
export function indexedPng({ width, height, pixels }: Pixels): Buffer {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, places } = placesOf(colours);
  // Each row begins with its filter: none, which is best where neighbours are of the same colour or of another altogether.
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) {
    const [from, row] = [y * width, y * (width + 1) + 1];
    for (let x = 0, place = 0, last = -1; x < width; x++) {
      const colour = colours[from + x] ?? 0;
      if (colour !== last) place = places.get(colour) ?? 0;
      last = colour;
      rows[row + x] = place;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([wordOf(width), wordOf(height), Uint8Array.from(KIND)])),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
