import type { Wording } from '../../i18n/wording.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import { dressTile } from '../numbers-game/tile.ts';
import { HAND } from './television.ts';
import type { Tray } from './tray.ts';

/**
 * Brings the tray to life: a press on a tile calls `onTakeBack` with its position.
 * @returns a function that shows a tray, with empty places up to a full hand
 */
export function trayView(
  list: HTMLElement,
  onTakeBack: (position: number) => void,
  texts: GameTexts,
  wording: Wording,
): (tray: Tray) => void {
  list.addEventListener('click', (event) => {
    const tiles = [...list.querySelectorAll('button')];
    const position = tiles.findIndex((tile) => tile.contains(event.target as Node));
    if (position < 0) return;
    onTakeBack(position);
    // The tile that had the focus is gone: the next one takes it, so that the keyboard is not sent to the top of the page.
    const left = [...list.querySelectorAll('button')];
    (left[position] ?? left.at(-1) ?? list).focus();
  });

  return (tray) => {
    const empty = Math.max(0, HAND - tray.length);
    fillList(list, [...tray, ...Array.from({ length: empty }, () => undefined)], (seat, place) => {
      const tile = part(place, 'tile', HTMLButtonElement);
      const gap = part(place, 'gap', HTMLElement);
      if (!seat) return tile.remove();
      gap.remove();
      tile.textContent = String(seat.number);
      tile.ariaLabel = wording.fill(texts.tray.takeBack, { number: seat.number });
      dressTile(tile, seat.number);
    });
  };
}
