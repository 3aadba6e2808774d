import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { DealtGame } from '../deal/ask-deal.ts';
import { writeDeal } from '../deal/deal-note.ts';
import { apiAddressOf, type Game, searchOf } from './address.ts';
import { copyLink } from './copy-link.ts';
import { fillList, part } from './parts.ts';
import { failureNotice, type GameTexts, proofOf, spokenVerdict, verdictOn, workOf } from './sentences.ts';
import type { Failure } from './service.ts';
import { writeSolution } from './solution-view.ts';

type State = 'empty' | 'dealt' | 'solved' | 'failed';

/** The panel of the answer: one of its states is seen at a time, and what comes into sight is also announced. */
interface AnswerView {
  /** Nothing has been asked. */
  showEmpty(): void;
  /** The service has been asked, and does what `text` says; what was seen stays, dimmed. */
  showBusy(text: string): void;
  /** A game has been dealt, and the player comes first. @param isLocal the browser itself has dealt it */
  showDeal(dealt: DealtGame, isLocal?: boolean): void;
  showAnswer(game: Game, answer: BestAnswer): void;
  showFailure(failure: Failure): void;
  /** Tells whether what is shown is for the game that the form holds now, if it holds one. */
  compareWith(current: Game | undefined): void;
}

/** Brings the panel to life. @param onRetry called when the player asks again for what failed */
export function answerView(panel: HTMLElement, onRetry: () => void, texts: GameTexts, wording: Wording): AnswerView {
  const heading = part(panel, 'heading', HTMLElement);
  const states = [...panel.querySelectorAll<HTMLElement>('[data-state]')];
  const busy = part(panel, 'busy', HTMLElement);
  const announcement = part(panel, 'announcement', HTMLElement);
  const verdict = part(panel, 'verdict', HTMLElement);
  const stale = part(panel, 'stale', HTMLElement);
  const retry = part(panel, 'retry', HTMLButtonElement);
  const resetLinks = copyLink(panel, texts, (said) => {
    announcement.textContent = said;
  });
  let shown: { readonly state: State; readonly game?: Game } = { state: 'empty' };

  const show = (state: State, spoken: string, game?: Game) => {
    const focused = panel.querySelector<HTMLElement>(':focus');
    for (const section of states) section.hidden = section.getAttribute('data-state') !== state;
    busy.hidden = true;
    panel.ariaBusy = 'false';
    announcement.textContent = spoken;
    resetLinks();
    shown = game ? { state, game } : { state };
    // What had the focus may be gone: the keyboard goes on from the heading, and not from the top of the page.
    if (focused && !focused.checkVisibility()) heading.focus();
  };

  retry.addEventListener('click', onRetry);

  return {
    showEmpty: () => show('empty', ''),

    showBusy(text) {
      busy.textContent = text;
      busy.hidden = false;
      panel.ariaBusy = 'true';
    },

    showDeal({ game, deal }, isLocal = false) {
      part(panel, 'deal-local', HTMLElement).hidden = !isLocal;
      show('dealt', writeDeal(deal, game, part(panel, 'deal-note', HTMLElement), texts, wording), game);
    },

    showAnswer(game, answer) {
      verdict.textContent = verdictOn(answer, texts, wording);
      verdict.classList.toggle('verdict-exact', answer.best?.distance === 0);
      part(panel, 'asked', HTMLElement).textContent = wording.fill(texts.answer.target, {
        target: wording.count(game.target),
      });
      const solutions = part(panel, 'solutions', HTMLElement);
      solutions.hidden = answer.nearest.length === 0;
      fillList(solutions, answer.nearest, (solution, copy) =>
        writeSolution(solution, game.numbers, copy, texts, wording),
      );
      part(panel, 'proof', HTMLElement).textContent = proofOf(answer, game.rules, texts);
      part(panel, 'work', HTMLElement).textContent = workOf(answer, texts, wording);
      part(panel, 'open-solutions', HTMLButtonElement).hidden = !answer.best;
      part(panel, 'json', HTMLAnchorElement).href = apiAddressOf(game);
      show(
        'solved',
        `${spokenVerdict(answer, game.target, texts, wording)} ${proofOf(answer, game.rules, texts)}`,
        game,
      );
    },

    showFailure(failure) {
      const { title, text } = failureNotice(failure, texts, wording);
      part(panel, 'failure-title', HTMLElement).textContent = title;
      part(panel, 'failure-text', HTMLElement).textContent = text;
      retry.hidden = failure.code === 'address' || failure.code === 'refused';
      show('failed', `${title}. ${text}`);
    },

    compareWith(current) {
      const { state, game } = shown;
      const isStale = game !== undefined && (current === undefined || searchOf(current) !== searchOf(game));
      if (state === 'dealt' && isStale) return show('empty', '');
      stale.hidden = !isStale;
      verdict.classList.toggle('verdict-stale', isStale);
    },
  };
}
