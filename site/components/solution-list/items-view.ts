import type { Solution } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { fillList, part, unfolded } from '../numbers-game/parts.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';
import { equationOf, writeWorking } from '../numbers-game/solution-view.ts';

/** The solutions that are listed, a line each, which unfolds to the working. */
interface ItemsView {
  /** How many are listed. */
  count(): number;
  add(solutions: readonly Solution[]): void;
  /** Lists others: what was unfolded, and what had the focus, is so again if it is still there. */
  replace(solutions: readonly Solution[]): void;
  /** Moves the focus to the solution at a place. */
  focus(place: number): void;
}

/** Brings the lines to life. @param heading where the focus goes when its solution is gone */
export function itemsView(list: HTMLElement, heading: HTMLElement, texts: GameTexts, wording: Wording): ItemsView {
  const items = () => [...list.querySelectorAll<HTMLElement>('li')].filter((item) => item.parentElement === list);
  const equationIn = (item: HTMLElement) => part(item, 'equation', HTMLElement).textContent;

  function writeItem(solution: Solution, item: HTMLElement): void {
    part(item, 'equation', HTMLElement).textContent = equationOf(solution);
    part(item, 'used', HTMLElement).textContent = wording.many(texts.solutions.used, solution.numbersUsed);
    unfolded(part(item, 'solution', HTMLDetailsElement), () => writeWorking(solution, item, texts, wording));
  }

  const focus = (item: HTMLElement | undefined) => item?.querySelector('summary')?.focus({ preventScroll: true });

  return {
    count: () => items().length,

    add: (solutions) => fillList(list, solutions, writeItem, true),

    replace(solutions) {
      const before = items();
      const open = new Set(before.filter((item) => item.querySelector('details[open]')).map(equationIn));
      const focused = before.find((item) => item.contains(document.activeElement));
      fillList(list, solutions, writeItem);
      const after = items();
      for (const item of after) {
        if (open.has(equationIn(item))) part(item, 'solution', HTMLDetailsElement).open = true;
      }
      if (!focused) return;
      const same = after.find((item) => equationIn(item) === equationIn(focused));
      if (same) focus(same);
      else heading.focus();
    },

    focus: (place) => focus(items()[place]),
  };
}
