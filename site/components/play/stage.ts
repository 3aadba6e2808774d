import type { Wording } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import { reveal } from '../numbers-game/reveal.ts';
import type { Choice } from './choice.ts';
import { hasStarted, isUp, momentsOf } from './clock.ts';
import type { ClockView } from './clock-view.ts';
import { begun, ended, type Match, moved } from './match.ts';
import type { Round, RoundView } from './round.ts';
import { showState } from './states.ts';
import type { PlayTexts } from './texts.ts';

/** Opens what is seen of a kind of round. @param onMove called with each move of the player */
export type OpenView<Game, Position, Move, Best> = (
  root: HTMLElement,
  onMove: (move: Move) => void,
  texts: PlayTexts,
  wording: Wording,
) => RoundView<Game, Position, Best>;

/** What a stage tells the page that it is on. */
export interface Following<Game, Position> {
  /** The round has changed, and is to be kept. */
  readonly onChange: (match: Match<Game, Position>) => void;
  readonly onOver: (match: Match<Game, Position>) => void;
}

/** Where a round is played: tiles, clock, and the moves of the player. */
export interface Stage<Game, Position, Best> {
  readonly view: RoundView<Game, Position, Best>;
  /** Turns up a game that has been dealt, and starts the clock. */
  begin(game: Game, choice: Choice): void;
  /** Goes on with a round where it is by now, be it over. */
  resume(match: Match<Game, Position>): void;
  /** Lays the tiles face down. */
  rest(choice: Choice): void;
}

/** Brings a stage to life. @param clock of the page, which other stages may run too */
export function openStage<Game, Position, Move, Best>(
  root: HTMLElement,
  round: Round<Game, Position, Move, Best>,
  openView: OpenView<Game, Position, Move, Best>,
  clock: ClockView,
  { onChange, onOver }: Following<Game, Position>,
  texts: PlayTexts,
  wording: Wording,
): Stage<Game, Position, Best> {
  const view = openView(root, play, texts, wording);
  const floor = part(root, 'stage', HTMLElement);
  const announcement = part(root, 'announcement', HTMLElement);
  let match: Match<Game, Position> | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const tell = (text: string) => {
    if (text !== '') announcement.textContent = text;
  };
  const secondsOf = ({ show, clock }: Choice) => (clock === 'off' ? null : round.seconds(show));

  function at(time: number, act: () => void): void {
    const wait = time - Date.now();
    if (wait >= 0) timers.push(setTimeout(act, wait));
  }

  function halt(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function change(next: Match<Game, Position>): void {
    match = next;
    onChange(next);
  }

  function finish(over: Match<Game, Position>): void {
    halt();
    if (match !== over) change(over);
    clock.stop(over.clock, over.endedAt ?? Date.now());
    view.show(over.position, false);
    onOver(over);
  }

  /** The clock runs: moves are taken, the few moments are told, and the end comes by itself. */
  function open(running: Match<Game, Position>): void {
    const { startsAt, length } = running.clock;
    view.show(running.position, true);
    view.focus();
    const time = length === null ? texts.play.noClock : wording.seconds(length / 1000);
    tell(`${view.dealTold(running.game)} ${wording.fill(texts.play.begins, { time })}`);
    if (length === null) return;
    for (const left of momentsOf(length)) {
      at(startsAt + length - left * 1000, () => tell(wording.fill(texts.play.left, { time: wording.seconds(left) })));
    }
    at(startsAt + length, check);
  }

  /** Ends a round whose time is up, also when its timer was late, as in a hidden tab. */
  function check(): void {
    if (!match || match.endedAt !== null || !isUp(match.clock, Date.now())) return;
    tell(texts.play.timeUp);
    finish(ended(match, Date.now()));
  }

  function play(move: Move): void {
    check();
    if (!match || match.endedAt !== null) return;
    const before = match.position;
    const next = moved(round, match, move, Date.now());
    if (next === match) return;
    tell(view.changeTold(before, next.position));
    if (next.endedAt !== null) finish(next);
    else {
      change(next);
      view.show(next.position, true);
    }
  }

  part(root, 'done', HTMLButtonElement).addEventListener('click', () => {
    if (!match || match.endedAt !== null || !hasStarted(match.clock, Date.now())) return;
    finish(ended(match, Date.now()));
  });
  document.addEventListener('visibilitychange', check);

  return {
    view,

    begin(game, choice) {
      halt();
      showState(root, 'playing');
      reveal(floor);
      // What was pressed is gone, and the tiles are yet to come.
      floor.focus({ preventScroll: true });
      const seconds = secondsOf(choice);
      clock.rest(seconds);
      const startsAt = Date.now() + view.turnUp(game);
      const length = seconds === null ? null : seconds * 1000;
      const next = begun(round, game, choice.show, { startsAt, length });
      change(next);
      clock.run(next.clock);
      if (hasStarted(next.clock, Date.now())) open(next);
      else at(startsAt, () => open(next));
    },

    resume(kept) {
      halt();
      match = kept;
      view.show(kept.position, false);
      if (kept.endedAt !== null) return finish(kept);
      showState(root, 'playing');
      if (isUp(kept.clock, Date.now())) return check();
      clock.run(kept.clock);
      if (hasStarted(kept.clock, Date.now())) open(kept);
      else at(kept.clock.startsAt, () => open(kept));
    },

    rest(choice) {
      halt();
      match = undefined;
      clock.rest(secondsOf(choice));
      view.rest(choice.show);
    },
  };
}
