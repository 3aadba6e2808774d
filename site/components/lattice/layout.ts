import type { Shape } from '../../../functions/solvers/arithmetic/subsets/subsets.ts';

/** How a lattice is laid out: on a wide screen a level is one row; on a narrow one it takes several. */
export type Arrangement = 'wide' | 'narrow';

/** A cell: across in percent of the width, so that text keeps its size, and down in pixels. */
export interface Cell {
  readonly subset: number;
  readonly left: number;
  readonly width: number;
  readonly top: number;
}

/** A level and its cells; the caption stands above them. */
export interface Level {
  readonly size: number;
  readonly captionTop: number;
  readonly cells: readonly Cell[];
}

export interface Layout {
  /** In pixels. */
  readonly height: number;
  /** From the whole game, at the top, down to single tiles. */
  readonly levels: readonly Level[];
}

export const CELL_HEIGHT = 36;
/** The target stands above all levels. */
export const TARGET_HEIGHT = 34;

const CAPTION_HEIGHT = 20;
const ROW_GAP = 5;
const LEVEL_GAP: Readonly<Record<Arrangement, number>> = { wide: 26, narrow: 16 };
/** Cells in a row on a narrow screen, by number of tiles: the more tiles, the longer the label. */
const NARROW_ROWS = [1, 6, 5, 4, 3, 2, 1] as const;
/** A single cell does not take the whole width. In percent. */
const WIDEST: Readonly<Record<Arrangement, number>> = { wide: 11, narrow: 50 };

/** Where the subsets of up to six tiles stand, level by level. */
export function layoutOf({ bySize, tileCount }: Shape, arrangement: Arrangement): Layout {
  const levels: Level[] = [];
  let top = TARGET_HEIGHT + LEVEL_GAP[arrangement];
  for (let size = tileCount; size > 0; size--) {
    const subsets = bySize[size] ?? [];
    const most = arrangement === 'wide' ? subsets.length : (NARROW_ROWS[size] ?? 1);
    const rows = Math.ceil(subsets.length / most);
    const inRow = Math.ceil(subsets.length / rows);
    const width = Math.min(100 / Math.min(most, subsets.length), WIDEST[arrangement]);
    const first = top + CAPTION_HEIGHT;
    const cells = subsets.map((subset, index) => {
      const row = Math.floor(index / inRow);
      const taken = Math.min(inRow, subsets.length - row * inRow);
      const left = 50 - (taken * width) / 2 + (index % inRow) * width;
      return { subset, left, width, top: first + row * (CELL_HEIGHT + ROW_GAP) };
    });
    levels.push({ size, captionTop: top + CAPTION_HEIGHT - 6, cells });
    top = first + rows * (CELL_HEIGHT + ROW_GAP) + LEVEL_GAP[arrangement];
  }
  return { height: top - LEVEL_GAP[arrangement] - ROW_GAP, levels };
}
