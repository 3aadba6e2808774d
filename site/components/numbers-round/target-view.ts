import { fillList } from '../numbers-game/parts.ts';
import { ungrouped } from '../numbers-game/reading.ts';
import { stillness } from '../stillness.ts';

/** The digits of the display when it is at rest, as on the show. */
const DIGITS = 3;

/** How long a drawn target rolls before it stands still, and how often it changes, in milliseconds. */
const ROLL = { length: 600, pace: 60 } as const;

/** The digits to light for a text: none of it unless it is a whole number. A display of three grows for longer ones. */
function digitsOf(text: string): readonly string[] {
  const token = ungrouped(text);
  return [...(/^\d{1,16}$/.test(token) ? token : '').padStart(DIGITS, ' ')];
}

/** The target display. */
interface TargetView {
  /** Shows what the field holds. */
  show(text: string): void;
  /** Shows a drawn target, after rolling like the machine of the show. */
  roll(target: number): void;
}

/** Brings the display to life. @param display the list of its digits */
export function targetView(display: HTMLElement): TargetView {
  let rolling: ReturnType<typeof setInterval> | undefined;

  const light = (text: string) =>
    fillList(display, digitsOf(text), (digit, copy) => {
      if (digit !== ' ') copy.setAttribute('data-digit', digit);
    });

  const show = (text: string) => {
    clearInterval(rolling);
    light(text);
  };

  const roll = (target: number) => {
    clearInterval(rolling);
    if (stillness()) return show(String(target));
    const end = performance.now() + ROLL.length;
    rolling = setInterval(() => {
      if (performance.now() >= end) return show(String(target));
      light(Array.from({ length: DIGITS }, () => Math.floor(Math.random() * 10)).join(''));
    }, ROLL.pace);
  };

  show('');
  return { show, roll };
}
