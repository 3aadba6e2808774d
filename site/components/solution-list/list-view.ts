import type { AllAnswer, Solution } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { type Game, searchOf } from '../numbers-game/address.ts';
import { latest } from '../numbers-game/latest.ts';
import { fillList, part, unfolded } from '../numbers-game/parts.ts';
import { failureNotice, type GameTexts } from '../numbers-game/sentences.ts';
import { equationOf, writeWorking } from '../numbers-game/solution-view.ts';
import { askAll } from './ask-all.ts';
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
  const list = part(panel, 'list', HTMLElement);
  const more = part(panel, 'more', HTMLButtonElement);
  const progress = part(panel, 'progress', HTMLElement);
  const failed = part(panel, 'failed', HTMLElement);
  const note = part(panel, 'note', HTMLElement);
  const asking = latest();
  let game: Game | undefined;
  let seen = false;
  /** What has come of the game: how many are listed, and whether there are no more. */
  let listed = 0;
  let isAsked = false;

  function writeItem(solution: Solution, item: HTMLElement): void {
    part(item, 'equation', HTMLElement).textContent = equationOf(solution);
    part(item, 'used', HTMLElement).textContent = wording.many(texts.solutions.used, solution.numbersUsed);
    unfolded(part(item, 'solution', HTMLDetailsElement), () => writeWorking(solution, item, texts, wording));
  }

  function write(answer: AllAnswer): void {
    heading.textContent = countOf(answer, texts, wording);
    note.textContent = noteOf(answer, texts, wording);
    fillList(list, answer.solutions, writeItem, listed > 0);
    listed += answer.solutions.length;
    const isWhole = listed >= answer.solutionCount || answer.solutions.length === 0;
    more.hidden = isWhole;
    const values = { shown: wording.count(listed), count: wording.count(answer.solutionCount) };
    progress.textContent = isWhole ? '' : wording.fill(texts.solutions.shown, values);
  }

  function clear(): void {
    listed = 0;
    isAsked = false;
    fillList(list, [], writeItem);
    heading.textContent = texts.solutions.heading;
    note.textContent = texts.solutions.before;
    progress.textContent = '';
    more.hidden = true;
    failed.hidden = true;
    sight.disconnect();
  }

  /** Asks for the next page. @returns whether it came */
  async function load(): Promise<boolean> {
    const asked = game;
    if (!asked || panel.ariaBusy === 'true') return false;
    isAsked = true;
    panel.ariaBusy = 'true';
    failed.hidden = true;
    if (listed === 0) note.textContent = texts.solutions.busy;
    const reply = await asking((signal) => askAll(asked, listed, signal));
    if (!reply) return false;
    panel.ariaBusy = 'false';
    if (reply.ok) write(reply.answer);
    else fail(failureNotice(reply.failure, texts, wording).title);
    return reply.ok;
  }

  function fail(title: string): void {
    part(panel, 'failure', HTMLElement).textContent = title;
    if (listed === 0) note.textContent = '';
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
    { rootMargin: '0px 0px 400px' },
  );

  more.addEventListener('click', async () => {
    const first = listed;
    if (!(await load())) return;
    // The keyboard goes on where the list does.
    list.querySelectorAll<HTMLElement>('summary')[first]?.focus({ preventScroll: true });
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
