import { part } from '../numbers-game/parts.ts';
import { type Playing, player } from './player.ts';

/** Milliseconds between two moments as they play. */
const PACE = 1100;

/** What shows one moment after another. */
export interface PlayerButtons {
  /** Begins anew with so many moments, the first one shown. */
  load(moments: number): void;
  /** Stops, and shows a moment; one outside is brought inside. */
  go(moment: number): void;
}

/**
 * Brings the buttons of a `Player.astro` to life: back, on, play and pause, and to the beginning. Nothing plays by itself.
 * @param showMoment shows a moment, counted from 0
 */
export function playerButtons(root: HTMLElement, showMoment: (moment: number) => void): PlayerButtons {
  const button = (name: string) => part(root, name, HTMLButtonElement);
  const [start, back, on] = [button('start'), button('back'), button('on')];
  const [play, pause] = [button('play'), button('pause')];
  const place = part(root, 'place', HTMLElement);
  let shown: number | undefined;

  function show({ position, last, isPlaying }: Playing): void {
    place.textContent = `${position} / ${last}`;
    // Not `disabled`: a button that has the focus keeps it.
    for (const backwards of [start, back]) backwards.ariaDisabled = String(position === 0);
    on.ariaDisabled = String(position === last);
    // One of the buttons that play and pause is there; the focus stays with it.
    const hadFocus = document.activeElement === play || document.activeElement === pause;
    play.hidden = isPlaying;
    pause.hidden = !isPlaying;
    if (hadFocus) (isPlaying ? pause : play).focus();
    if (position === shown) return;
    shown = position;
    showMoment(position);
  }

  const moments = player(show, () => PACE);
  start.addEventListener('click', () => moments.go(0));
  back.addEventListener('click', () => moments.go(moments.now.position - 1));
  on.addEventListener('click', () => moments.go(moments.now.position + 1));
  pause.addEventListener('click', () => moments.toggle());
  play.addEventListener('click', () => {
    const { position, last } = moments.now;
    // What is seen already need not be waited for.
    moments.go(position === last ? 0 : position + 1);
    if (moments.now.position < last) moments.toggle();
  });

  return {
    go: (moment) => moments.go(moment),

    load(count) {
      shown = undefined;
      moments.load(Math.max(count - 1, 0), 0);
    },
  };
}
