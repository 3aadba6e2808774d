import { contains } from '../../../functions/solvers/arithmetic/subsets/subsets.ts';
import type { Trace } from '../../../functions/solvers/arithmetic/subsets/trace.ts';
import type { Frame } from './frame.ts';
import { type Arrangement, CELL_HEIGHT, type Cell, layoutOf, TARGET_HEIGHT } from './layout.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** As many values fill a cell; heights grow with the logarithm. */
const FULL_CELL = 300;

/** Characters that fit for each percent of the width where a level is one row; a longer name is set smaller. */
const FITTING = 1.5;

/** A lattice that is drawn. */
export interface Drawing {
  readonly svg: SVGElement;
  /** Shows what is known after some steps. @param captions by number of tiles */
  paint(frame: Frame, captions: readonly string[]): void;
}

/**
 * Draws the lattice of a game: cells for the subsets, rows by size with the target above, and, where a level is one row, lines
 * from each subset to those with a tile less. The same when the site is built and in the browser.
 * @param document what makes the elements
 */
export function drawLattice(document: Document, trace: Trace, target: string, arrangement: Arrangement): Drawing {
  const { shape, tiles } = trace;
  const { height, levels } = layoutOf(shape, arrangement);
  const make = (name: string, attributes: Readonly<Record<string, string | number>>, parent?: Element) => {
    const element = document.createElementNS(NAMESPACE, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, `${value}`);
    parent?.append(element);
    return element;
  };
  const text = (content: string, attributes: Readonly<Record<string, string | number>>, parent: Element) => {
    const element = make('text', attributes, parent);
    element.textContent = content;
    return element;
  };

  const svg = make('svg', { class: named('lattice', `lattice-${arrangement}`), height, role: 'img' });
  const places = new Map<number, Cell>(levels.flatMap(({ cells }) => cells.map((cell) => [cell.subset, cell])));
  const edges = arrangement === 'wide' ? edgesOf(trace, [...places.values()]) : [];
  const edgeLines = edges.map(({ from, to }) => ({
    from: from.subset,
    line: make(
      'line',
      { class: 'edge', x1: middle(from), y1: from.top + CELL_HEIGHT, x2: middle(to), y2: to.top },
      svg,
    ),
  }));
  const ways = make('g', { class: 'ways' }, svg);
  const captions = levels.map(({ size, captionTop }) => ({
    size,
    line: text('', { class: 'caption', x: '0', y: captionTop }, svg),
  }));
  const goal = make('svg', { class: 'target', x: '50%', width: 120, height: TARGET_HEIGHT, overflow: 'visible' }, svg);
  make('rect', { class: 'box', x: -60, y: 1, width: 120, height: TARGET_HEIGHT - 2, rx: 6 }, goal);
  text(target, { class: 'goal', x: 0, y: 24, 'text-anchor': 'middle' }, goal);
  const cells = [...places.values()].map(({ subset, left, width, top }) => {
    const cell = make('svg', { x: percent(left), y: top, width: percent(width), height: CELL_HEIGHT }, svg);
    const inside = { x: '3%', width: '94%', rx: 4 };
    make('rect', { class: 'box', y: 1, height: CELL_HEIGHT - 2, ...inside }, cell);
    const level = make('rect', { class: 'level', ...inside }, cell);
    const name = (tiles[subset] ?? []).join(' ');
    const type = named('tiles', arrangement === 'wide' && name.length > FITTING * width && 'tiles-long');
    const label = text(name, { class: type, x: '50%', 'text-anchor': 'middle' }, cell);
    const count = text('', { class: 'count', x: '50%', y: 30, 'text-anchor': 'middle' }, cell);
    return { subset, cell, level, label, count };
  });

  return {
    svg,
    paint({ knowledge, counts, current, met }, lines) {
      const parts = new Set(met?.meeting.parts.map(({ subset }) => subset));
      for (const { subset, cell, level, label, count } of cells) {
        const marks = [subset === current && 'cell-current', parts.has(subset) && 'cell-met'];
        cell.setAttribute('class', named('cell', `cell-${knowledge[subset]}`, ...marks));
        const filled = filledHeight(counts[subset] ?? 0);
        level.setAttribute('y', `${CELL_HEIGHT - 1 - filled}`);
        level.setAttribute('height', `${filled}`);
        const isKept = knowledge[subset] === 'kept';
        count.textContent = isKept ? `${counts[subset]}` : '';
        // Alone it stands in the middle.
        label.setAttribute('y', isKept ? '14' : '22');
      }
      for (const { from, line } of edgeLines) {
        line.setAttribute('class', named('edge', from === current && 'edge-current'));
      }
      for (const { size, line } of captions) line.textContent = lines[size] ?? '';
      goal.setAttribute('class', named('target', met !== undefined && 'target-met'));
      ways.replaceChildren();
      for (const subset of parts) {
        const cell = places.get(subset);
        if (cell) make('line', { class: 'way', x1: middle(cell), y1: cell.top, x2: '50%', y2: TARGET_HEIGHT }, ways);
      }
    },
  };
}

/** From each subset to those with a tile less. */
function edgesOf({ shape }: Trace, cells: readonly Cell[]): { from: Cell; to: Cell }[] {
  const size = ({ subset }: Cell) => shape.sizes[subset] ?? 0;
  return cells.flatMap((from) =>
    cells
      .filter((to) => size(to) === size(from) - 1 && contains(shape, from.subset, to.subset))
      .map((to) => ({ from, to })),
  );
}

/** The class names that hold. */
function named(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}

function filledHeight(count: number): number {
  const share = Math.min(1, Math.log(1 + count) / Math.log(1 + FULL_CELL));
  return Math.round(share * (CELL_HEIGHT - 2));
}

function middle({ left, width }: Cell): string {
  return percent(left + width / 2);
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 1000}%`;
}
