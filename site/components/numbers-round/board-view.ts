import { HAND } from './television.ts';
import { holds, type Tray } from './tray.ts';

/** The place on the board that a key leads to from `from`, or undefined when the key does not move. */
function placeAfter(key: string, from: number, tiles: readonly HTMLElement[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, tiles.length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return tiles.length - 1;
    case 'ArrowDown':
    case 'ArrowUp':
      return placeInNextRow(key === 'ArrowDown' ? 1 : -1, from, tiles);
    default:
      return undefined;
  }
}

/** The tile above or below, as the board is laid out now: of the nearest row that way, the one with the nearest centre. */
function placeInNextRow(direction: 1 | -1, from: number, tiles: readonly HTMLElement[]): number {
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const here = boxes[from];
  if (!here) return from;
  const away = (box: DOMRect) => (box.top - here.top) * direction;
  const nextRow = Math.min(...boxes.map(away).filter((distance) => distance > here.height / 2));
  const sideways = (box: DOMRect) => Math.abs(box.left + box.width / 2 - (here.left + here.width / 2));
  return boxes.reduce((nearest, box, place) => {
    if (Math.abs(away(box) - nextRow) > 1) return nearest;
    const best = boxes[nearest];
    return nearest === from || !best || sideways(box) < sideways(best) ? place : nearest;
  }, from);
}

/**
 * Brings the board to life: a press on a tile calls `onPick` with its place, the arrow keys, Home and End move between tiles.
 * @returns a function that shows which tiles are in a tray; once the hand is full the others rest
 */
export function boardView(board: HTMLElement, onPick: (place: number) => void): (tray: Tray) => void {
  const tiles = [...board.querySelectorAll('button')];
  const placeOf = (event: Event) => tiles.findIndex((tile) => tile.contains(event.target as Node));

  const rove = (to: number) => {
    tiles.forEach((tile, place) => {
      tile.tabIndex = place === to ? 0 : -1;
    });
  };

  board.addEventListener('click', (event) => {
    const place = placeOf(event);
    if (place >= 0 && tiles[place]?.ariaDisabled !== 'true') onPick(place);
  });
  board.addEventListener('focusin', (event) => rove(placeOf(event)));
  board.addEventListener('keydown', (event) => {
    const to = placeAfter(event.key, placeOf(event), tiles);
    if (to === undefined) return;
    event.preventDefault();
    tiles[to]?.focus();
  });
  rove(0);

  return (tray) => {
    tiles.forEach((tile, place) => {
      const held = holds(tray, place);
      tile.ariaPressed = String(held);
      tile.ariaDisabled = String(!held && tray.length >= HAND);
    });
  };
}
