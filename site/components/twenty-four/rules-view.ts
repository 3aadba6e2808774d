import type { Wording } from '../../i18n/wording.ts';
import { SIGNS } from '../numbers-game/notation.ts';
import { part } from '../numbers-game/parts.ts';
import { type GameRules, rulesIn, rulesOf, type WrittenRules, writtenRules } from '../numbers-game/rules.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';

/** The choice of rules. */
interface RulesView {
  /** The rules that are chosen, as a query writes them. */
  rules(): WrittenRules;
  /** Chooses what is written, or the usual rules where that is none, and says so. */
  put(written: WrittenRules): void;
  /** Forgets that what was written was none. */
  unmark(): void;
}

/** Brings the choice to life. @param onChange called when another rule is chosen */
export function rulesView(fold: HTMLElement, onChange: () => void, texts: GameTexts, wording: Wording): RulesView {
  const inputs = (name: string) => [...fold.querySelectorAll<HTMLInputElement>(`input[data-rule="${name}"]`)];
  const operations = inputs('operations');
  const fault = part(fold, 'rules-fault', HTMLElement);
  const chosen = (name: string) =>
    inputs(name)
      .filter(({ checked }) => checked)
      .map(({ value }) => value);

  /** What is chosen: there is always something, since the last operation cannot be left out. */
  function current(): GameRules {
    const [values = '', use = ''] = [...chosen('values'), ...chosen('use')];
    return rulesIn({ values, use, operations: chosen('operations').join('') }, 24) ?? rulesOf(24);
  }

  function tell(): void {
    const rules = current();
    part(fold, 'rules-told', HTMLElement).textContent = wording.fill(texts.rules.told, {
      values: texts.rules.toldValues[rules.values],
      use: texts.rules.toldUse[rules.use],
      operations: rules.operations.map((operator) => SIGNS[operator]).join(' '),
    });
  }

  function unmark(): void {
    fault.textContent = '';
  }

  fold.addEventListener('change', ({ target }) => {
    // Without any operation there is no game: the last one stays.
    if (operations.every(({ checked }) => !checked) && target instanceof HTMLInputElement) target.checked = true;
    unmark();
    tell();
    onChange();
  });
  tell();

  return {
    rules: () => writtenRules(current()),

    put(written) {
      const rules = rulesIn(written, 24);
      fault.textContent = rules ? '' : texts.rules.unknown;
      const shown = rules ?? rulesOf(24);
      const isChosen = (value: string) =>
        value === shown.values || value === shown.use || shown.operations.some((operator) => operator === value);
      for (const input of fold.querySelectorAll('input')) input.checked = isChosen(input.value);
      tell();
    },

    unmark,
  };
}
