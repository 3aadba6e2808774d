import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { numeral } from '../numbers-game/notation.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { dressTile } from '../numbers-game/tile.ts';

/** A number as it is put into an expression: what is not a plain number stands in brackets. */
const asOperand = (number: Exact) => (/^\d+$/.test(String(number)) ? `${number}` : `(${numeral(number)})`);

/** Puts a text where the caret is, in the place of what is selected, and tells the field of it. */
function type(field: HTMLInputElement, text: string): void {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new Event('input'));
}

/** Deletes what is selected, or what stands before the caret: one character, or all the digits of a number. */
function erase(field: HTMLInputElement): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (start !== null && start === end) {
    const [last = ''] = /(\d+|.)$/u.exec(value.slice(0, start)) ?? [];
    field.setSelectionRange(start - last.length, start);
  }
  type(field, '');
}

/**
 * Brings the keys below a field for expressions to life: one for each number of the hand, one for each sign.
 * @returns a function that shows the numbers of a hand
 */
export function keysView(keys: HTMLElement, field: HTMLInputElement): (numbers: readonly Exact[]) => void {
  const numberKeys = part(keys, 'number-keys', HTMLElement);
  keys.addEventListener('click', ({ target }) => {
    const key = target instanceof Element ? target.closest('button') : null;
    if (!key) return;
    if (key.value === 'erase') erase(field);
    else type(field, key.value);
  });

  return (numbers) =>
    fillList(numberKeys, numbers, (number, item) => {
      const key = part(item, 'number-key', HTMLButtonElement);
      key.value = asOperand(number);
      key.textContent = numeral(number);
      dressTile(key, number);
    });
}
