import { cluster, hierarchy } from 'd3-hierarchy';
import type { Label } from './labels.ts';
import type { Branch } from './telling.ts';

/** Pixels: a row of the tree, a line of text in it, and what is left free around text in a box. */
const ROW = 22;
export const LINE = 16;
export const PADDING = 7;

/** Pixels between the columns, as narrow and as wide as may be; the lines run through there. */
const GAP = { least: 18, most: 120 } as const;

/** The wider gap between rows of different parents, and around a box of two lines that has the search end at it. */
const APART = 1.35;

/** A branch in its place. */
export interface Place {
  readonly branch: Branch;
  readonly labels: readonly Label[];
  /** The left edge of its box and the middle of its height. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The line from its parent, as the `d` of a path; none to the start. */
  readonly line: string;
}

/** The tree in its places, by the order of its branches. */
export interface Layout {
  readonly places: readonly Place[];
  readonly width: number;
  readonly height: number;
}

/** The width of a text in the drawing, near enough for its box: digits are the widest. */
const widthOf = (text: string) => {
  const spaces = text.split(' ').length - 1;
  return 3.4 * spaces + 7.5 * (text.length - spaces);
};

/** Whether a branch has one line of text: what it leaves to combine would be a second. */
const isLow = ({ numbers }: Branch) => numbers.length <= 1;

/** The width of a box around labels: one below the other, those of a cut in one line. */
function boxOf(labels: readonly Label[], isCut: boolean): number {
  const texts = labels.map(({ text }) => widthOf(text));
  return 2 * PADDING + (isCut ? texts.reduce((sum, text) => sum + PADDING + text) : Math.max(...texts));
}

/**
 * Lays a tree out from left to right: a column a depth, and a row for each branch that ends, so that the search goes down the
 * rows. (The layout is d3's `cluster`, the columns apart.)
 * @param labelsOf what is written on a branch
 * @param room pixels in width that it may fill; it takes more where it needs more
 */
export function layOut(start: Branch, labelsOf: (branch: Branch) => readonly Label[], room: number): Layout {
  const rows = cluster<Branch>()
    .nodeSize([ROW, 1])
    .separation((a, b) => (a.parent === b.parent && isLow(a.data) && isLow(b.data) ? 1 : APART));
  const nodes = rows(hierarchy(start, ({ branches }) => branches)).descendants();
  const drawn = nodes
    .map(({ data: branch, x }) => {
      const labels = labelsOf(branch);
      const isCut = branch.cut !== undefined;
      return { branch, labels, middle: x, box: boxOf(labels, isCut), height: (isCut ? 1 : labels.length) * LINE + 3 };
    })
    .sort((a, b) => a.branch.order - b.branch.order);

  /** By depth: the width of the boxes of nodes, and of what reaches farthest. */
  const widths: number[] = [];
  const extents: number[] = [];
  for (const { branch, box } of drawn) {
    const { depth, cut } = branch;
    extents[depth] = Math.max(extents[depth] ?? 0, box);
    if (!cut) widths[depth] = Math.max(widths[depth] ?? 0, box);
  }
  const gaps = extents.length - 1;
  const boxes = widths.slice(0, gaps).reduce((sum, width) => sum + width, 0);
  const free = (room - boxes - (extents[gaps] ?? 0) - 2) / Math.max(gaps, 1);
  const gap = Math.min(Math.max(free, GAP.least), GAP.most);
  const columns = extents.map((_, depth) => 1 + widths.slice(0, depth).reduce((sum, width) => sum + width + gap, 0));

  const top = Math.min(...drawn.map(({ middle, height }) => middle - height / 2)) - 2;
  const bottom = Math.max(...drawn.map(({ middle, height }) => middle + height / 2)) + 2;
  const rowOf = new Map(drawn.map(({ branch, middle }) => [branch, middle - top]));
  const places = drawn.map(({ branch, labels, box, height }): Place => {
    const { depth, parent, cut } = branch;
    const [x = 0, y = 0, from = 0] = [columns[depth], rowOf.get(branch), parent && rowOf.get(parent)];
    const left = (columns[depth - 1] ?? 0) + (widths[depth - 1] ?? 0);
    const bend = (left + x) / 2;
    const line = parent ? `M${left} ${from}C${bend} ${from} ${bend} ${y} ${x} ${y}` : '';
    return { branch, labels, x, y, width: cut ? box : (widths[depth] ?? 0), height, line };
  });
  const width = Math.max(...columns.map((column, depth) => column + (extents[depth] ?? 0))) + 1;
  return { places, width, height: bottom - top };
}
