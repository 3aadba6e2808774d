import { part } from './parts.ts';

/** A text field with the place for what is wrong with it. */
export interface FieldView {
  readonly input: HTMLInputElement;
  /** Marks the field with a message until it is edited, or clears it when there is none. */
  mark(message: string | undefined): void;
}

/** Finds the field that is named `name`, and its message, `<name>-fault`, in a form. */
export function fieldView(form: HTMLFormElement, name: string): FieldView {
  const input = part(form, name, HTMLInputElement);
  const fault = part(form, `${name}-fault`, HTMLElement);
  const mark = (message: string | undefined) => {
    fault.textContent = message ?? '';
    input.ariaInvalid = message === undefined ? null : 'true';
  };
  // What is being mended is no longer what was found wrong.
  input.addEventListener('input', () => mark(undefined));
  return { input, mark };
}
