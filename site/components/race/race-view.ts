import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { chapterGame } from '../chapter-game/game-form.ts';
import type { ChapterGame } from '../chapter-game/reading.ts';
import { part } from '../numbers-game/parts.ts';
import { countOf, endingOf, findingOf, type RaceTexts, timeOf } from './lane-sentences.ts';
import { MOST_NUMBERS, RUNNERS, type Runner, runnersOf } from './runners.ts';
import { type Lane, laneOf, runTrial } from './trial.ts';

/** A bar that is not empty is seen, however short. */
const SHORTEST = 0.004;

/** Brings the race to life: the searches that play the rules of a game run on it one after the other, side by side to see. */
export function raceView(root: HTMLElement): void {
  const texts: RaceTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const locale = localeOf(document.documentElement.lang);
  const wording = wordingIn(locale);
  const cancel = part(root, 'cancel', HTMLButtonElement);
  const told = part(root, 'race-told', HTMLElement);
  const form = part(root, 'form', HTMLFormElement);
  const rows = new Map<Runner, HTMLElement>(RUNNERS.map((runner) => [runner, part(root, runner, HTMLElement)]));
  let racing = new AbortController();

  function showBar(row: HTMLElement, name: string, share: number): void {
    part(row, name, HTMLElement).style.width = `${100 * (share > 0 ? Math.max(share, SHORTEST) : 0)}%`;
  }

  function show(lanes: readonly Lane[]): void {
    const most = {
      work: Math.max(1, ...lanes.map(({ work }) => work)),
      milliseconds: Math.max(Number.MIN_VALUE, ...lanes.map(({ milliseconds }) => milliseconds)),
    };
    for (const lane of lanes) {
      const row = rows.get(lane.runner);
      if (!row) continue;
      row.setAttribute('data-phase', lane.state);
      part(row, 'count', HTMLElement).textContent = lane.work > 0 ? countOf(lane, texts, wording) : '';
      part(row, 'time', HTMLElement).textContent = lane.milliseconds > 0 ? timeOf(lane.milliseconds, locale) : '';
      part(row, 'finding', HTMLElement).textContent = findingOf(lane, texts, wording);
      showBar(row, 'work-bar', lane.work / most.work);
      showBar(row, 'time-bar', lane.milliseconds / most.milliseconds);
    }
  }

  /** Empties the lanes; who does not play by the rules says so. */
  function clear(runners: readonly Runner[]): void {
    show(RUNNERS.map(laneOf));
    for (const [runner, row] of rows) {
      if (runners.includes(runner)) continue;
      row.setAttribute('data-phase', 'absent');
      part(row, 'finding', HTMLElement).textContent = texts.race.absent;
    }
  }

  async function race(game: ChapterGame): Promise<void> {
    racing.abort();
    racing = new AbortController();
    const { signal } = racing;
    const runners = runnersOf(game.rules);
    clear(runners);
    told.textContent = texts.race.running;
    cancel.hidden = false;
    // What is still told of a race that another has replaced is not shown.
    const showThis = (lanes: readonly Lane[]) => racing.signal === signal && show(lanes);
    const lanes = await runTrial(runners, game, showThis, signal);
    if (racing.signal !== signal) return;
    const isFocused = document.activeElement === cancel;
    cancel.hidden = true;
    if (isFocused) told.focus();
    told.textContent = endingOf(lanes, texts);
  }

  /** Shows who would run, and ends what is still running: another game is in the fields. */
  function setUp(game: ChapterGame): void {
    racing.abort();
    racing = new AbortController();
    cancel.hidden = true;
    told.textContent = '';
    clear(runnersOf(game.rules));
  }

  cancel.addEventListener('click', () => racing.abort());
  chapterGame(
    form,
    MOST_NUMBERS,
    (game, isAsked) => {
      // A race begins when it is asked for, and not because the page is opened.
      if (isAsked) void race(game);
      else setUp(game);
    },
    texts,
    wording,
  );
}
