import type { PlacedFault } from '../../../functions/solvers/arithmetic/check/fault.ts';
import { exact, type Rational } from '../../../functions/solvers/arithmetic/rational.ts';
import type { Wording } from '../../i18n/wording.ts';
import { stretchesOf } from '../check/marked.ts';
import { numeral } from '../numbers-game/notation.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { digitsOf } from './double-digits.ts';
import { type FractionsTexts, summaryOf, verdictTexts } from './three-sentences.ts';
import { type ThreefoldStep, workThreeWays } from './three-ways.ts';
import { verdictsOn } from './verdicts.ts';

/** Digits of a double that are shown; only numbers next to zero have more. */
const MOST_DIGITS = 90;

/**
 * Brings the comparison of three arithmetics to life.
 * @param point what stands between a number and its decimals in the language of the page
 */
export function waysView(root: HTMLElement, texts: FractionsTexts, wording: Wording, point: string): void {
  const field = part(root, 'ways-field', HTMLInputElement);
  const fault = part(root, 'ways-fault', HTMLElement);
  const quote = part(root, 'ways-quote', HTMLElement);
  const worked = part(root, 'worked', HTMLElement);

  function read(): void {
    const working = workThreeWays(field.value);
    field.ariaInvalid = String(!working.ok);
    worked.hidden = !working.ok;
    if (!working.ok) {
      tellFault(working.fault);
      return;
    }
    quote.textContent = '';
    fault.textContent = '';
    const { steps, result } = working;
    // A number alone is shown as it is.
    fillList(part(root, 'ways-steps', HTMLElement), steps.length > 0 ? steps : [result], writeStep);
    const verdicts = verdictsOn(result);
    const said = verdictTexts(result, texts, wording);
    for (const name of ['exact', 'double', 'floor'] as const) {
      const verdict = part(root, `${name}-verdict`, HTMLElement);
      verdict.textContent = said[name];
      verdict.setAttribute('data-right', String(verdicts[name] === verdicts.exact));
    }
    part(root, 'ways-summary', HTMLElement).textContent = summaryOf(result, texts, wording);
  }

  function tellFault(wrong: PlacedFault): void {
    const text = field.value.slice(wrong.start, wrong.end);
    fault.textContent = wrong.code === 'syntax' ? wording.fill(texts.check.syntax[wrong.reason], { text }) : '';
    quote.replaceChildren(...stretchesOf(field.value, [wrong]).map(({ text, marked }) => stretch(text, marked)));
  }

  function writeStep({ text, exact: value, double, floor }: ThreefoldStep, line: HTMLElement): void {
    const byZero = texts.fractions.ways.byZero;
    part(line, 'step', HTMLElement).textContent = text;
    part(line, 'exact', HTMLElement).textContent = value === undefined ? byZero : numeral(exact(value));
    part(line, 'floor', HTMLElement).textContent = floor === undefined ? byZero : numeral(`${floor}`);
    writeDouble(part(line, 'double', HTMLElement), double, value);
  }

  /** All digits of a double, those marked that are not the digits of the exact value. */
  function writeDouble(cell: HTMLElement, double: number, value: Rational | undefined): void {
    if (!Number.isFinite(double)) {
      cell.textContent = numeral(`${double}`.replace('Infinity', '∞'));
      return;
    }
    const { sign, digits, right } = digitsOf(double, value);
    const shown = digits.length > MOST_DIGITS ? `${digits.slice(0, MOST_DIGITS)}…` : digits;
    const local = shown.replace('.', point);
    const wrong = local.slice(right);
    cell.replaceChildren(sign + local.slice(0, right), ...(wrong === '' ? [] : [stretch(wrong, true)]));
  }

  part(root, 'ways-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    read();
  });
  field.addEventListener('change', read);
  for (const example of root.querySelectorAll<HTMLButtonElement>('[data-expression]')) {
    example.addEventListener('click', () => {
      field.value = example.getAttribute('data-expression') ?? '';
      read();
    });
  }
  read();
}

function stretch(text: string, isMarked: boolean): HTMLElement {
  const element = document.createElement(isMarked ? 'mark' : 'span');
  element.textContent = text;
  return element;
}
