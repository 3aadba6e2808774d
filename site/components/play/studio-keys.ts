import { part } from '../numbers-game/parts.ts';
import { ahead } from './arrows.ts';

/**
 * Takes the keys that are pressed in the studio: a move, or an arrow from one button to the next one.
 *
 * Only while the focus is in there, so that a key means nothing else for who works with the keys of a reader. A press of the
 * mouse focuses no button in some browsers, but what is around it.
 *
 * @param buttons between which the arrows lead, those left out that are hidden or disabled; while none is left, no key is taken
 * @param take makes the move that a key stands for, as `KeyboardEvent.key` has it. @returns whether it stands for one
 */
export function studioKeys(
  root: HTMLElement,
  buttons: readonly HTMLButtonElement[],
  take: (key: string) => boolean,
): void {
  part(root, 'stage', HTMLElement).addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const open = buttons.filter((button) => button.checkVisibility() && !button.disabled);
    if (open.length === 0) return;
    const focused = open.find((button) => button === document.activeElement);
    const next = focused && ahead(event.key, focused, open);
    if (take(event.key)) event.preventDefault();
    else if (next) {
      event.preventDefault();
      next.focus();
    }
  });
}
