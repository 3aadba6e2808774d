import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { askAlone } from '../../solving/ask-anyway.ts';
import type { CryptarithmAnswer } from '../../solving/cryptarithm-answer.ts';
import { localWorkView } from '../local-work/local-work-view.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { reveal } from '../numbers-game/reveal.ts';
import { type Draft, draftIn, searchOf, searchOfDraft } from './address.ts';
import { answerView } from './answer-view.ts';
import { askDigits, askExplanation, questionOf, STOCK } from './ask.ts';
import { explanationView } from './explanation-view.ts';
import { formView } from './form-view.ts';
import { type Asked, readDraft } from './reading.ts';
import type { CryptarithmTexts } from './sentences.ts';

/**
 * Brings the page of cryptarithms to life: form, address, answer and explanation. A solved puzzle is in the address, and an
 * address that holds a puzzle opens solved.
 * @param root the element that holds all of them, and the texts
 */
export function startPage(root: HTMLElement): void {
  const texts: CryptarithmTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const panel = part(root, 'answer', HTMLElement);
  const wishes = { onRetry: () => void solve(), onExplain: () => explanation.open(), askMore };
  const answer = answerView(panel, wishes, texts, wording);
  const localWork = localWorkView(panel, part(panel, 'heading', HTMLElement), texts, wording);
  const formElement = part(root, 'form', HTMLFormElement);
  const form = formView(formElement, follow, texts, wording);
  const explanation = explanationView(part(root, 'explanation', HTMLElement), texts, wording);
  const asking = latest();
  const explaining = latest();
  /** What is shown, and who has answered. */
  let shown: { readonly asked: Asked; readonly answer: CryptarithmAnswer; readonly isLocal: boolean } | undefined;

  /** What follows the draft as it changes: links to the other languages carry it along, the answer may be outdated. */
  function follow(draft: Draft): void {
    const reading = readDraft(draft);
    answer.compareWith(reading.faults ? undefined : reading.asked);
    const search = searchOfDraft(draft);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]')) link.search = search;
  }

  function showAnswer(asked: Asked, found: CryptarithmAnswer, isLocal: boolean): void {
    shown = { asked, answer: found, isLocal };
    answer.showAnswer(asked, found);
    follow(form.draft());
  }

  function forgetExplanation(): void {
    void explaining();
    explanation.clear();
    answer.setExplained(false);
  }

  /** Explains a sum below its answer, once both are there; of other puzzles, and where it fails, nothing is said. */
  async function explain(asked: Asked): Promise<void> {
    const found = await explaining((signal) => askExplanation(asked, signal));
    const isWorthwhile = found !== undefined && found.deductions.length > 0;
    if (isWorthwhile) explanation.show(asked, found);
    answer.setExplained(isWorthwhile);
  }

  /** Asks, and shows what comes of it. @returns whether it is shown, and no later question has taken its place */
  async function showSolved(asked: Asked): Promise<boolean> {
    localWork.begin();
    forgetExplanation();
    answer.showBusy();
    const reply = await asking((signal) => askDigits(asked, signal));
    if (!reply) return false;
    try {
      if (!reply.ok) {
        shown = undefined;
        answer.showFailure(reply.failure);
        follow(form.draft());
        return true;
      }
      const { answer: found, isLocal = false } = reply;
      showAnswer(asked, found, isLocal);
      localWork.begin(isLocal);
      void explain(asked);
      if (!found.search.complete) {
        void localWork.goOn(questionOf(asked), found, (better) => showAnswer(asked, better, true));
      }
    } catch (reason) {
      // It looked like an answer and could not be shown as one.
      answer.showFailure({ code: 'unreadable' });
      reportError(reason);
    }
    return true;
  }

  /** More solutions than the answer that is shown tells: the service tells more of them when it is asked to. */
  function askMore(): (() => Promise<void>) | undefined {
    if (!shown || shown.isLocal || shown.answer.solutions.length >= STOCK) return undefined;
    const { asked } = shown;
    const { budget } = shown.answer.search;
    return async () => {
      answer.showBusy();
      const reply = await asking(async (signal) => {
        const told = await askDigits(asked, signal, STOCK);
        const alone = () => askAlone(questionOf(asked), budget, signal);
        return { more: told.ok ? told.answer : ((await alone()) as CryptarithmAnswer | undefined) };
      });
      if (!reply || !shown) return;
      // Where nobody tells more, the list stays as it is.
      const { more = shown.answer } = reply;
      shown = { asked, answer: more, isLocal: true };
      answer.showAnswer(asked, more, true);
    };
  }

  async function solve(): Promise<void> {
    const asked = form.readOrFocus();
    if (!asked) return;
    const search = searchOf(asked);
    if (search !== location.search) history.pushState(null, '', search);
    if (await showSolved(asked)) reveal(panel);
  }

  /** Takes over what the address holds, as when the page is opened or the reader goes back. */
  function openAddress(): void {
    void asking();
    localWork.begin();
    forgetExplanation();
    shown = undefined;
    const draft = draftIn(location.search);
    const { faults, ...reading } = readDraft(draft);
    answer.showEmpty();
    form.put(draft);
    if ('asked' in reading) void showSolved(reading.asked);
    else if (draft.puzzle !== '') {
      answer.showFailure({ code: 'address' });
      if (!faults?.rules) form.readOrFocus();
    }
  }

  formElement.addEventListener('submit', (event) => {
    event.preventDefault();
    void solve();
  });
  addEventListener('popstate', openAddress);

  openAddress();
}
