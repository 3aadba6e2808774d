import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { readGame } from '../small-game/read-game.ts';
import { type BudgetTexts, budgetSentences, millisecondsIn } from './budget-sentences.ts';
import type { Sent } from './budgets-worker.ts';
import { type Asked, BUDGET_LIMITS } from './question.ts';

/** Brings the question with growing budgets to life. A worker answers it. */
export function startBudgets(root: HTMLElement): void {
  const texts: BudgetTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const locale = localeOf(document.documentElement.lang);
  const wording = wordingIn(locale);
  const milliseconds = millisecondsIn(locale);
  const form = part(root, 'form', HTMLFormElement);
  const numbers = fieldView(form, 'numbers');
  const target = fieldView(form, 'target');
  const rows = part(root, 'rows', HTMLElement);
  const state = part(root, 'state', HTMLElement);
  let worker: Worker | undefined;

  function add(asked: Asked, took: number, isFirst: boolean): void {
    fillList(
      rows,
      [budgetSentences(asked, texts, wording, locale)],
      ({ budget, best, proof }, row) => {
        part(row, 'budget', HTMLElement).textContent = budget;
        part(row, 'best', HTMLElement).textContent = best;
        part(row, 'proof', HTMLElement).textContent = proof;
        part(row, 'time', HTMLElement).textContent = wording.fill(texts.subsets.budgets.here, {
          time: milliseconds(took),
        });
        row.toggleAttribute('data-proven', asked.proven);
      },
      !isFirst,
    );
  }

  function ask(): void {
    const game = readGame(numbers, target, BUDGET_LIMITS, texts.subsets, wording);
    if (!game) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    worker?.terminate();
    const asking = new Worker(new URL('./budgets-worker.ts', import.meta.url), { type: 'module' });
    worker = asking;
    state.textContent = texts.subsets.budgets.busy;
    let last: Asked | undefined;
    asking.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
      if ('asked' in data) {
        add(data.asked, data.milliseconds, last === undefined);
        last = data.asked;
        return;
      }
      asking.terminate();
      state.textContent = last?.proven ? texts.subsets.budgets.done : texts.subsets.budgets.doneUnproven;
    });
    asking.addEventListener('error', () => {
      state.textContent = texts.subsets.budgets.failed;
    });
    asking.postMessage(game);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
}
