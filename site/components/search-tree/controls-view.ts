import type { Wording } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import type { Player, Playing } from '../player/player.ts';
import type { TreeTexts } from './labels.ts';
import { type Speed, speedOf } from './speeds.ts';

/**
 * Lets the controls work a player.
 * @param setSpeed called when another speed is chosen
 * @returns a function that shows in them where it is
 */
export function controlsView(
  root: HTMLElement,
  player: () => Player,
  setSpeed: (speed: Speed) => void,
  texts: TreeTexts,
  { fill, count }: Wording,
) {
  const play = part(root, 'play', HTMLButtonElement);
  const back = part(root, 'back', HTMLButtonElement);
  const step = part(root, 'step', HTMLButtonElement);
  const speed = part(root, 'speed', HTMLSelectElement);
  const position = part(root, 'position', HTMLInputElement);
  const told = part(root, 'position-text', HTMLElement);

  play.addEventListener('click', () => player().toggle());
  back.addEventListener('click', () => player().go(player().now.position - 1));
  step.addEventListener('click', () => player().go(player().now.position + 1));
  speed.addEventListener('change', () => setSpeed(speedOf(speed.value)));
  position.addEventListener('input', () => player().go(position.valueAsNumber));

  return ({ position: at, last, isPlaying }: Playing) => {
    play.textContent = isPlaying ? texts.backtracking.pause : texts.backtracking.play;
    // Not `disabled`, which would take the keyboard's place away at the ends.
    back.ariaDisabled = String(at === 0);
    step.ariaDisabled = String(at === last);
    position.max = String(last);
    position.value = String(at);
    const text = fill(texts.backtracking.of, { n: count(at), all: count(last) });
    told.textContent = text;
    position.ariaValueText = text;
  };
}
