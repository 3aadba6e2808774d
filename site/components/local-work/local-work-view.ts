import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { askBrowser } from '../../solving/ask-browser.ts';
import { budgetsAfter } from '../../solving/budgets.ts';
import type { Progress, Round } from '../../solving/deepened.ts';
import type { SearchAnswer } from '../../solving/is-better.ts';
import type { AnswerTo, SearchQuestion } from '../../solving/question.ts';
import { part } from '../numbers-game/parts.ts';
import { type Ending, endingOf, roundOf } from './local-sentences.ts';

/** What the browser does about an answer that is shown in a panel. */
interface LocalWork {
  /** Another answer is to come, or has: what goes on for the one before ends. @param isLocal the browser gave the new one */
  begin(isLocal?: boolean): void;
  /**
   * Goes on where an answer is not proven, until it is or the reader has enough.
   * @param shown the answer that is shown
   * @param onBetter called with every better answer
   */
  goOn<Asked extends SearchQuestion>(
    question: Asked,
    shown: SearchAnswer,
    onBetter: (answer: AnswerTo<Asked>) => void,
  ): Promise<void>;
}

/** Brings the work of the browser to life. @param panel holds it @param heading where the focus goes when its button is gone */
export function localWorkView(
  panel: HTMLElement,
  heading: HTMLElement,
  texts: Pick<Texts, 'local'>,
  wording: Wording,
): LocalWork {
  const all = part(panel, 'local-work', HTMLElement);
  const note = part(all, 'local-note', HTMLElement);
  const looking = part(all, 'looking', HTMLElement);
  const bar = part(all, 'bar', HTMLProgressElement);
  const round = part(all, 'round', HTMLElement);
  const cancel = part(all, 'cancel', HTMLButtonElement);
  const told = part(all, 'local-told', HTMLElement);
  const status = part(panel, 'local-status', HTMLElement);
  let searching = new AbortController();

  function show(progress: Progress): void {
    bar.max = progress.limit;
    bar.value = progress.spent;
    round.textContent = roundOf(progress, texts, wording);
  }

  function end(text: string): void {
    const isFocused = document.activeElement === cancel;
    looking.hidden = true;
    told.textContent = text;
    status.textContent = text;
    if (isFocused) heading.focus();
  }

  cancel.addEventListener('click', () => searching.abort());
  // A page that is kept for the way back is not to search on.
  addEventListener('pagehide', () => searching.abort());

  return {
    begin(isLocal = false) {
      searching.abort();
      searching = new AbortController();
      end('');
      note.hidden = !isLocal;
      all.hidden = !isLocal;
    },

    async goOn<Asked extends SearchQuestion>(
      question: Asked,
      shown: SearchAnswer,
      onBetter: (answer: AnswerTo<Asked>) => void,
    ) {
      const budgets = budgetsAfter(shown.search.budget);
      const [limit] = budgets;
      if (limit === undefined) return;
      const { signal } = searching;
      let before = 0;
      let spent = 0;
      let ending: Ending = 'limit';
      const onProgress = (progress: Progress) => {
        ({ spent } = progress);
        show(progress);
        // Not before what it is about has been read out.
        status.textContent = texts.local.looking;
      };
      const onRound = ({ answer, work }: Round) => {
        before += work;
        spent = 0;
        if (!answer) return;
        const better = answer as AnswerTo<Asked>;
        if (better.search.complete) ending = 'proven';
        onBetter(better);
      };
      show({ round: 1, rounds: budgets.length, spent: 0, limit });
      told.textContent = texts.local.looking;
      looking.hidden = false;
      all.hidden = false;
      await askBrowser({ question, budgets, shown }, { onProgress, onRound }, signal).catch(() => {
        ending = 'stopped';
      });
      if (searching.signal === signal) end(endingOf(ending, before + spent, texts, wording));
    },
  };
}
