import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { type Draft, draftIn, type Game, isWhole, searchOf, searchOfDraft } from './address.ts';
import { answerView } from './answer-view.ts';
import { ask } from './ask.ts';
import { draftView } from './draft-view.ts';
import { part } from './parts.ts';
import { gameIn } from './reading.ts';
import type { GameTexts } from './sentences.ts';

/**
 * Brings a numbers game to life: form, address and answer. A solved game is in the address, and an address that holds a
 * game opens solved.
 * @param root the element that holds the form, the answer and the texts
 */
export function startNumbersGame(root: HTMLElement): void {
  const texts: GameTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const answer = answerView(part(root, 'answer', HTMLElement), solve, texts, wording);
  const form = part(root, 'form', HTMLFormElement);
  const game = draftView(form, follow, texts, wording);
  let asking = new AbortController();

  /** What follows the draft as it changes: the links to the other languages carry it along, the answer may be outdated. */
  function follow(draft: Draft): void {
    answer.compareWith(gameIn(draft));
    const search = searchOfDraft(draft);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]')) link.search = search;
  }

  /** Shows what the service says of a game. @returns whether it is shown, and no later question has taken its place */
  async function show(asked: Game): Promise<boolean> {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    answer.showBusy();
    try {
      const reply = await ask(asked, signal);
      if (signal.aborted) return false;
      if (reply.ok) answer.showAnswer(asked, reply.answer);
      else answer.showFailure(reply.failure);
      answer.compareWith(gameIn(game.draft()));
    } catch (reason) {
      if (signal.aborted) return false;
      // It looked like an answer and could not be shown as one.
      answer.showFailure({ code: 'unreadable' });
      reportError(reason);
    }
    return true;
  }

  async function solve(): Promise<void> {
    const asked = game.readGame();
    if (!asked) return game.focusFault();
    const search = searchOf(asked);
    if (search !== location.search) history.pushState(null, '', search);
    if (await show(asked)) answer.reveal();
  }

  /** Takes over what the address holds, as when the page is opened or the player goes back. */
  function openAddress(): void {
    asking.abort();
    const found = draftIn(location.search);
    game.put(found);
    const asked = isWhole(found) ? game.readGame() : undefined;
    if (asked) void show(asked);
    else if (isWhole(found)) answer.showFailure({ code: 'address' });
    else answer.showEmpty();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void solve();
  });
  addEventListener('popstate', openAddress);

  openAddress();
}
