/**
 * A carpet of lights: cells in rows from left to right, those of each block from a new row on. A cell has the side 1, and is
 * named by its place in the order of all.
 */
export interface Carpet {
  readonly columns: number;
  readonly rows: number;
  /** Column and row of a cell. */
  cell(place: number): readonly [column: number, row: number];
  /** The cell at a column and row, undefined where there is none. */
  at(column: number, row: number): number | undefined;
  /** The row at which a block begins. */
  rowOf(block: number): number;
}

/** @param sizes how many cells each block has, 1 or more */
export function carpetOf(sizes: readonly number[], columns: number): Carpet {
  const starts: { place: number; row: number }[] = [];
  let [places, rows] = [0, 0];
  for (const size of sizes) {
    starts.push({ place: places, row: rows });
    places += size;
    rows += Math.ceil(size / columns);
  }
  const first = { place: 0, row: 0 };
  return {
    columns,
    rows,
    cell(place) {
      const { place: from, row } = starts.findLast((start) => start.place <= place) ?? first;
      return [(place - from) % columns, row + Math.floor((place - from) / columns)];
    },
    at(column, row) {
      const block = starts.findLastIndex((start) => start.row <= row);
      const start = starts[block];
      if (!start || column < 0 || column >= columns || row >= rows) return undefined;
      const within = (row - start.row) * columns + column;
      return within < (sizes[block] ?? 0) ? start.place + within : undefined;
    },
    rowOf: (block) => starts[block]?.row ?? rows,
  };
}

/** The path of an SVG that draws cells as squares of a side, each in the middle of its place. */
export function squaresPath(carpet: Carpet, places: readonly number[], side: number): string {
  const inset = (1 - side) / 2;
  const [to, back] = [short(side), short(-side)];
  return markedPath(carpet, places, [inset, inset], `h${to}v${to}h${back}z`);
}

/** The same as diamonds, as high as their cells. */
export function diamondsPath(carpet: Carpet, places: readonly number[]): string {
  return markedPath(carpet, places, [0.5, 0], 'l.5 .5l-.5 .5l-.5-.5z');
}

/** Draws one mark in every cell, from a place within the cell. Moves from mark to mark are relative: most are alike, which packs well. */
function markedPath(
  carpet: Carpet,
  places: readonly number[],
  [x, y]: readonly [number, number],
  mark: string,
): string {
  let [left, top] = [-x, -y];
  return places
    .map((place) => {
      const [column, row] = carpet.cell(place);
      const move = `m${short(column - left)} ${short(row - top)}${mark}`;
      [left, top] = [column, row];
      return move;
    })
    .join('');
}

/** The cell of a picture under the pointer, undefined beside all of them. @param svg drawn in units of cells, from 0 0 */
export function cellUnder({ clientX, clientY }: MouseEvent, svg: Element, carpet: Carpet): number | undefined {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * carpet.columns);
  return carpet.at(column, Math.floor(((clientY - top) / height) * carpet.rows));
}

/** A length in thousandths, without the zero before its point. */
const short = (length: number) => `${Math.round(length * 1000) / 1000}`.replace(/^(-?)0\./, '$1.');
