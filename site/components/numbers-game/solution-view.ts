import type { Exact, Solution, Step } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { numeral, operand, SIGNS, tilesIn, written } from './notation.ts';
import { fillList, part } from './parts.ts';
import type { GameTexts } from './sentences.ts';
import { dressTile } from './tile.ts';

/** Characters of a step, or of a value, beyond which it is set smaller. */
const LONG = { step: 18, value: 7 };

const charactersIn = ({ left, right, result }: Step) => `${left}${right}${result}`.length;

function writeStep(step: Step, line: HTMLElement): void {
  part(line, 'left', HTMLElement).textContent = numeral(step.left);
  part(line, 'operator', HTMLElement).textContent = SIGNS[step.operator];
  part(line, 'right', HTMLElement).textContent = operand(step.right);
  part(line, 'result', HTMLElement).textContent = numeral(step.result);
}

/** A solution in one line: `6 × (75 + 3) = 468`. */
export const equationOf = (solution: Solution) => `${written(solution)} = ${numeral(solution.value)}`;

/** Writes the working of a solution, line by line, into its copy of the markup. */
export function writeWorking({ value, steps }: Solution, copy: HTMLElement, texts: GameTexts, wording: Wording): void {
  const working = part(copy, 'steps', HTMLElement);
  working.hidden = steps.length === 0;
  working.classList.toggle(
    'steps-long',
    steps.some((step) => charactersIn(step) > LONG.step),
  );
  fillList(working, steps, writeStep);
  const nothingToDo = part(copy, 'given', HTMLElement);
  nothingToDo.hidden = steps.length > 0;
  nothingToDo.textContent = wording.fill(texts.answer.given, { value: wording.count(value) });
}

/** Writes a solution into its copy of the markup: value, working, expression, tiles. */
export function writeSolution(
  solution: Solution,
  given: readonly Exact[],
  copy: HTMLElement,
  texts: GameTexts,
  wording: Wording,
): void {
  const headline = part(copy, 'value', HTMLElement);
  headline.textContent = wording.count(solution.value);
  headline.classList.toggle('value-long', `${solution.value}`.length > LONG.value);
  writeWorking(solution, copy, texts, wording);
  part(copy, 'expression', HTMLElement).textContent = equationOf(solution);

  fillList(part(copy, 'tiles', HTMLElement), tilesIn(solution, given), ({ number, used }, tile) => {
    const shown = part(tile, 'number', HTMLElement);
    shown.textContent = numeral(number);
    shown.ariaHidden = used ? null : 'true';
    dressTile(tile, number);
    tile.classList.toggle('tile-unused', !used);
    part(tile, 'note', HTMLElement).textContent = used
      ? ''
      : wording.fill(texts.answer.unused, { number: numeral(number) });
  });
}
