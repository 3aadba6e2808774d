import { part } from '../numbers-game/parts.ts';
import { CHOOSES_LARGE, type Choice, choiceIn } from './choice.ts';

/** The controls in which a player chooses a round. */
export interface ChoicesView {
  /** What is chosen; the seed is left to chance. */
  read(): Choice;
  show(choice: Choice): void;
}

/** Brings the controls to life; those that a page does not have are left to chance. @param onChange called with each change */
export function choicesView(form: HTMLElement, onChange: (choice: Choice) => void): ChoicesView {
  const shows = [...form.querySelectorAll<HTMLInputElement>('input[data-choice="show"]')];
  const select = (name: string) => form.querySelector<HTMLSelectElement>(`select[data-choice="${name}"]`);
  const clock = part(form, 'with-clock', HTMLInputElement);
  const large = form.querySelector<HTMLElement>('[data-part="large"]');

  function read(): Choice {
    const show = shows.find(({ checked }) => checked)?.value ?? '';
    const query = new URLSearchParams({
      show,
      large: select('large')?.value ?? '',
      difficulty: select('difficulty')?.value ?? '',
      clock: clock.checked ? '' : 'off',
    });
    const choice = choiceIn(query.toString());
    if (!choice) throw new Error(`show: ${show}`);
    return choice;
  }

  function follow(): void {
    if (large) large.hidden = read().show !== CHOOSES_LARGE;
  }

  form.addEventListener('change', () => {
    follow();
    onChange(read());
  });
  follow();

  return {
    read,

    show(choice) {
      for (const radio of shows) radio.checked = radio.value === choice.show;
      for (const name of ['large', 'difficulty'] as const) {
        const found = select(name);
        if (found) found.value = choice[name];
      }
      clock.checked = choice.clock !== 'off';
      follow();
    },
  };
}
