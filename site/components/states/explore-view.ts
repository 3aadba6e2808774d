import type { Wording } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import { readNumbers, readTarget } from '../numbers-game/reading.ts';
import { reveal } from '../numbers-game/reveal.ts';
import { faultIn } from '../numbers-game/sentences.ts';
import { playerButtons } from '../player/player-buttons.ts';
import { carpetView } from './carpet-view.ts';
import { countSentence, type ExploreTexts, resultSentence, stateSentence, waySentence } from './explore-sentences.ts';
import type { StatesGame } from './explore-worker.ts';
import { type Exploration, firstMeeting } from './explored.ts';
import { meetingView } from './meeting-view.ts';

/** How many numbers a game has here: with six, a state of four is two steps away. */
const SIX = 6;

/**
 * Brings the search of states to life: a game of the reader's, the states of four numbers that it comes to, and the ways to each.
 * @param readPath called when the reader wants the path of the answer read
 */
export function exploreView(
  root: HTMLElement,
  readPath: (path: string) => void,
  texts: ExploreTexts,
  wording: Wording,
): void {
  const numbersField = part(root, 'state-numbers', HTMLInputElement);
  const targetField = part(root, 'state-target', HTMLInputElement);
  const slider = part(root, 'slider', HTMLInputElement);
  const counts = part(root, 'counts', HTMLElement);
  const result = part(root, 'result', HTMLElement);
  const stateTold = part(root, 'state-told', HTMLElement);
  const wayTold = part(root, 'way-told', HTMLElement);
  const busy = part(root, 'busy', HTMLElement);
  const meeting = meetingView(part(root, 'meeting', SVGSVGElement));
  const carpet = carpetView(root, choose, texts, wording);
  const ways = playerButtons(part(root, 'player', HTMLElement), showWays);
  let given: readonly number[] = [];
  let found: Exploration | undefined;
  let chosen = 0;
  let worker: Worker | undefined;

  /** Marks a field with what is wrong with it. */
  function mark(field: HTMLInputElement, fault: string | undefined): boolean {
    part(root, `${field.id}-fault`, HTMLElement).textContent = fault ?? '';
    field.ariaInvalid = String(fault !== undefined);
    return fault === undefined;
  }

  function readGame(): StatesGame | undefined {
    const numbers = readNumbers(numbersField.value);
    const target = readTarget(targetField.value);
    const isCounted = !numbers.ok || numbers.value.length === SIX;
    const wrongCount = () => wording.many(texts.states.faults.notSix, numbers.ok ? numbers.value.length : 0);
    const numbersFault = numbers.ok ? undefined : faultIn('numbers', numbers.fault, texts, wording);
    const isRight = [
      mark(numbersField, isCounted ? numbersFault : wrongCount()),
      mark(targetField, target.ok ? undefined : faultIn('target', target.fault, texts, wording)),
    ].every(Boolean);
    if (!isRight || !numbers.ok || !target.ok) return undefined;
    return { numbers: numbers.value.map(Number), target: Number(target.value) };
  }

  function search(isAsked: boolean): void {
    const game = readGame();
    if (!game) {
      root.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    worker?.terminate();
    worker = new Worker(new URL('./explore-worker.ts', import.meta.url), { type: 'module' });
    busy.hidden = false;
    worker.addEventListener('message', ({ data }: MessageEvent<Exploration>) => {
      worker?.terminate();
      busy.hidden = true;
      given = [...game.numbers].sort((a, b) => b - a);
      show(data);
      if (isAsked) reveal(counts);
    });
    worker.addEventListener('error', () => {
      busy.hidden = true;
      counts.textContent = texts.states.search.failed;
    });
    worker.postMessage(game);
  }

  function show(exploration: Exploration): void {
    found = exploration;
    const { reached } = exploration;
    part(root, 'found', HTMLElement).hidden = false;
    counts.textContent = countSentence(exploration, texts, wording);
    result.textContent = resultSentence(exploration, texts, wording);
    part(root, 'path', HTMLElement).textContent = exploration.path;
    part(root, 'picture', HTMLElement).hidden = reached.length === 0;
    part(root, 'ways', HTMLElement).hidden = reached.length === 0;
    if (reached.length === 0) return;
    slider.max = `${reached.length - 1}`;
    carpet.draw(reached);
    choose(firstMeeting(reached));
  }

  function choose(place: number): void {
    const state = found?.reached[place];
    if (!state) return;
    chosen = place;
    slider.value = `${place}`;
    const sentence = stateSentence(state, place, texts, wording);
    slider.ariaValueText = sentence;
    stateTold.textContent = sentence;
    carpet.mark(place);
    meeting.draw(given, state);
    ways.load(state.ways.length + 1);
  }

  /** Lights the first so many ways to the chosen state, and tells of the last of them. */
  function showWays(count: number): void {
    const state = found?.reached[chosen];
    meeting.light(count);
    wayTold.textContent =
      state && count > 0 ? waySentence(state, count - 1, texts, wording) : texts.states.search.ready;
  }

  part(root, 'state-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    search(true);
  });
  for (const example of root.querySelectorAll<HTMLButtonElement>('[data-numbers]')) {
    example.addEventListener('click', () => {
      const { numbers = '', target = '' } = example.dataset;
      numbersField.value = numbers;
      targetField.value = target;
      search(true);
    });
  }
  slider.addEventListener('input', () => choose(Number(slider.value)));
  part(root, 'read-path', HTMLButtonElement).addEventListener('click', () => found && readPath(found.path));
  search(false);
}
