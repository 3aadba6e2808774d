import { part } from '../numbers-game/parts.ts';
import { type Choice, choiceIn, choosesLarge } from './choice.ts';

/** The controls in which a player chooses a round. */
export interface ChoicesView {
  /** What is chosen; the seed is left to chance. */
  read(): Choice;
  show(choice: Choice): void;
}

/** Brings the controls to life; those that a page does not have are left to chance. @param onChange called with each change */
export function choicesView(form: HTMLElement, onChange: (choice: Choice) => void): ChoicesView {
  const radios = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[data-choice="${name}"]`)];
  const select = (name: string) => form.querySelector<HTMLSelectElement>(`select[data-choice="${name}"]`);
  const checked = (name: string) => radios(name).find((radio) => radio.checked)?.value ?? '';
  const clock = part(form, 'with-clock', HTMLInputElement);
  const large = form.querySelector<HTMLElement>('[data-part="large"]');

  function read(): Choice {
    const show = checked('show');
    const query = new URLSearchParams({
      round: checked('round'),
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
    if (large) large.hidden = !choosesLarge(read());
  }

  form.addEventListener('change', () => {
    follow();
    onChange(read());
  });
  follow();

  return {
    read,

    show(choice) {
      for (const name of ['round', 'show'] as const) {
        for (const radio of radios(name)) radio.checked = radio.value === choice[name];
      }
      for (const name of ['large', 'difficulty'] as const) {
        const found = select(name);
        if (found) found.value = choice[name];
      }
      clock.checked = choice.clock !== 'off';
      follow();
    },
  };
}
