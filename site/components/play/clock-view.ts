import type { Wording } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import { stillness } from '../stillness.ts';
import { type Clock, elapsed, secondsLeft } from './clock.ts';
import type { PlayTexts } from './texts.ts';

/** The studio clock on the page. */
export interface ClockView {
  /** Shows a clock as it runs, until it is stopped; before it begins, at its full time. */
  run(clock: Clock): void;
  /** Shows it standing, as it was at `time`. */
  stop(clock: Clock, time: number): void;
  /** Shows a clock of so many seconds that is not running; null for none. */
  rest(seconds: number | null): void;
}

/** The share of its second that a light takes on the face, the rest being dark. */
const LIGHT = 0.4;

/** Lights for the seconds left, the first of `all` to go out being that at the top: a dash for each, then darkness. */
export function lightsOf(left: number, all: number): string {
  const lit = Array.from({ length: left }, () => `${LIGHT} ${1 - LIGHT}`);
  return ['0', `${all - left}`, ...lit, '0', `${all}`].join(' ');
}

/** Brings the clock to life. Its lights go out second by second, while the hand goes round once. */
export function clockView(face: HTMLElement, texts: PlayTexts, wording: Wording): ClockView {
  const rings = [...face.querySelectorAll('[data-part="lights"], [data-part="ring"]')];
  const lights = part(face, 'lights', SVGElement);
  const ring = part(face, 'ring', SVGElement);
  const hand = part(face, 'hand', SVGElement);
  const digits = part(face, 'digits', Element);
  const told = part(face, 'time', HTMLElement);
  let frame = 0;
  let shown = '';

  function draw(clock: Clock, now: number): void {
    face.hidden = clock.length === null;
    const left = secondsLeft(clock, now);
    if (clock.length === null || left === null) return;
    const all = clock.length / 1000;
    const gone = stillness() ? all - left : elapsed(clock, now) / 1000;
    hand.setAttribute('transform', `rotate(${(gone / all) * 360} 60 60)`);
    // All but the hand changes once a second only.
    if (shown === `${left}/${all}`) return;
    shown = `${left}/${all}`;
    for (const circle of rings) circle.setAttribute('pathLength', `${all}`);
    ring.setAttribute('stroke-dasharray', `${LIGHT} ${1 - LIGHT}`);
    lights.setAttribute('stroke-dasharray', lightsOf(left, all));
    digits.textContent = `${left}`;
    told.textContent = wording.fill(texts.play.left, { time: wording.seconds(left) });
  }

  const stand = (clock: Clock, time: number) => {
    cancelAnimationFrame(frame);
    draw(clock, time);
  };

  return {
    run(clock) {
      const loop = () => {
        draw(clock, Date.now());
        frame = requestAnimationFrame(loop);
      };
      cancelAnimationFrame(frame);
      loop();
    },
    stop: stand,
    rest: (seconds) => stand({ startsAt: 0, length: seconds === null ? null : seconds * 1000 }, 0),
  };
}
