import type { CryptarithmSolution } from '../../../functions/solvers/cryptarithm/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { CryptarithmAnswer } from '../../solving/cryptarithm-answer.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { printed } from './board-signs.ts';
import type { CryptarithmTexts } from './sentences.ts';

/** How many solutions are listed at a time. */
const PAGE = 10;

/** The list of several solutions. */
export interface SolutionsView {
  /** Lists the solutions of an answer. @param goesOn whether those that are listed stay: the answer tells more of the same */
  show(answer: CryptarithmAnswer, goesOn?: boolean): void;
}

/**
 * Brings the list to life.
 * @param onPick called with the solution that is to be seen on the board
 * @param askMore asks for more solutions than the answer told, and shows them; undefined where nobody tells more
 */
export function solutionsView(
  root: HTMLElement,
  onPick: (solution: CryptarithmSolution) => void,
  askMore: () => (() => Promise<void>) | undefined,
  texts: CryptarithmTexts,
  wording: Wording,
): SolutionsView {
  const list = part(root, 'solutions', HTMLElement);
  const more = part(root, 'more', HTMLButtonElement);
  const shown = part(root, 'shown', HTMLElement);
  let answer: CryptarithmAnswer | undefined;
  let listed = 0;

  const buttons = () => [...list.querySelectorAll('button')];

  function grow(): void {
    if (!answer) return;
    const { solutions, solutionCount } = answer;
    const next = solutions.slice(listed, listed + PAGE);
    fillList(
      list,
      next,
      (solution, item) => {
        const button = part(item, 'pick', HTMLButtonElement);
        button.textContent = printed(solution.equation);
        button.addEventListener('click', () => pick(button, solution));
      },
      listed > 0,
    );
    listed += next.length;
    more.hidden = listed === solutions.length && (BigInt(solutionCount) <= BigInt(listed) || !askMore());
    shown.textContent = wording.fill(texts.solutions.shown, {
      shown: wording.count(listed),
      count: wording.count(solutionCount),
    });
  }

  function pick(button: HTMLButtonElement, solution: CryptarithmSolution): void {
    for (const other of buttons()) other.ariaPressed = String(other === button);
    onPick(solution);
  }

  more.addEventListener('click', async () => {
    const first = listed;
    if (answer && listed === answer.solutions.length) await askMore()?.();
    if (listed === first) grow();
    // The keyboard goes on where the list does.
    buttons()[first]?.focus();
  });

  return {
    show(next, goesOn = false) {
      answer = next;
      root.hidden = next.solutions.length < 2;
      if (goesOn) return;
      listed = 0;
      grow();
      for (const [place, button] of buttons().entries()) button.ariaPressed = String(place === 0);
    },
  };
}
