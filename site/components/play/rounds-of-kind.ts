import type { Wording } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import type { Reply } from '../numbers-game/service.ts';
import type { Choice } from './choice.ts';
import type { ClockView } from './clock-view.ts';
import { keptMatch } from './kept-match.ts';
import type { Outcome } from './match.ts';
import { resultView } from './result.ts';
import type { Round } from './round.ts';
import { type OpenView, openStage } from './stage.ts';
import { showState } from './states.ts';
import type { PlayTexts } from './texts.ts';

/** All rounds of one kind on the page of play, whatever its games and moves are. */
export interface RoundsOfKind {
  /** Deals a game and begins it. @returns the choice that deals it again */
  play(choice: Choice, signal: AbortSignal): Promise<Reply<Choice>>;
  /** Goes on with the round that is kept, if it is the one of this choice. @returns whether it is */
  resume(choice: Choice): boolean;
  /** Lays the tiles face down. */
  rest(choice: Choice): void;
}

/** The page that they are played on. */
export interface PageOfPlay {
  readonly root: HTMLElement;
  readonly clock: ClockView;
  readonly texts: PlayTexts;
  readonly wording: Wording;
  /** Called once for each round that is over and judged. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/**
 * Brings the rounds of a kind to life.
 * @param key under which the browser keeps the last of them, for as long as the tab is open
 */
export function roundsOfKind<Game, Position, Move, Best>(
  { root, clock, texts, wording, onOutcome }: PageOfPlay,
  key: string,
  round: Round<Game, Position, Move, Best>,
  openView: OpenView<Game, Position, Move, Best>,
): RoundsOfKind {
  const store = keptMatch(() => sessionStorage, key, round);
  const waiting = part(root, 'waiting', HTMLElement);
  const stage = openStage(
    root,
    round,
    openView,
    clock,
    {
      onChange: store.write,
      onOver: (match) => {
        showState(root, 'over');
        void showResult(match);
      },
    },
    texts,
    wording,
  );
  const showResult = resultView(
    root,
    round,
    stage.view,
    (match) => {
      // A round that is looked at again, after a reload, has been counted.
      if (store.read()?.outcome) return;
      store.write(match);
      onOutcome(match.outcome);
    },
    texts,
    wording,
  );

  function draw(choice: Choice, signal: AbortSignal): Promise<Choice> {
    if (!stage.view.draw) throw new Error(`nothing is drawn by the player: ${choice.round}`);
    waiting.textContent = '';
    showState(root, 'drawing');
    return stage.view.draw(choice, signal);
  }

  return {
    async play(choice, signal) {
      waiting.textContent = texts.deal.busy;
      const reply = await round.deal(choice, signal, (asked) => draw(asked, signal));
      waiting.textContent = '';
      if (!reply.ok) return reply;
      stage.begin(reply.answer, choice);
      return { ok: true, answer: { ...choice, ...round.dealtAs(reply.answer) } };
    },

    resume({ show, seed, choices }) {
      const kept = store.read();
      if (!kept || kept.show !== show) return false;
      const dealt = round.dealtAs(kept.game);
      if (dealt.seed !== seed || dealt.choices !== choices) return false;
      stage.resume(kept);
      return true;
    },

    rest: stage.rest,
  };
}
