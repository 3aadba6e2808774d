import type { AllAnswer, Solution } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { localWorkView } from '../local-work/local-work-view.ts';
import { type Game, searchOf } from '../numbers-game/address.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { failureNotice, type GameTexts } from '../numbers-game/sentences.ts';
import { allQuestion, askAll, askMore, PAGE } from './ask-all.ts';
import { itemsView } from './items-view.ts';
import { countOf, noteOf } from './list-sentences.ts';

/** The list of all distinct solutions of a game. Nothing is asked for before it is seen. */
interface ListView {
  /** Whether the list is seen now. */
  setSeen(seen: boolean): void;
  /** The game whose solutions are listed, if one has been solved. */
  setGame(game: Game | undefined): void;
  /** Tells whether the list is for the game that the form holds now, if it holds one. */
  compareWith(current: Game | undefined): void;
}

/** Brings the list to life. It grows by a page at a press on its button, and from then on as its end comes into sight. */
export function listView(panel: HTMLElement, texts: GameTexts, wording: Wording): ListView {
  const heading = part(panel, 'count', HTMLElement);
  const items = itemsView(part(panel, 'list', HTMLElement), heading, texts, wording);
  const more = part(panel, 'more', HTMLButtonElement);
  const progress = part(panel, 'progress', HTMLElement);
  const failed = part(panel, 'failed', HTMLElement);
  const note = part(panel, 'note', HTMLElement);
  const localWork = localWorkView(panel, heading, texts, wording);
  const asking = latest();
  let game: Game | undefined;
  let seen = false;
  let isAsked = false;
  /** Solutions that have been told and are not listed yet, and how many there are in all. */
  let stock: readonly Solution[] = [];
  let count = 0;
  /** What the browser found them with, where it did. */
  let localBudget: number | undefined;

  /** Tells how far the list has come. */
  function tellProgress(): void {
    const isWhole = items.count() >= count;
    more.hidden = isWhole;
    const values = { shown: wording.count(items.count()), count: wording.count(count) };
    progress.textContent = isWhole ? '' : wording.fill(texts.solutions.shown, values);
  }

  /** Lists the next page of the solutions that have been told. */
  function grow(): void {
    items.add(stock.slice(0, PAGE));
    stock = stock.slice(PAGE);
    tellProgress();
  }

  function takeIn(answer: AllAnswer, isLocal: boolean): void {
    heading.textContent = countOf(answer, texts, wording);
    note.textContent = noteOf(answer, texts, wording);
    stock = answer.solutions;
    // What tells no more is whole, whatever it said before.
    count = stock.length === 0 ? items.count() : answer.solutionCount;
    localBudget = isLocal ? answer.search.budget : undefined;
  }

  /** Lists what is better in the place of what is listed, and as much of it. */
  function replace(answer: AllAnswer): void {
    // A page of the former list would not fit.
    void asking();
    panel.ariaBusy = 'false';
    const length = Math.max(PAGE, items.count());
    takeIn(answer, true);
    items.replace(stock.slice(0, length));
    stock = stock.slice(length);
    tellProgress();
  }

  function clear(): void {
    localWork.begin();
    isAsked = false;
    stock = [];
    count = 0;
    localBudget = undefined;
    items.replace([]);
    heading.textContent = texts.solutions.heading;
    note.textContent = texts.solutions.before;
    tellProgress();
    failed.hidden = true;
    sight.disconnect();
  }

  /** Lists the next page, and asks for it if need be. @returns whether it came */
  async function load(): Promise<boolean> {
    const asked = game;
    if (!asked || panel.ariaBusy === 'true') return false;
    if (stock.length > 0) {
      grow();
      return true;
    }
    const listed = items.count();
    const budget = localBudget;
    isAsked = true;
    panel.ariaBusy = 'true';
    failed.hidden = true;
    if (listed === 0) note.textContent = texts.solutions.busy;
    const reply = await asking((signal) =>
      budget === undefined ? askAll(asked, listed, signal) : askMore(asked, listed, budget, signal),
    );
    if (!reply) return false;
    panel.ariaBusy = 'false';
    if (!reply.ok) {
      fail(failureNotice(reply.failure, texts, wording).title);
      return false;
    }
    const { answer, isLocal = false } = reply;
    takeIn(answer, isLocal);
    grow();
    if (listed > 0) return true;
    localWork.begin(isLocal);
    if (!answer.search.complete) void localWork.goOn(allQuestion(asked), answer, replace);
    return true;
  }

  function fail(title: string): void {
    part(panel, 'failure', HTMLElement).textContent = title;
    if (items.count() === 0) note.textContent = '';
    failed.hidden = false;
    more.hidden = true;
    sight.disconnect();
  }

  const sight = new IntersectionObserver(
    async ([end]) => {
      if (!end?.isIntersecting || !(await load())) return;
      // It tells of a change only: an end that is still in sight has to be looked at anew.
      sight.unobserve(more);
      sight.observe(more);
    },
    // Who goes to the end of the page at once passes it by.
    { rootMargin: '800px 0px 400px' },
  );

  more.addEventListener('click', async () => {
    const first = items.count();
    if (!(await load())) return;
    // The keyboard goes on where the list does.
    items.focus(first);
    sight.observe(more);
  });
  part(panel, 'again', HTMLButtonElement).addEventListener('click', () => void load());
  clear();

  return {
    setSeen(isSeen) {
      seen = isSeen;
      if (seen && !isAsked) void load();
    },

    setGame(next) {
      void asking();
      panel.ariaBusy = 'false';
      game = next;
      clear();
      if (seen) void load();
    },

    compareWith(current) {
      const isStale = game !== undefined && (current === undefined || searchOf(current) !== searchOf(game));
      part(panel, 'list-stale', HTMLElement).hidden = !isStale;
    },
  };
}
