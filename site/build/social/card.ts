import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import { PICTURE } from '../../layouts/social-picture.ts';
import { colour } from './colours.ts';
import { display, displaySize } from './display.ts';

/** What a card shows. */
export interface Card {
  /** The name of the site, a tile for each of its letters. */
  readonly name: string;
  readonly title: string;
  /** What stands on its tiles: at most six numbers, or ten letters. */
  readonly tiles: readonly string[];
  /** The digits on its display, at most four. */
  readonly digits: string;
}

/** Pixels from the edges to what is shown, and of the band at the foot with the line over it. */
const MARGIN = 72;
const BAND = 212;
const EDGE = 8;
/** Pixels of the title, and of one that takes more than a line or two. */
const TITLE = { few: 84, many: 70, fewLetters: 40 } as const;
/** So many tiles are drawn in full size; more of them are smaller by so much. */
const FEW_TILES = 6;
const SMALL = 0.75;
/** The first number that a large tile can have. */
const LARGE = 25;

const WEIGHTS = [700, 800] as const;
const require = createRequire(import.meta.url);

const fonts: Promise<Font[]> = Promise.all(
  WEIGHTS.map(async (weight) => {
    const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
    return { name: 'Figtree', data: await readFile(file), weight, style: 'normal' } as const;
  }),
);

type Style = Readonly<Record<string, string | number>>;

/** An element as satori takes it: all of them lay out what they hold in a row, if nothing else is said. */
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Pixels of a tile and of what is written on it. */
interface TileSize {
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}

const tile = (shown: unknown, kind: 'tile' | 'tile-large', { width, height, letters }: TileSize) =>
  box(
    {
      position: 'relative',
      width,
      height,
      alignItems: 'center',
      justifyContent: 'center',
      borderBottomWidth: Math.round(height / 14),
      borderBottomStyle: 'solid',
      borderBottomColor: colour(`${kind}-edge`),
      borderRadius: Math.round(height / 8),
      background: colour(kind),
      color: colour(`${kind}-ink`),
      fontSize: letters,
      fontWeight: 700,
      letterSpacing: '-0.02em',
    },
    shown,
  );

/** The light on the first letter of the name. */
const LIGHT = box(
  { position: 'absolute', right: 6, bottom: 5, width: 9, height: 9, borderRadius: '50%', background: colour('lit') },
  '',
);

/** The name as `NameMark.astro` has it. */
const nameMark = (name: string) =>
  [...name.toUpperCase()].map((letter, place) => {
    const size = { width: 54, height: 62, letters: 38 };
    return place === 0 ? tile([letter, LIGHT], 'tile-large', size) : tile(letter, 'tile', size);
  });

/** Tiles in a row that leaves room for the display: the more of them there are, the smaller. */
const tilesOf = (tiles: readonly string[]) => {
  const size = tiles.length > FEW_TILES ? SMALL : 1;
  return tiles.map((shown) =>
    tile(shown, Number(shown) >= LARGE ? 'tile-large' : 'tile', {
      width: 100 * size,
      height: 108 * size,
      letters: (shown.length > 2 ? 46 : 54) * size,
    }),
  );
};

/** A card as SVG without text: its letters are drawn. */
export async function card({ name, title, tiles, digits }: Card): Promise<string> {
  const { width, height } = displaySize(digits.length);
  const svg = await satori(
    box({ width: PICTURE.width, height: PICTURE.height, flexDirection: 'column', background: colour('studio') }, [
      box({ paddingTop: MARGIN - 12, paddingLeft: MARGIN, gap: 7 }, nameMark(name)),
      box(
        {
          flex: 1,
          alignItems: 'center',
          paddingLeft: MARGIN,
          paddingRight: MARGIN,
          color: '#ffffff',
          fontSize: title.length > TITLE.fewLetters ? TITLE.many : TITLE.few,
          fontWeight: 800,
          lineHeight: 1.06,
          letterSpacing: '-0.025em',
          textWrap: 'balance',
        },
        title,
      ),
      box(
        {
          height: BAND,
          alignItems: 'center',
          paddingLeft: MARGIN,
          paddingRight: MARGIN,
          gap: 12,
          borderTopWidth: EDGE,
          borderTopStyle: 'solid',
          borderTopColor: colour('action'),
          background: colour('studio-well'),
        },
        tilesOf(tiles),
      ),
    ]),
    { width: PICTURE.width, height: PICTURE.height, fonts: await fonts },
  );
  const [x, y] = [PICTURE.width - MARGIN - width, PICTURE.height - (BAND - EDGE + height) / 2];
  return svg.replace('</svg>', `<g transform="translate(${x} ${y})">${display(digits)}</g></svg>`);
}
