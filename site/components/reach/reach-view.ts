import type { Wording } from '../../i18n/wording.ts';
import { localWorkView } from '../local-work/local-work-view.ts';
import { type Hand, questionOf, searchOfEntries } from '../numbers-game/address.ts';
import { latest } from '../numbers-game/latest.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { failureNotice, type GameTexts } from '../numbers-game/sentences.ts';
import { askReach, type Reach } from './ask-reach.ts';
import { type Grid, makeGrid } from './grid.ts';
import { countsOf, isFinal, meaningOf, summaryOf, tell } from './reach-sentences.ts';
import type { Targets } from './targets.ts';

/** Milliseconds without a change after which the numbers count as put in. */
const PAUSE = 300;

/** The picture of the targets that a hand reaches. Nothing is asked for before it is seen. */
interface ReachView {
  /** Whether the picture is seen now. */
  setSeen(seen: boolean): void;
  /** The hand in the form, if it holds one. */
  setHand(hand: Hand | undefined): void;
}

/** Brings the picture to life. @param onTarget called when the player wants a target solved */
export function reachView(
  panel: HTMLElement,
  targets: Targets,
  onTarget: (target: number) => void,
  texts: GameTexts,
  wording: Wording,
): ReachView {
  const summary = part(panel, 'summary', HTMLElement);
  const picture = part(panel, 'picture', HTMLElement);
  const blocks = part(panel, 'blocks', HTMLElement);
  const told = part(panel, 'told', HTMLElement);
  const solve = part(panel, 'solve-target', HTMLButtonElement);
  const again = part(panel, 'again', HTMLButtonElement);
  const note = part(panel, 'reach-note', HTMLElement);
  const busy = part(panel, 'reach-busy', HTMLElement);
  const localWork = localWorkView(panel, summary, texts, wording);
  const asking = latest();
  let grid: Grid | undefined;
  let reach: Reach | undefined;
  let hand: Hand | undefined;
  /** The hand that was asked about last, as its question; undefined when that has failed. */
  let asked: string | undefined = '';
  /** The hand that what is shown is about, as its question. */
  let shown = '';
  let seen = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let chosen: number | undefined;

  /** Tells of a target beside the picture, and lets it be solved. */
  function choose(target: number | undefined): void {
    const found = target === undefined ? undefined : reach?.targets[target - targets.from];
    chosen = found?.target;
    told.textContent = found && reach ? tell(found, reach.search.complete, texts, wording) : texts.reach.keys;
    solve.hidden = !found;
    solve.textContent = wording.fill(texts.reach.solve, { target: found?.target ?? '' });
  }

  function open(): Grid {
    const made = makeGrid(blocks, targets);
    const chooseAt = (event: Event) => {
      const target = made.targetOf(event);
      if (target !== undefined) choose(target);
    };
    blocks.addEventListener('focusin', chooseAt);
    // A pointer that rests while the page scrolls under it asks for nothing.
    blocks.addEventListener('pointermove', (event) => {
      if (event.movementX !== 0 || event.movementY !== 0) chooseAt(event);
    });
    // A finger has no way to ask without pressing: its touch tells of the target, and the button beside solves it.
    blocks.addEventListener('click', (event) => {
      const target = made.targetOf(event);
      if (event instanceof PointerEvent && event.pointerType === 'touch') chooseAt(event);
      else if (target !== undefined) onTarget(target);
    });
    return made;
  }

  function show(next: Reach): void {
    reach = next;
    grid ??= open();
    const isProven = next.search.complete;
    summary.textContent = summaryOf(next, texts, wording);
    const isAll = next.reachedCount === next.targets.length;
    note.textContent = isProven || isAll ? '' : texts.solutions.unproven;
    picture.classList.toggle('picture-unproven', !isProven);
    for (const [place, cell] of grid.cells.entries()) {
      const found = next.targets[place];
      if (!found) continue;
      cell.setAttribute('data-fewest', `${found.numbersUsed ?? 0}`);
      cell.ariaLabel = tell(found, isProven, texts, wording);
    }
    fillList(part(panel, 'legend', HTMLElement), [...countsOf(next)], ([fewest, count], item) => {
      part(item, 'sample', HTMLElement).setAttribute('data-fewest', `${fewest}`);
      part(item, 'meaning', HTMLElement).textContent = meaningOf(fewest, isProven, texts, wording);
      part(item, 'amount', HTMLElement).textContent = wording.count(count);
    });
    picture.hidden = false;
    choose(chosen);
  }

  /** Shows words in the place of the picture. */
  function say(text: string, canRetry = false): void {
    summary.textContent = text;
    note.textContent = '';
    picture.hidden = true;
    again.hidden = !canRetry;
  }

  const question = () => (hand ? searchOfEntries(questionOf(hand)) : '');

  /** Tells that what is shown is not yet about the hand in the form. */
  function wait(isWaiting: boolean): void {
    panel.ariaBusy = String(isWaiting);
    busy.hidden = !isWaiting;
  }

  async function load(): Promise<void> {
    clearTimeout(waiting);
    const about = hand;
    const next = question();
    if (next === asked) return;
    asked = next;
    localWork.begin();
    wait(true);
    const reply = await asking(about && ((signal) => askReach(about, targets, signal)));
    if (about && !reply) return;
    shown = next;
    wait(question() !== shown);
    if (!about || !reply) return say(texts.reach.before);
    again.hidden = true;
    localWork.begin(reply.ok && reply.isLocal);
    if (reply.ok) {
      show(reply.answer);
      if (isFinal(reply.answer, about)) return;
      return localWork.goOn({ find: 'reach', hand: about, targets }, reply.answer, show);
    }
    asked = undefined;
    say(failureNotice(reply.failure, texts, wording).title, reply.failure.code !== 'refused');
  }

  solve.addEventListener('click', () => chosen !== undefined && onTarget(chosen));
  again.addEventListener('click', () => void load());
  say(texts.reach.before);

  return {
    setSeen(isSeen) {
      seen = isSeen;
      if (seen) void load();
    },

    setHand(next) {
      hand = next;
      clearTimeout(waiting);
      if (seen) wait(question() !== shown);
      if (seen) waiting = setTimeout(() => void load(), PAUSE);
    },
  };
}
