import type { CryptarithmSolution } from '../../../functions/solvers/cryptarithm/answer.ts';
import { digitSign, writePuzzle } from '../../../functions/solvers/cryptarithm/write.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { CryptarithmAnswer } from '../../solving/cryptarithm-answer.ts';
import { copyLink } from '../numbers-game/copy-link.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import type { Failure } from '../numbers-game/service.ts';
import { apiAddressOf, searchOf } from './address.ts';
import { printed, signOf } from './board-signs.ts';
import { boardView } from './board-view.ts';
import { carriesOf } from './carries.ts';
import { digitsOf } from './digits-of.ts';
import { layoutOf } from './layout.ts';
import type { Asked } from './reading.ts';
import { type CryptarithmTexts, failureNotice, proofOf, verdictOn, workOf } from './sentences.ts';
import { solutionsView } from './solutions-view.ts';

type State = 'empty' | 'solved' | 'failed';

/** The panel of the answer: one of its states is seen at a time, and what comes into sight is also announced. */
export interface AnswerView {
  /** Nothing has been asked. */
  showEmpty(): void;
  /** The service has been asked; what was seen stays, dimmed. */
  showBusy(): void;
  /** @param goesOn it tells more solutions of an answer that is shown, and nothing else */
  showAnswer(asked: Asked, answer: CryptarithmAnswer, goesOn?: boolean): void;
  showFailure(failure: Failure): void;
  /** Whether there is an explanation below, to which a button leads. */
  setExplained(isExplained: boolean): void;
  /** Tells whether what is shown is for what the form holds now; where nothing is, the puzzle in the form is laid out. */
  compareWith(current: Asked | undefined): void;
}

/** What the panel asks of the page. */
interface Wishes {
  readonly onRetry: () => void;
  readonly onExplain: () => void;
  /** Asks for more solutions than the answer told; undefined where nobody tells more. */
  readonly askMore: () => (() => Promise<void>) | undefined;
}

/** A digit, from ten on with what it is in decimal: `D (13)`. */
const digitName = (digit: number) => (digit < 10 ? `${digit}` : `${digitSign(digit)} (${digit})`);

/** Brings the panel to life. */
export function answerView(
  panel: HTMLElement,
  { onRetry, onExplain, askMore }: Wishes,
  texts: CryptarithmTexts,
  wording: Wording,
): AnswerView {
  const heading = part(panel, 'heading', HTMLElement);
  const states = [...panel.querySelectorAll<HTMLElement>('[data-state]')];
  const busy = part(panel, 'busy', HTMLElement);
  const announcement = part(panel, 'announcement', HTMLElement);
  const verdict = part(panel, 'verdict', HTMLElement);
  const stale = part(panel, 'stale', HTMLElement);
  const key = part(panel, 'key', HTMLElement);
  const retry = part(panel, 'retry', HTMLButtonElement);
  const explain = part(panel, 'open-explanation', HTMLButtonElement);
  const board = boardView(part(panel, 'board', HTMLElement));
  const preview = boardView(part(panel, 'preview', HTMLElement));
  const solutions = solutionsView(part(panel, 'several', HTMLElement), put, askMore, texts, wording);
  let shown: { readonly state: State; readonly asked?: Asked } = { state: 'empty' };

  function show(state: State, spoken: string, asked?: Asked): void {
    const focused = panel.querySelector<HTMLElement>(':focus');
    for (const section of states) section.hidden = section.getAttribute('data-state') !== state;
    busy.hidden = true;
    panel.ariaBusy = 'false';
    announcement.textContent = spoken;
    shown = asked ? { state, asked } : { state };
    // What had the focus may be gone: the keyboard goes on from the heading, and not from the top of the page.
    if (focused && !focused.checkVisibility()) heading.focus();
  }

  /** Puts the digits of a solution on the board. */
  function put({ letters, equation }: CryptarithmSolution): void {
    const { puzzle } = shown.asked ?? {};
    if (!puzzle) return;
    const digits = digitsOf(puzzle, equation);
    const [first] = layoutOf(puzzle);
    const carries = first && puzzle.equations.length === 1 ? carriesOf(first, digits, puzzle.base) : undefined;
    const label = wording.fill(texts.cryptarithm.board.solved, {
      puzzle: printed(writePuzzle(puzzle)),
      equation: printed(equation),
    });
    board.show(
      { digits, carries: carries?.map((carry) => (carry === 0 ? '' : carry.toString(puzzle.base).toUpperCase())) },
      label,
    );
    fillList(key, Object.entries(letters), ([letter, digit], item) => {
      part(item, 'letter', HTMLElement).textContent = signOf(letter);
      part(item, 'digit', HTMLElement).textContent = digitName(digit);
    });
  }

  retry.addEventListener('click', onRetry);
  explain.addEventListener('click', onExplain);
  const resetLink = copyLink(panel, texts, (said) => {
    announcement.textContent = said;
  });

  return {
    showEmpty: () => show('empty', ''),

    showBusy() {
      busy.textContent = texts.answer.busy;
      busy.hidden = false;
      panel.ariaBusy = 'true';
    },

    showAnswer(asked, answer, goesOn = false) {
      if (goesOn) {
        panel.ariaBusy = 'false';
        busy.hidden = true;
        return solutions.show(answer, true);
      }
      const [first] = answer.solutions;
      const headline = verdictOn(answer, texts, wording);
      const proof = proofOf(answer, texts);
      verdict.textContent = headline;
      verdict.classList.toggle('verdict-exact', answer.unique === true);
      part(panel, 'proof', HTMLElement).textContent = proof;
      part(panel, 'work', HTMLElement).textContent = workOf(answer, texts, wording);
      part(panel, 'json', HTMLAnchorElement).href = apiAddressOf(asked);
      resetLink();
      board.draw(
        layoutOf(asked.puzzle),
        wording.fill(texts.cryptarithm.board.open, { puzzle: printed(writePuzzle(asked.puzzle)) }),
      );
      show('solved', [headline, first && printed(first.equation), proof].filter(Boolean).join('. '), asked);
      key.hidden = !first;
      if (first) put(first);
      solutions.show(answer);
    },

    showFailure(failure) {
      const { title, text } = failureNotice(failure, texts, wording);
      part(panel, 'failure-title', HTMLElement).textContent = title;
      part(panel, 'failure-text', HTMLElement).textContent = text;
      retry.hidden = failure.code === 'address' || failure.code === 'refused';
      show('failed', `${title}. ${text}`);
    },

    setExplained(isExplained) {
      explain.hidden = !isExplained;
    },

    compareWith(current) {
      const { state, asked } = shown;
      const isStale = asked !== undefined && (!current || searchOf(current) !== searchOf(asked));
      stale.hidden = !isStale;
      verdict.classList.toggle('verdict-stale', isStale);
      if (state !== 'empty') return;
      const label = current
        ? wording.fill(texts.cryptarithm.board.open, { puzzle: printed(writePuzzle(current.puzzle)) })
        : '';
      preview.draw(current ? layoutOf(current.puzzle) : [], label);
      part(panel, 'before', HTMLElement).hidden = current !== undefined;
    },
  };
}
