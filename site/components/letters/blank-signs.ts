import { BLANK } from '../../../functions/solvers/letters/rack.ts';

/** A text with one sign for a blank, of those that people write: `n*tri_ivo` is `n?tri?ivo`. Its length stays. */
export function withBlanks(text: string): string {
  return text.replaceAll(/[*_]/g, BLANK);
}

/** Lets the keys that people take for a blank write one: the space bar, too. What is pasted may part its letters with spaces. */
export function typeBlanks(field: HTMLInputElement): void {
  field.addEventListener('beforeinput', (event) => {
    const { data, inputType } = event;
    if (inputType !== 'insertText' || data === null || !/^[\s*_]$/.test(data)) return;
    event.preventDefault();
    field.setRangeText(BLANK, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
