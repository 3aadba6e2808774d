import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { apiAddressOf, type Game, searchOf } from './address.ts';
import type { Failure } from './ask.ts';
import { fillList, part } from './parts.ts';
import { failureNotice, type GameTexts, proofOf, spokenVerdict, verdictOn, workOf } from './sentences.ts';
import { writeSolution } from './solution-view.ts';

type State = 'empty' | 'solved' | 'failed';

/** The panel of the answer: one of its states is seen at a time, and what comes into sight is also announced. */
interface AnswerView {
  /** Nothing has been asked. */
  showEmpty(): void;
  /** The service has been asked; what was seen stays, dimmed. */
  showBusy(): void;
  showAnswer(game: Game, answer: BestAnswer): void;
  showFailure(failure: Failure): void;
  /** Tells whether the answer that is shown is for the game that the form holds now, if it holds one. */
  compareWith(current: Game | undefined): void;
  /** Scrolls to the panel where it lies below what is seen, as on a phone. */
  reveal(): void;
}

/** Brings the panel to life. @param onRetry called when the player asks for the same game again */
export function answerView(panel: HTMLElement, onRetry: () => void, texts: GameTexts, wording: Wording): AnswerView {
  const heading = part(panel, 'heading', HTMLElement);
  const states = [...panel.querySelectorAll<HTMLElement>('[data-state]')];
  const busy = part(panel, 'busy', HTMLElement);
  const announcement = part(panel, 'announcement', HTMLElement);
  const verdict = part(panel, 'verdict', HTMLElement);
  const stale = part(panel, 'stale', HTMLElement);
  const retry = part(panel, 'retry', HTMLButtonElement);
  const link = part(panel, 'copy-link', HTMLButtonElement);
  let answered: Game | undefined;

  const show = (state: State, spoken: string) => {
    const focused = panel.querySelector<HTMLElement>(':focus');
    for (const section of states) section.hidden = section.getAttribute('data-state') !== state;
    busy.hidden = true;
    panel.ariaBusy = 'false';
    announcement.textContent = spoken;
    link.textContent = texts.answer.copyLink;
    // What had the focus may be gone: the keyboard goes on from the heading, and not from the top of the page.
    if (focused && !focused.checkVisibility()) heading.focus();
  };

  retry.addEventListener('click', onRetry);
  link.addEventListener('click', async () => {
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    link.textContent = copied ? texts.answer.copied : texts.answer.notCopied;
    announcement.textContent = link.textContent;
  });

  return {
    showEmpty: () => show('empty', ''),

    showBusy() {
      busy.hidden = false;
      panel.ariaBusy = 'true';
    },

    showAnswer(game, answer) {
      answered = game;
      verdict.textContent = verdictOn(answer, texts, wording);
      verdict.classList.toggle('verdict-exact', answer.best.distance === 0);
      part(panel, 'asked', HTMLElement).textContent = wording.fill(texts.answer.target, {
        target: wording.count(game.target),
      });
      fillList(part(panel, 'solutions', HTMLElement), answer.nearest, (solution, copy) =>
        writeSolution(solution, game.numbers, copy, texts, wording),
      );
      part(panel, 'proof', HTMLElement).textContent = proofOf(answer, texts);
      part(panel, 'work', HTMLElement).textContent = workOf(answer, texts, wording);
      part(panel, 'json', HTMLAnchorElement).href = apiAddressOf(game);
      show('solved', `${spokenVerdict(answer, game.target, texts, wording)} ${proofOf(answer, texts)}`);
    },

    showFailure(failure) {
      const { title, text } = failureNotice(failure, texts, wording);
      part(panel, 'failure-title', HTMLElement).textContent = title;
      part(panel, 'failure-text', HTMLElement).textContent = text;
      retry.hidden = failure.code === 'address' || failure.code === 'refused';
      show('failed', `${title}. ${text}`);
    },

    compareWith(current) {
      const isStale = answered !== undefined && (current === undefined || searchOf(current) !== searchOf(answered));
      stale.hidden = !isStale;
      verdict.classList.toggle('verdict-stale', isStale);
    },

    reveal() {
      if (panel.getBoundingClientRect().top > innerHeight * 0.7) panel.scrollIntoView();
    },
  };
}
