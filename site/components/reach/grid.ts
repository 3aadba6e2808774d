import { fillList, part } from '../numbers-game/parts.ts';
import type { Targets } from './targets.ts';

/** Targets in a row, and rows in a block. */
const ROW = 10;
const BLOCK = 100;

/** The cells of the picture, one a target, in their order. */
export interface Grid {
  readonly cells: readonly HTMLElement[];
  /** The target whose cell holds the place of an event, or undefined when none does. */
  targetOf(event: Event): number | undefined;
}

/** The target that a key leads to from `target`, or undefined when the key does not move. */
function targetAfter(key: string, target: number, { from, to }: Targets, whole: boolean): number | undefined {
  const rowStart = target - ((target - from) % ROW);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: target + 1,
    ArrowLeft: target - 1,
    ArrowDown: target + ROW,
    ArrowUp: target - ROW,
    PageDown: Math.min(target + BLOCK, to),
    PageUp: Math.max(target - BLOCK, from),
    Home: whole ? from : rowStart,
    End: whole ? to : Math.min(rowStart + ROW - 1, to),
  };
  const next = steps[key];
  return next === undefined ? undefined : next < from || next > to ? target : next;
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/**
 * Makes the cells of the picture, in blocks and rows, and lets the keyboard move between them: one of them is a stop of the
 * Tab key, arrows move by one and by ten, Page Up and Page Down by a hundred, Home and End to the ends of the row, with
 * Ctrl to the ends of all.
 * @param blocks the grid, with the templates of a block, a row and a cell in it
 */
export function makeGrid(blocks: HTMLElement, targets: Targets): Grid {
  const { from, to } = targets;
  const isSingle = to - from < BLOCK;
  fillList(blocks, range(from, to, BLOCK), (first, block) => {
    const last = Math.min(first + BLOCK - 1, to);
    part(block, 'hundred', HTMLElement).textContent = `${first}–${last}`;
    fillList(part(block, 'rows', HTMLElement), range(first, last, ROW), (start, row) => {
      fillList(row, range(start, Math.min(start + ROW - 1, to)), (target, cell) => {
        // Cells of several blocks are too small for figures; their labels tell the target.
        if (isSingle) cell.textContent = `${target}`;
      });
    });
  });

  const cells = [...blocks.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const placeOf = new Map<Element, number>(cells.map((cell, place) => [cell, place]));
  const targetOf = ({ target }: Event) => {
    const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
    const place = cell ? placeOf.get(cell) : undefined;
    return place === undefined ? undefined : from + place;
  };
  let stop = cells[0];
  if (stop) stop.tabIndex = 0;

  blocks.addEventListener('focusin', (event) => {
    const cell = cells[(targetOf(event) ?? Number.NaN) - from];
    if (!cell || cell === stop) return;
    if (stop) stop.tabIndex = -1;
    cell.tabIndex = 0;
    stop = cell;
  });
  blocks.addEventListener('keydown', (event) => {
    const target = targetOf(event);
    const next = target === undefined ? undefined : targetAfter(event.key, target, targets, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    cells[next - from]?.focus();
  });
  return { cells, targetOf };
}
