import type { Place } from '../../../functions/solvers/cryptarithm/read/fault.ts';
import type { Wording } from '../../i18n/wording.ts';
import { stretchesOf } from '../check/marked.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { part } from '../numbers-game/parts.ts';
import { type Draft, USUAL_BASE } from './address.ts';
import { type Asked, readDraft } from './reading.ts';
import { type CryptarithmTexts, faultIn, knownFaultIn, optionsTold } from './sentences.ts';

/** The form of a puzzle. */
export interface FormView {
  draft(): Draft;
  /** Puts a draft into the fields, as it is written. */
  put(draft: Draft): void;
  /** What the fields ask. When it cannot be read, marks what is wrong, goes there and gives undefined. */
  readOrFocus(): Asked | undefined;
}

/** Brings the form to life. @param onChange called with the draft whenever it changes */
export function formView(
  form: HTMLFormElement,
  onChange: (draft: Draft) => void,
  texts: CryptarithmTexts,
  wording: Wording,
): FormView {
  const text = part(form, 'puzzle', HTMLTextAreaElement);
  const mirror = part(form, 'mirror', HTMLElement);
  const fault = part(form, 'puzzle-fault', HTMLElement);
  const options = part(form, 'options', HTMLDetailsElement);
  const told = part(form, 'options-told', HTMLElement);
  const base = part(form, 'base', HTMLSelectElement);
  const leadingZeros = part(form, 'leading-zeros', HTMLInputElement);
  const singleLetterZero = part(form, 'single-letter-zero', HTMLInputElement);
  const known = fieldView(form, 'assign');

  const draft = (): Draft => ({
    puzzle: text.value,
    base: base.value === String(USUAL_BASE) ? '' : base.value,
    leadingZeros: leadingZeros.checked ? 'true' : '',
    singleLetterZero: singleLetterZero.checked ? 'false' : '',
    assign: known.input.value.trim(),
  });

  /** Repeats the text behind its field, which grows with it, and marks a place in it there. */
  function reflect(message: string, place?: Place): void {
    const stretches = place ? stretchesOf(text.value, [place]) : [{ text: text.value, marked: false }];
    mirror.replaceChildren(
      ...stretches.map(({ text, marked }) => {
        const stretch = document.createElement(marked ? 'mark' : 'span');
        stretch.textContent = text;
        return stretch;
      }),
      // A last line that is empty takes its room, too.
      '\u200b',
    );
    fault.textContent = message;
    text.ariaInvalid = message === '' ? null : 'true';
  }

  function change(): void {
    told.textContent = optionsTold(draft(), texts, wording);
    onChange(draft());
  }

  function readOrFocus(): Asked | undefined {
    const { faults, ...reading } = readDraft(draft());
    reflect(faults?.puzzle ? faultIn(faults.puzzle, texts, wording) : '', faults?.puzzle);
    known.mark(faults?.assign && knownFaultIn(faults.assign, texts, wording));
    if (faults?.puzzle) {
      const { start, end } = faults.puzzle;
      text.focus();
      text.setSelectionRange(start, end);
    } else if (faults?.assign) {
      options.open = true;
      known.input.focus();
    }
    return 'asked' in reading ? reading.asked : undefined;
  }

  text.addEventListener('input', () => {
    reflect('');
    change();
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || readDraft(draft()).faults?.puzzle) return;
    event.preventDefault();
    form.requestSubmit();
  });
  for (const option of [base, leadingZeros, singleLetterZero]) {
    option.addEventListener('change', () => {
      // Another base may make another text right.
      reflect('');
      change();
    });
  }
  known.input.addEventListener('input', change);

  return {
    draft,
    readOrFocus,
    put(written) {
      text.value = written.puzzle;
      base.value = written.base || String(USUAL_BASE);
      if (base.value === '') base.value = String(USUAL_BASE);
      leadingZeros.checked = written.leadingZeros === 'true';
      singleLetterZero.checked = written.singleLetterZero === 'false';
      known.input.value = written.assign;
      known.mark(undefined);
      reflect('');
      change();
      if (told.textContent !== '') options.open = true;
    },
  };
}
