import { fillList } from '../numbers-game/parts.ts';
import type { DrawnTile } from './rack-tiles.ts';

/** Draws tiles in a list, which fits them beside one another. @param places how many of them there is room for at least */
export function drawTiles(list: HTMLElement, tiles: readonly DrawnTile[], places = tiles.length): void {
  const free = Array.from({ length: Math.max(0, places - tiles.length) }, () => undefined);
  const shown = [...tiles, ...free];
  list.style.setProperty('--tiles', String(shown.length));
  fillList(list, shown, (tile, copy) => {
    copy.textContent = tile?.sign ?? '';
    copy.className = tile ? 'tile' : 'gap';
    if (tile) copy.setAttribute('data-kind', tile.kind);
  });
}
