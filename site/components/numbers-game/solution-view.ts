import type { Solution, Step } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { SIGNS, tilesIn, written } from './notation.ts';
import { fillList, part } from './parts.ts';
import type { GameTexts } from './sentences.ts';
import { LARGE_TILES } from './television.ts';

/** Digits of a step, or of a value, beyond which it is set smaller. */
const LONG = { step: 18, value: 7 };

const digitsIn = ({ left, right, result }: Step) => `${left}${right}${result}`.length;

function writeStep(step: Step, line: HTMLElement): void {
  part(line, 'left', HTMLElement).textContent = String(step.left);
  part(line, 'operator', HTMLElement).textContent = SIGNS[step.operator];
  part(line, 'right', HTMLElement).textContent = String(step.right);
  part(line, 'result', HTMLElement).textContent = String(step.result);
}

/** Writes a solution into its copy of the markup: value, working, expression, tiles. */
export function writeSolution(
  solution: Solution,
  given: readonly number[],
  copy: HTMLElement,
  texts: GameTexts,
  wording: Wording,
): void {
  const { value, steps, expression } = solution;
  const headline = part(copy, 'value', HTMLElement);
  headline.textContent = wording.count(value);
  headline.classList.toggle('value-long', `${value}`.length > LONG.value);

  const working = part(copy, 'steps', HTMLElement);
  working.hidden = steps.length === 0;
  working.classList.toggle(
    'steps-long',
    steps.some((step) => digitsIn(step) > LONG.step),
  );
  fillList(working, steps, writeStep);
  const nothingToDo = part(copy, 'given', HTMLElement);
  nothingToDo.hidden = steps.length > 0;
  nothingToDo.textContent = wording.fill(texts.answer.given, { value: wording.count(value) });

  part(copy, 'expression', HTMLElement).textContent = `${written(expression)} = ${value}`;

  fillList(part(copy, 'tiles', HTMLElement), tilesIn(solution, given), ({ number, used }, tile) => {
    part(tile, 'number', HTMLElement).textContent = String(number);
    tile.classList.toggle('tile-large', LARGE_TILES.includes(number));
    tile.classList.toggle('tile-long', number > 9999);
    tile.classList.toggle('tile-unused', !used);
    const note = part(tile, 'note', HTMLElement);
    note.textContent = used ? '' : wording.fill(texts.answer.unused, { number });
    part(tile, 'number', HTMLElement).ariaHidden = used ? null : 'true';
  });
}
