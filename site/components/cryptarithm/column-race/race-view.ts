import {
  CRYPTARITHM_STRATEGY_NAMES,
  type CryptarithmStrategy,
} from '../../../../functions/solvers/cryptarithm/history/strategies.ts';
import { localeOf } from '../../../i18n/locales.ts';
import { wordingIn } from '../../../i18n/wording.ts';
import { part } from '../../numbers-game/parts.ts';
import { stillness } from '../../stillness.ts';
import { boardView } from './board-view.ts';
import { type Lane, type RunningLane, runLane, WAITING } from './lane.ts';
import { puzzleForm } from './puzzle-form.ts';
import type { RacePuzzle } from './race-puzzle.ts';
import { type ColumnRaceTexts, countOf, engineSentence, findingOf, raceSentence } from './race-sentences.ts';

/** A bar that is not empty is seen, however short. */
const SHORTEST = 0.004;

/** Milliseconds between two pictures for who wants no motion. */
const CALM = 1000;

/** Brings the race to life: both searches on a sum of the reader's, side by side at one pace, and after them the engine. */
export function raceView(root: HTMLElement): void {
  const texts: ColumnRaceTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const told = part(root, 'race-told', HTMLElement);
  const stop = part(root, 'stop', HTMLButtonElement);
  const engineTold = part(root, 'engine-told', HTMLElement);
  const rows = CRYPTARITHM_STRATEGY_NAMES.map((name) => {
    const row = part(root, name, HTMLElement);
    return { name, row, board: boardView(part(row, 'board', HTMLElement)), shown: 0 };
  });
  const form = part(root, 'form', HTMLFormElement);
  let lanes: Record<CryptarithmStrategy, Lane> = { exhaustive: WAITING, columns: WAITING };
  let running: readonly RunningLane[] = [];

  const pace = () => Number(new FormData(form).get('pace'));

  function showBars(): void {
    const most = Math.max(1, ...Object.values(lanes).map(({ work }) => work));
    for (const { name, row } of rows) {
      const share = lanes[name].work / most;
      part(row, 'bar', HTMLElement).style.width = `${100 * (share > 0 ? Math.max(share, SHORTEST) : 0)}%`;
    }
  }

  function show(name: CryptarithmStrategy): void {
    const entry = rows.find((row) => row.name === name);
    const lane = lanes[name];
    if (!entry) return;
    const now = performance.now();
    // Who wants no motion sees where it stands now and then, and always where it ends.
    if (lane.state === 'running' && lane.work > 0 && stillness() && now - entry.shown < CALM) return;
    entry.shown = now;
    const { row, board } = entry;
    row.setAttribute('data-phase', lane.state);
    part(row, 'count', HTMLElement).textContent = lane.work > 0 ? countOf(lane, texts, wording) : '';
    part(row, 'finding', HTMLElement).textContent = findingOf(lane, texts, wording);
    board.show(lane.digits);
    showBars();
  }

  /** Says how the race stands, when that is something new. */
  function tell(): void {
    const sentence = raceSentence(lanes, texts, wording);
    if (told.textContent !== sentence) told.textContent = sentence;
  }

  /** Ends what runs, and puts another sum on the boards. */
  function setUp({ puzzle, ...sum }: RacePuzzle): void {
    const before = running;
    running = [];
    lanes = { exhaustive: WAITING, columns: WAITING };
    for (const lane of before) lane.stop();
    stop.hidden = true;
    engineTold.textContent = '';
    for (const { name, board } of rows) {
      board.lay(sum, puzzle.letters);
      show(name);
    }
    tell();
  }

  function race(asked: RacePuzzle): void {
    setUp(asked);
    const { puzzle } = asked;
    // What is still told of a race that another has replaced is not shown.
    const these = lanes;
    const pass = (name: CryptarithmStrategy) => (lane: Lane) => {
      if (lanes !== these) return;
      these[name] = lane;
      show(name);
      tell();
      const isOver = Object.values(these).every(({ state }) => state !== 'waiting' && state !== 'running');
      if (isOver) finish();
    };
    const finish = () => {
      const isFocused = document.activeElement === stop;
      stop.hidden = true;
      if (isFocused) told.focus();
      const showEngine = (lane: Lane) => {
        if (lanes !== these || lane.state !== 'finished') return;
        engineTold.textContent = engineSentence(lane, texts, wording);
      };
      running = [runLane('engine', puzzle, Number.POSITIVE_INFINITY, showEngine)];
    };
    stop.hidden = false;
    running = CRYPTARITHM_STRATEGY_NAMES.map((name) => runLane(name, puzzle, pace(), pass(name)));
  }

  stop.addEventListener('click', () => {
    for (const lane of running) lane.stop();
  });
  for (const choice of form.querySelectorAll('input[name="pace"]')) {
    choice.addEventListener('change', () => {
      for (const lane of running) lane.setPace(pace());
    });
  }
  // A race begins when it is asked for, and not because the page is opened.
  puzzleForm(form, (puzzle, isAsked) => (isAsked ? race(puzzle) : setUp(puzzle)), texts, wording);
}
