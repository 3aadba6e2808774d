import { part } from '../numbers-game/parts.ts';

/** Milliseconds between two moments as they play. */
const PACE = 1100;

/** What shows one moment after another. */
export interface Player {
  /** Begins anew with so many moments, the first one shown. */
  load(moments: number): void;
}

/**
 * Brings the buttons of a `Player.astro` to life: back, on, play and pause, and to the beginning. Nothing plays by itself.
 * @param show shows a moment, counted from 0
 */
export function player(root: HTMLElement, show: (moment: number) => void): Player {
  const button = (name: string) => part(root, name, HTMLButtonElement);
  const [start, back, on, play, pause] = [
    button('start'),
    button('back'),
    button('on'),
    button('play'),
    button('pause'),
  ];
  const place = part(root, 'place', HTMLElement);
  let last = 0;
  let moment = 0;
  let playing: ReturnType<typeof setInterval> | undefined;

  function goTo(next: number): void {
    moment = Math.max(0, Math.min(next, last));
    place.textContent = `${moment} / ${last}`;
    // Not `disabled`: a button that has the focus keeps it.
    for (const backwards of [start, back]) backwards.ariaDisabled = String(moment === 0);
    on.ariaDisabled = String(moment === last);
    show(moment);
  }

  /** Shows one of the buttons that play and pause; the focus stays with it. */
  function setPlaying(isPlaying: boolean): void {
    clearInterval(playing);
    playing = isPlaying ? setInterval(advance, PACE) : undefined;
    const hadFocus = document.activeElement === play || document.activeElement === pause;
    play.hidden = isPlaying;
    pause.hidden = !isPlaying;
    if (hadFocus) (isPlaying ? pause : play).focus();
  }

  function advance(): void {
    goTo(moment + 1);
    if (moment === last) setPlaying(false);
  }

  function step(to: number): void {
    setPlaying(false);
    goTo(to);
  }

  start.addEventListener('click', () => step(0));
  back.addEventListener('click', () => step(moment - 1));
  on.addEventListener('click', () => step(moment + 1));
  pause.addEventListener('click', () => setPlaying(false));
  play.addEventListener('click', () => {
    goTo(moment === last ? 0 : moment + 1);
    setPlaying(moment < last);
  });

  return {
    load(moments) {
      last = Math.max(moments - 1, 0);
      step(0);
    },
  };
}
