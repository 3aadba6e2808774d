import { fillList, part } from '../numbers-game/parts.ts';
import type { Stand } from './stand.ts';

/** Finds the places beside the tree. @returns a function that writes there how things stand */
export function standView(root: HTMLElement): (stand: Stand) => void {
  const list = part(root, 'at-hand', HTMLElement);
  const nodes = part(root, 'nodes', HTMLElement);
  const cuts = part(root, 'cuts', HTMLElement);
  const nearest = part(root, 'nearest', HTMLElement);
  return (stand) => {
    fillList(list, stand.atHand, (number, tile) => {
      tile.textContent = number;
    });
    nodes.textContent = stand.nodes;
    cuts.textContent = stand.cuts;
    nearest.textContent = stand.nearest;
  };
}
