import type { FoundWords } from '../../../functions/solvers/letters/found-words.ts';
import type { Rack } from '../../../functions/solvers/letters/rack.ts';
import { tilesOfWord } from '../../../functions/solvers/letters/tiles.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { linkWord } from './definitions.ts';
import { tilesLaid } from './rack-tiles.ts';
import { drawTiles } from './tiles-view.ts';

/** Words that are laid out in tiles, at most. */
const MOST_LAID = 3;

/** Lays the longest words out in the tiles of the rack. @returns how many they are */
export function showLongest(list: HTMLElement, words: FoundWords, rack: Rack): number {
  const [first, ...others] = words.slice(0, MOST_LAID);
  const longest = first ? [first, ...others.filter(({ length }) => length === first.length)] : [];
  fillList(list, longest, ({ word }, item) => {
    drawTiles(part(item, 'tiles', HTMLElement), tilesLaid(tilesOfWord(word, rack.language) ?? '', rack));
    const link = part(item, 'word', HTMLAnchorElement);
    linkWord(link, word, rack.language);
    link.lang = rack.language;
  });
  return longest.length;
}
