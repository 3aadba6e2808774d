import { compareFunctions, readComparable } from '../../../functions/solvers/arithmetic/same/compare.ts';
import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { part } from '../numbers-game/parts.ts';
import { type CompareTexts, comparisonSentences, incomparable } from './compare-sentences.ts';

/** Brings the form with two expressions to life. */
export function startCompare(form: HTMLFormElement): void {
  const texts: CompareTexts = JSON.parse(part(form, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const fields = [fieldView(form, 'left'), fieldView(form, 'right')];
  const judgement = part(form, 'judgement', HTMLElement);

  /** The expression in each field, or undefined where there is none, which the field then says. */
  const read = () =>
    fields.map(({ input, mark }) => {
      const found = readComparable(input.value);
      mark('code' in found ? incomparable(input.value, found, texts, wording) : undefined);
      return 'code' in found ? undefined : found;
    });

  function judge(): void {
    const [left, right] = read();
    judgement.replaceChildren();
    if (!left || !right) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const comparison = compareFunctions(left, right);
    judgement.setAttribute('data-verdict', comparison.same ? 'same' : 'other');
    for (const sentence of comparisonSentences(left, right, comparison, texts, wording)) {
      judgement.append(Object.assign(document.createElement('p'), { textContent: sentence }));
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    judge();
  });
  // What was judged is not what the fields hold now.
  form.addEventListener('input', () => judgement.replaceChildren());
}
